// What a newcomer does next: opens the link that was mailed, or asks an admin of the team to confirm them.
import { Button, mergeClasses } from '@fluentui/react-components';
import { useSearchParams } from 'react-router-dom';
import { StateTop } from '../../../ui/StateTop.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import type { LoginSettings } from '../../base/session/providers.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { useHeadingFocus } from '../../parts/useHeadingFocus.ts';
import { MailPlace } from './MailPlace.tsx';
import { Resend } from './Resend.tsx';
import { useSignInStyles } from './useSignInStyles.ts';

interface AfterSignUpProps {
  readonly email: string;
  readonly settings: LoginSettings | null;
  /** Back to the form. */
  onAnother(): void;
}

export function AfterSignUp({ email, settings, onAnother }: AfterSignUpProps) {
  const around = useHeadingFocus<HTMLDivElement>();
  const styles = useSignInStyles();
  const { t } = useTexts();
  const sendsMail = (settings?.mail ?? 'sent') === 'sent';
  return (
    <div className={styles.centre} ref={around}>
      <StateTop size={72} state="spinning" />
      {settings?.team && !sendsMail ? (
        <WaitForAdmin email={email} team={settings.team.name} />
      ) : (
        <OpenLink email={email} settings={settings} />
      )}
      <Button appearance="subtle" onClick={onAnother}>
        {t('arrival.forgot.another')}
      </Button>
    </div>
  );
}

function OpenLink({ email, settings }: Pick<AfterSignUpProps, 'email' | 'settings'>) {
  const type = useType();
  const { t } = useTexts();
  const sendsMail = (settings?.mail ?? 'sent') === 'sent';
  return (
    <>
      <PageHeading>{t(sendsMail ? 'arrival.signUp.inbox' : 'arrival.signUp.link')}</PageHeading>
      <MailPlace isLarge otherwise={t('arrival.signUp.sentTo', { email })} settings={settings} />
      {sendsMail && (
        <>
          <p className={mergeClasses(type.body, type.quiet)}>{t('arrival.signUp.hint')}</p>
          <Resend email={email} />
        </>
      )}
    </>
  );
}

function WaitForAdmin({ email, team }: { readonly email: string; readonly team: string }) {
  const type = useType();
  const { t } = useTexts();
  const [query] = useSearchParams();
  return (
    <>
      <PageHeading>{t('arrival.signUp.waiting')}</PageHeading>
      <p className={type.large}>{t('arrival.signUp.askAdmin', { team })}</p>
      <p className={mergeClasses(type.body, type.quiet)}>{t('arrival.signUp.thenSignIn', { email })}</p>
      <ButtonLink appearance="primary" size="large" to={query.size > 0 ? `/login?${query}` : '/login'}>
        {t('door.login.act')}
      </ButtonLink>
    </>
  );
}
