// After a payment: asks until the provider has confirmed it, and says so only then.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { StateTop } from '../../../ui/StateTop.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { useTeamSubscription } from './BillingFrame.tsx';
import { moneyInWords } from './money.ts';
import { useDay } from './useDay.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    justifyItems: 'center',
    gap: '16px',
    maxWidth: '520px',
    margin: '24px auto',
    padding: '32px 20px',
    textAlign: 'center',
  },
  acts: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
  button: { minHeight: '44px' },
});

const askedEveryMs = 2_000;
/** From then on it is said that it takes longer than usual. */
const longMs = 60_000;

function Outcome() {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const day = useDay();
  const [isConfirmed, confirm] = useState(false);
  const [isLong, setLong] = useState(false);
  const { data, isError } = useTeamSubscription({ everyMs: isConfirmed ? false : askedEveryMs });
  const isActive = data?.status === 'active' || data?.status === 'trialing';
  useEffect(() => {
    if (isActive) confirm(true);
  }, [isActive]);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  const isDone = isActive && data.package !== null;
  const title = t(isDone ? 'pages:billing.success.title' : 'pages:billing.success.waiting');
  return (
    <Surface className={styles.card}>
      <StateTop size={96} state={isDone ? 'spinning' : 'leaning'} />
      <PageHeading key={title}>{title}</PageHeading>
      <div role="status">
        {isDone ? (
          <p className={type.body}>
            {t('pages:billing.success.plan', {
              plan: t(`pages:billing.package.${data.package}`),
              people: data.maxUser,
            })}{' '}
            {data.renewsAt &&
              t('pages:billing.success.next', {
                day: day(data.renewsAt),
                price: data.price ? moneyInWords(data.price, language) : '',
              })}
          </p>
        ) : (
          <p className={mergeClasses(type.body, type.quiet)}>
            {t(
              isError
                ? 'pages:billing.success.unknown'
                : isLong
                  ? 'pages:billing.success.long'
                  : 'pages:billing.success.wait',
            )}
          </p>
        )}
        {data?.isSandbox && <p className={type.caption}>{t('pages:billing.sandbox.note')}</p>}
      </div>
      <div className={styles.acts}>
        {isDone ? (
          <>
            <ButtonLink appearance="primary" className={styles.button} to="/">
              {t('pages:billing.success.dashboard')}
            </ButtonLink>
            <ButtonLink className={styles.button} to="/invoices">
              {t('pages:billing.nav.invoices')}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink className={styles.button} to="/plans">
            {t('pages:billing.success.back')}
          </ButtonLink>
        )}
      </div>
    </Surface>
  );
}

export function CheckoutSuccessPage() {
  return (
    <PageTexts>
      <Outcome />
    </PageTexts>
  );
}
