// The card on file, how the last payment went, and the way to another card at the payment provider.
import { Button, MessageBar, MessageBarBody, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { type Payment, paymentMethod, setupPayment } from '../../../contract/billing/billing.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { useSubscription } from '../../base/api/gates.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { BillingFrame } from './BillingFrame.tsx';
import { goTo } from './goTo.ts';
import { useDay } from './useDay.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '12px', padding: '20px', justifyItems: 'start' },
  button: { minHeight: '44px' },
});

function Card({ payment, teamId }: { readonly payment: Payment; readonly teamId: string }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const day = useDay();
  const navigate = useNavigate();
  const { send, isBusy, refusal } = useSend();
  const due = useSubscription().data?.deactivationDueDate ?? null;
  const { card, lastPayment, nextTryAt } = payment;
  const replace = async () => {
    const answer = await send(() => call(setupPayment, { params: { id: teamId } }));
    if (answer) goTo(answer.url, navigate);
  };
  if (!card && !lastPayment)
    return (
      <Surface className={styles.card}>
        <p className={type.strong}>{t('pages:billing.payment.none')}</p>
        <p className={mergeClasses(type.body, type.quiet)}>{t('pages:billing.payment.noneWords')}</p>
        <ButtonLink appearance="primary" className={styles.button} to="/plans">
          {t('pages:billing.payment.seePlans')}
        </ButtonLink>
      </Surface>
    );
  return (
    <Surface className={styles.card}>
      {card && (
        <p className={mergeClasses(type.cardTitle, type.number)}>
          {t('pages:billing.payment.card', {
            brand: card.brand.toUpperCase(),
            last4: card.last4,
            expiry: `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`,
          })}
        </p>
      )}
      {lastPayment?.status === 'paid' && (
        <p className={type.body}>{t('pages:billing.payment.paid', { day: day(lastPayment.at) })}</p>
      )}
      {lastPayment?.status === 'failed' && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {t('pages:billing.payment.failed', { day: day(lastPayment.at) })}{' '}
            {nextTryAt && t('pages:billing.payment.nextTry', { day: day(nextTryAt) })}{' '}
            {due && t('pages:billing.payment.due', { day: day(due) })}
          </MessageBarBody>
        </MessageBar>
      )}
      <Problem refusal={refusal} />
      <Button
        appearance="primary"
        className={styles.button}
        disabledFocusable={isBusy}
        onClick={() => void replace()}
      >
        {t('pages:billing.payment.replace')}
      </Button>
    </Surface>
  );
}

export function PaymentMethodPage() {
  const { t } = useTexts();
  const { team, userId } = useSignedIn();
  const teamId = team?.teamId ?? userId;
  const query = useAnswer(paymentMethod, { params: { id: teamId } });
  return (
    <BillingFrame title="pages:billing.nav.payment">
      <Loaded
        query={query}
        skeleton={<Skeleton height={160} width="100%" />}
        what={t('pages:billing.nav.payment')}
      >
        {(payment) => <Card payment={payment} teamId={teamId} />}
      </Loaded>
    </BillingFrame>
  );
}
