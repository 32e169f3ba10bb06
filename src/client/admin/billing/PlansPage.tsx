// Plans and Billing: the present plan, what there is to choose from and what it costs.
import { Field, Input, makeStyles, mergeClasses, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import type { Plan, SubscriptionPage } from '../../../contract/billing/billing.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { Problem } from '../../parts/forms/Problem.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { BillingFrame, useTeamSubscription } from './BillingFrame.tsx';
import billingStyles from './billing.module.css';
import { CurrentPlan } from './CurrentPlan.tsx';
import { yearlySaving } from './money.ts';
import { PlanCard } from './PlanCard.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { PlanTable } from './PlanTable.tsx';
import {
  isRunning,
  isSame,
  type PlanChoice,
  peopleIn,
  useBillingActs,
  usePlanChoice,
} from './usePlanChoice.ts';

const questions = ['change', 'cancel', 'failed', 'people'] as const;

/** What admins ask before they pay. */
function PlanQuestions() {
  const type = useType();
  const { t } = useTexts();
  return (
    <section aria-labelledby="bl-questions" className={billingStyles.questions}>
      <h2 className={type.section} id="bl-questions">
        {t('pages:billing.questions.title')}
      </h2>
      {questions.map((question) => (
        <details key={question}>
          <summary className={type.strong}>{t(`pages:billing.questions.${question}.title`)}</summary>
          <p className={mergeClasses(type.body, type.quiet)}>
            {t(`pages:billing.questions.${question}.words`)}
          </p>
        </details>
      ))}
    </section>
  );
}

const useStyles = makeStyles({
  controls: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 24px' },
  people: { width: '120px' },
});

/** What the choice costs in a period; null: on request. */
function priceOf(plan: Plan, { isMonthly, isPayPerUser, maxUser }: PlanChoice) {
  if (!plan.price) return null;
  const { amount, currency } = isMonthly ? plan.price.monthly : plan.price.yearly;
  return { amount: isPayPerUser ? amount * maxUser : amount, currency };
}

function Plans({ offer, teamId }: { readonly offer: SubscriptionPage; readonly teamId: string }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const largest = Math.max(...offer.plans.map(({ places }) => places ?? 0));
  const choice = usePlanChoice(offer, largest);
  const { isMonthly, setMonthly, isPayPerUser, setPayPerUser, people, setPeople } = choice;
  const { isBusy, refusal, begin, change, cancel } = useBillingActs(teamId);
  const [asked, ask] = useState<PlanChoice | null>(null);
  const plans = offer.plans.filter((plan) => plan.isPayPerUser === isPayPerUser);
  const most = Math.max(...plans.map(({ places }) => places ?? 0));
  const maxUser = isPayPerUser ? peopleIn(people, offer.members, most) : offer.members;
  const paid = plans.find(({ price }) => price !== null)?.price;
  const saving = paid ? yearlySaving(paid) : 0;
  const choiceOf = (plan: Plan): PlanChoice => ({
    package: plan.package,
    isPayPerUser,
    isMonthly,
    // At one price for all there is no reason to take fewer places than the plan holds.
    maxUser: isPayPerUser ? (maxUser ?? offer.members) : (plan.places ?? offer.members),
  });
  const choose = (plan: Plan) => {
    if (maxUser === null) document.querySelector<HTMLElement>('input[name=maxUser]')?.focus();
    else ask(choiceOf(plan));
  };
  const confirm = async () => {
    if (!asked) return;
    if (!isRunning(offer)) await begin(asked);
    else if (await change(asked)) ask(null);
  };
  return (
    <>
      <CurrentPlan addPlaces={ask} cancel={cancel} isBusy={isBusy} offer={offer} resume={change} />
      {!asked && <Problem refusal={refusal} />}
      <div className={styles.controls}>
        <Switch
          checked={!isMonthly}
          label={
            saving > 0 ? t('pages:billing.plans.yearlySaving', { saving }) : t('pages:billing.plans.yearly')
          }
          onChange={(_, { checked }) => setMonthly(!checked)}
        />
        <Switch
          checked={isPayPerUser}
          label={t('pages:billing.plans.perUser')}
          onChange={(_, { checked }) => setPayPerUser(checked)}
        />
        {isPayPerUser && (
          <Field
            label={t('pages:billing.plans.people')}
            {...(maxUser === null && {
              validationMessage: t('pages:billing.plans.peopleWrong', { least: offer.members, most }),
            })}
          >
            <Input
              aria-invalid={maxUser === null}
              className={styles.people}
              inputMode="numeric"
              name="maxUser"
              onChange={(_, { value }) => setPeople(value)}
              value={people}
            />
          </Field>
        )}
      </div>
      {isPayPerUser && !isRunning(offer) && (
        <p className={mergeClasses(type.caption, type.quiet)}>
          {t('pages:billing.plans.peopleHint', { members: offer.members })}
        </p>
      )}
      <ul className={billingStyles.plans}>
        {plans.map((plan) => (
          <PlanCard
            contact={offer.contact}
            isBusy={isBusy}
            isCurrent={
              isRunning(offer) && offer.package === plan.package && offer.isPayPerUser === isPayPerUser
            }
            isRecommended={plan.package === offer.recommended}
            isSame={isRunning(offer) && isSame(offer, choiceOf(plan))}
            isRunning={isRunning(offer)}
            key={plan.package}
            onChoose={() => choose(plan)}
            people={maxUser}
            plan={plan}
            total={maxUser === null ? null : priceOf(plan, choiceOf(plan))}
            choice={choiceOf(plan)}
          />
        ))}
      </ul>
      <PlanTable plans={plans} />
      <PlanQuestions />
      {asked && (
        <PlanDialog
          choice={asked}
          isBusy={isBusy}
          present={isRunning(offer) ? offer : null}
          onClose={() => ask(null)}
          onConfirm={() => void confirm()}
          refusal={refusal}
          teamId={teamId}
        />
      )}
    </>
  );
}

export function PlansPage() {
  const { t } = useTexts();
  const { team, userId } = useSignedIn();
  const query = useTeamSubscription();
  return (
    <BillingFrame title="nav.plans">
      <Loaded
        query={query}
        skeleton={<Skeleton height={420} width="100%" />}
        what={t('pages:billing.plans.what')}
      >
        {(offer) => (
          <Plans key={`${offer.status} ${offer.package}`} offer={offer} teamId={team?.teamId ?? userId} />
        )}
      </Loaded>
    </BillingFrame>
  );
}
