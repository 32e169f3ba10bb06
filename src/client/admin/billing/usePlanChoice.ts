// What an admin wants to subscribe to, as it stands in the controls of the page of plans, and what sending it brings.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  cancelSubscription,
  changeSubscription,
  type Plan,
  type Subscription,
  subscribe,
} from '../../../contract/billing/billing.ts';
import { call } from '../../base/api/call.ts';
import { refreshAfterDialogs } from '../../parts/afterDialogs.ts';
import { useSend } from '../../parts/forms/useSend.ts';
import { goTo } from './goTo.ts';
import { placesFor } from './room.ts';

export interface PlanChoice {
  readonly package: Plan['package'];
  readonly isPayPerUser: boolean;
  readonly isMonthly: boolean;
  readonly maxUser: number;
}

export const isRunning = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status !== 'none' && status !== 'canceled';

export const isSame = (present: Subscription, choice: PlanChoice): boolean =>
  present.package === choice.package &&
  present.isPayPerUser === choice.isPayPerUser &&
  present.isMonthly === choice.isMonthly &&
  present.maxUser === choice.maxUser;

/** Null: it holds fewer people than are there, or more than it may. */
export function peopleIn(text: string, members: number, most: number | null): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const people = Number(text);
  return people < members || (most !== null && people > most) ? null : people;
}

/** Yes or no as addresses have it. */
export const wordOf = (yes: boolean): 'true' | 'false' => (yes ? 'true' : 'false');

export function useBillingActs(teamId: string) {
  const navigate = useNavigate();
  const { send, isBusy, refusal } = useSend();
  return {
    isBusy,
    refusal,
    async change(choice: PlanChoice) {
      const body = { teamId, ...choice };
      return (await send(() => call(changeSubscription, { body }, refreshAfterDialogs))) !== null;
    },
    async cancel() {
      return (await send(() => call(cancelSubscription, { body: { teamId } }, refreshAfterDialogs))) !== null;
    },
    async begin(choice: PlanChoice) {
      const answer = await send(() =>
        call(subscribe, {
          params: { id: teamId },
          query: {
            isPayPerUser: wordOf(choice.isPayPerUser),
            monthly: wordOf(choice.isMonthly),
            maxUser: String(choice.maxUser),
            package: choice.package,
          },
        }),
      );
      if (answer) goTo(answer.url, navigate);
    },
  };
}

/** Which package is chosen, how it is paid and for how many: as it is, for a first plan with room to grow. */
export function usePlanChoice(present: Subscription, most: number) {
  const [isMonthly, setMonthly] = useState(present.isMonthly);
  const [isPayPerUser, setPayPerUser] = useState(present.isPayPerUser);
  const [people, setPeople] = useState(() =>
    String(
      isRunning(present)
        ? Math.max(present.members, present.maxUser)
        : placesFor(Math.max(present.members, 1), most),
    ),
  );
  return { isMonthly, setMonthly, isPayPerUser, setPayPerUser, people, setPeople };
}
