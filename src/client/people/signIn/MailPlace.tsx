// Says where mails are on a server that sends none.
import { mergeClasses } from '@fluentui/react-components';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import type { LoginSettings } from '../../base/session/providers.ts';

interface MailPlaceProps {
  readonly settings: LoginSettings | null;
  /** What is said where mails are sent. */
  readonly otherwise: string;
  readonly isLarge?: boolean;
}

export function MailPlace({ settings, otherwise, isLarge = false }: MailPlaceProps) {
  const type = useType();
  const { t } = useTexts();
  const mail = settings?.mail ?? 'sent';
  return (
    <p className={isLarge ? type.large : mergeClasses(type.body, type.quiet)}>
      {mail === 'sent' ? otherwise : t(mail === 'outbox' ? 'arrival.mail.outbox' : 'arrival.mail.off')}
    </p>
  );
}
