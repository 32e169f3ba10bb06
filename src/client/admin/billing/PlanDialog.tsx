// Tells what a plan, a change of it or more places cost now and later, before anything is paid.
import { mergeClasses } from '@fluentui/react-components';
import type { Subscription } from '../../../contract/billing/billing.ts';
import { type PlanCost, previewSubscription } from '../../../contract/billing/preview.ts';
import type { Refusal } from '../../../contract/errors.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { moneyInWords } from './money.ts';
import { useDay } from './useDay.ts';
import { isSame, type PlanChoice, wordOf } from './usePlanChoice.ts';

interface PlanDialogProps {
  readonly choice: PlanChoice;
  readonly teamId: string;
  /** The plan that is running, and is changed; null: the payment follows on the page of the provider. */
  readonly present: Subscription | null;
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  onClose(): void;
  onConfirm(): void;
}

/** The places that are added to a plan that stays as it is otherwise; 0: the plan is another one. */
const addedTo = (present: Subscription, choice: PlanChoice): number =>
  isSame({ ...present, maxUser: choice.maxUser }, choice) ? Math.max(0, choice.maxUser - present.maxUser) : 0;

export function PlanDialog({ choice, teamId, present, isBusy, refusal, ...acts }: PlanDialogProps) {
  const { t, language } = useTexts();
  const query = useAnswer(previewSubscription, {
    params: { id: teamId },
    query: {
      package: choice.package,
      isPayPerUser: wordOf(choice.isPayPerUser),
      monthly: wordOf(choice.isMonthly),
      maxUser: String(choice.maxUser),
    },
  });
  const cost = query.data;
  const plan = t(`pages:billing.package.${choice.package}`);
  const isRunning = present !== null;
  const added = present ? addedTo(present, choice) : 0;
  const title = added > 0 ? 'addTitle' : isRunning ? 'title' : 'beginTitle';
  const isPaidNow = isRunning && cost !== undefined && cost.due.amount > 0;
  const confirm = isPaidNow
    ? t('pages:billing.change.pay', { price: moneyInWords(cost.due, language) })
    : t(isRunning ? 'pages:billing.change.act' : 'pages:billing.change.toPayment');
  return (
    <ConfirmDialog
      cancel={t(isRunning ? 'pages:billing.change.keep' : 'pages:billing.change.notNow')}
      confirm={confirm}
      isBusy={isBusy || cost === undefined}
      isHarmless
      onCancel={acts.onClose}
      onConfirm={acts.onConfirm}
      title={t(`pages:billing.change.${title}`, { plan, count: added })}
    >
      <Loaded
        query={query}
        skeleton={<Skeleton height={72} width="100%" />}
        what={t('pages:billing.change.what')}
      >
        {(known) => <Cost choice={choice} cost={known} isRunning={isRunning} />}
      </Loaded>
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}

interface CostProps {
  readonly choice: PlanChoice;
  readonly cost: PlanCost;
  readonly isRunning: boolean;
}

function Cost({ choice, cost: { due, credit, next, nextAt }, isRunning }: CostProps) {
  const type = useType();
  const { t, language } = useTexts();
  const day = useDay();
  const price = moneyInWords(next, language);
  const isProrated = isRunning && due.amount > 0;
  return (
    <>
      <p>
        {t(`pages:billing.change.${choice.isMonthly ? 'monthly' : 'yearly'}`, {
          people: choice.maxUser,
          price,
        })}
      </p>
      <div>
        <p className={mergeClasses(type.section, type.number)}>
          {due.amount > 0
            ? t('pages:billing.change.due', { price: moneyInWords(due, language) })
            : t('pages:billing.change.nothingDue')}
        </p>
        {isProrated && (
          <p className={mergeClasses(type.body, type.quiet)}>{t('pages:billing.change.prorated')}</p>
        )}
        {credit.amount > 0 && (
          <p className={type.body}>
            {t('pages:billing.change.credit', { price: moneyInWords(credit, language) })}
          </p>
        )}
      </div>
      <p className={mergeClasses(type.body, type.quiet)}>
        {t('pages:billing.current.renews', { price, day: day(nextAt) })}
      </p>
    </>
  );
}
