// Stands in for the page of a payment provider: no card is typed, no money is taken, and the visitor chooses how the payment ends.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { finishSandboxCheckout, sandboxOutcomes } from '../../../contract/billing/billing.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';
import { useToast } from '../../parts/toasts/Toasts.tsx';
import { BillingFrame } from './BillingFrame.tsx';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '16px', padding: '20px' },
  acts: { display: 'grid', gap: '8px', maxWidth: '360px' },
  button: { minHeight: '44px' },
});

type Outcome = (typeof sandboxOutcomes)[number];

export function CheckoutSandboxPage() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { team, userId } = useSignedIn();
  const navigate = useNavigate();
  const toast = useToast();
  const [search] = useSearchParams();
  const { send, isBusy, refusal } = useSend();
  const checkoutId = search.get('checkout');
  if (checkoutId === null) return <Navigate replace to="/plans" />;
  const finish = async (outcome: Outcome) => {
    const teamId = team?.teamId ?? userId;
    const answer = await send(() => call(finishSandboxCheckout, { body: { teamId, checkoutId, outcome } }));
    if (!answer) return;
    if (!answer.isPaid) toast(t('pages:billing.sandbox.failed'), false);
    void navigate(`/${answer.next}`, { replace: true });
  };
  return (
    <BillingFrame title="pages:billing.sandbox.title">
      <Surface className={styles.card}>
        <p className={mergeClasses(type.body, type.quiet)}>{t('pages:billing.sandbox.words')}</p>
        <Problem refusal={refusal} />
        <div className={styles.acts}>
          {sandboxOutcomes.map((outcome) => (
            <Button
              appearance={outcome === 'pay' ? 'primary' : 'secondary'}
              className={styles.button}
              disabledFocusable={isBusy}
              key={outcome}
              onClick={() => void finish(outcome)}
            >
              {t(`pages:billing.sandbox.${outcome}`)}
            </Button>
          ))}
          <ButtonLink appearance="subtle" className={styles.button} to="/plans">
            {t('pages:billing.sandbox.back')}
          </ButtonLink>
        </div>
      </Surface>
    </BillingFrame>
  );
}
