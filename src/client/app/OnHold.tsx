// What is shown instead of pages while the team's subscription is on hold: why, and what an admin can do.
import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { StateTop } from '../../ui/StateTop.tsx';
import { useTexts } from '../../ui/texts.tsx';
import { useSubscription } from '../base/api/gates.ts';
import { signOut } from '../base/api/signOut.ts';
import { useHost } from '../base/hosts/host.ts';
import { useSignedIn } from '../base/session/useSession.ts';
import { localeOf } from '../base/words/language.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '20px',
    minHeight: '100dvh',
    padding: '16px',
    textAlign: 'center',
  },
  acts: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
  words: { maxWidth: '36ch', textWrap: 'balance' },
});

export function OnHold({ due }: { readonly due: string | null }) {
  const styles = useStyles();
  const { t, language } = useTexts();
  const { isAdmin } = useSignedIn();
  const mayPay = useHost().billing !== 'unmentioned';
  const { refetch } = useSubscription();
  useEffect(() => {
    const look = () => void refetch();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [refetch]);
  const date =
    due &&
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(due));
  const forAdmins = date
    ? t('errors.PleaseUpdateYourPaymentMethod', { date })
    : t('errors.PleaseUpdateYourPaymentMethodSoon');
  return (
    <main className={styles.page}>
      <StateTop size={96} state="leaning" />
      <div className={styles.words}>
        <PageHeading tabTitle={t('state.onHold')}>
          {isAdmin && mayPay ? forAdmins : t('errors.YouAreNotAllowed')}
        </PageHeading>
      </div>
      {isAdmin && mayPay && (
        <div className={styles.acts}>
          <ButtonLink appearance="primary" to="/payment-method">
            {t('state.updatePayment')}
          </ButtonLink>
          <ButtonLink to="/plans">{t('nav.plans')}</ButtonLink>
        </div>
      )}
      <Button onClick={signOut}>{t('drawer.signOut')}</Button>
    </main>
  );
}
