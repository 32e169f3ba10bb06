// What an admin wants to subscribe to, as it stands in the controls of the page of plans, and what sending it brings.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  cancelSubscription,
  changeSubscription,
  type Plan,
  type Subscription,
  subscribe,
  subscription,
} from '../../../contract/billing/billing.ts';
import { subscriptionOverview } from '../../../contract/play/gates.ts';
import { call } from '../../base/api/call.ts';
import { afterDialogs } from '../../parts/afterDialogs.ts';
import { useSend } from '../../parts/forms/useSend.ts';
import { goTo } from './goTo.ts';

export interface Wish {
  readonly package: Plan['package'];
  readonly isPayPerUser: boolean;
  readonly isMonthly: boolean;
  readonly maxUser: number;
}

export const isRunning = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status !== 'none' && status !== 'canceled';

export const isSame = (present: Subscription, wish: Wish): boolean =>
  present.package === wish.package &&
  present.isPayPerUser === wish.isPayPerUser &&
  present.isMonthly === wish.isMonthly &&
  present.maxUser === wish.maxUser;

/** Null: it holds fewer people than are there, or more than it may. */
export function peopleIn(text: string, members: number, most: number | null): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const people = Number(text);
  return people < members || (most !== null && people > most) ? null : people;
}

const wordOf = (yes: boolean) => (yes ? 'true' : 'false');

/** Everything that was read of it before is read again. */
export function useBillingActs(teamId: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { send, isBusy, refusal } = useSend();
  const readAgain = async () => {
    for (const { method, path } of [subscription, subscriptionOverview])
      await queries.invalidateQueries({ queryKey: [method, path] });
  };
  /** Under an open dialog the page must not change: it would stay hidden from screen readers. */
  const done = (answer: Subscription | null) => {
    if (answer) afterDialogs(() => void readAgain());
    return answer !== null;
  };
  return {
    isBusy,
    refusal,
    change: (wish: Wish) => send(() => call(changeSubscription, { body: { teamId, ...wish } })).then(done),
    cancel: () => send(() => call(cancelSubscription, { body: { teamId } })).then(done),
    async begin(wish: Wish) {
      const answer = await send(() =>
        call(subscribe, {
          params: { id: teamId },
          query: {
            isPayPerUser: wordOf(wish.isPayPerUser),
            monthly: wordOf(wish.isMonthly),
            maxUser: String(wish.maxUser),
            package: wish.package,
          },
        }),
      );
      if (answer) goTo(answer.url, navigate);
    },
  };
}

/** Which package is chosen, how it is paid and for how many. */
export function useWish(present: Subscription) {
  const [isMonthly, setMonthly] = useState(present.isMonthly);
  const [isPayPerUser, setPayPerUser] = useState(present.isPayPerUser);
  const [people, setPeople] = useState(String(Math.max(present.members, present.maxUser, 1)));
  return { isMonthly, setMonthly, isPayPerUser, setPayPerUser, people, setPeople };
}
