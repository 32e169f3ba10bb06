// Shown instead of every page while the team's subscription is on hold.
import { Button, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useEffect } from 'react';
import { StateTop } from '../../ui/StateTop.tsx';
import { useTexts } from '../../ui/texts.tsx';
import { useSubscription } from '../api/gates.ts';
import { signOut } from '../api/signOut.ts';
import { useHost } from '../hosts/host.ts';
import { PageHeading } from '../parts/PageHeading.tsx';
import { useSignedIn } from '../session/useSession.ts';
import { localeOf } from '../words/language.ts';

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
  words: { maxWidth: '36ch', textWrap: 'balance' },
});

/** The server refuses the calls anyway; this says why in one place instead of in every block. */
export function UnlessOnHold({ children }: { readonly children: ReactNode }) {
  const { data } = useSubscription();
  return data?.isLimited ? <OnHold due={data.deactivationDueDate} /> : children;
}

function OnHold({ due }: { readonly due: string | null }) {
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
      <Button onClick={signOut}>{t('drawer.signOut')}</Button>
    </main>
  );
}
