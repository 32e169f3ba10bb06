// The two ways to invite a colleague into the team: copy the sign-up link, or send a mail.
import { Button, makeStyles } from '@fluentui/react-components';
import { Mail20Regular } from '@fluentui/react-icons/svg/mail';
import { lazy, Suspense, useState } from 'react';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { countClick } from '../../base/api/clicks.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';

const InviteForm = lazy(async () => ({ default: (await import('./InviteForm.tsx')).InviteForm }));

const useStyles = makeStyles({ button: { minWidth: 0 } });

export interface InviteLink {
  readonly address: string;
  /** Nobody can join by it now. */
  readonly isClosed: boolean;
}

interface InviteActionsProps {
  readonly link: InviteLink;
  /** Of the buttons; the form stands below them. */
  readonly className?: string | undefined;
  /** The link's button is the filled one. */
  readonly isFirst?: boolean;
}

export function InviteActions({ link, className, isFirst = false }: InviteActionsProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const [isMailing, setMailing] = useState(false);
  return (
    <>
      <div className={className}>
        {link.isClosed ? (
          <ButtonLink appearance="outline" className={styles.button} to="/admin-panel/joining">
            {t('invite.settings')}
          </ButtonLink>
        ) : (
          <CopyButton
            appearance={isFirst ? 'primary' : 'outline'}
            className={styles.button}
            copiedLabel={t('invite.copied')}
            label={t('invite.copy')}
            onCopied={() => countClick('inviteLinkCopied')}
            text={link.address}
          />
        )}
        {!isMailing && (
          <Button
            appearance="outline"
            className={styles.button}
            icon={<Mail20Regular />}
            onClick={() => setMailing(true)}
          >
            {t('invite.byMail')}
          </Button>
        )}
      </div>
      {isMailing && (
        <Suspense>
          <InviteForm />
        </Suspense>
      )}
    </>
  );
}
