// The life of a subscription as pure steps: periods, failed payments and their retries, the end; and what it means for the team.
import type { StoredPlanChoice } from '../../base/storage/schema/billing.ts';

const dayMs = 24 * 60 * 60_000;
/** A failed payment is tried again so many days after it failed; after the last the team is limited. */
export const retryDays = [3, 7, 14] as const;
/** A limited team is closed so long after that. */
export const closingDays = 30;

export interface Life extends StoredPlanChoice {
  readonly status: 'active' | 'pastDue' | 'canceled';
  readonly anchor: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly isEnding: boolean;
  readonly endedAt: number | null;
  readonly failedAt: number | null;
  readonly tries: number;
}

/** The end of the period after `from`: as many months behind the anchor, in shorter months on their last day. */
export function periodEndAfter(anchor: number, from: number, isMonthly: boolean): number {
  const begin = new Date(anchor);
  const step = isMonthly ? 1 : 12;
  for (let months = step; ; months += step) {
    const end = new Date(anchor);
    end.setUTCDate(1);
    end.setUTCMonth(begin.getUTCMonth() + months);
    const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
    end.setUTCDate(Math.min(begin.getUTCDate(), lastDay));
    if (end.getTime() > from) return end.getTime();
  }
}

export const begun = (wish: StoredPlanChoice, now: number): Life => ({
  ...wish,
  status: 'active',
  anchor: now,
  periodStart: now,
  periodEnd: periodEndAfter(now, now, wish.isMonthly),
  isEnding: false,
  endedAt: null,
  failedAt: null,
  tries: 0,
});

export type Step = 'renew' | 'end' | 'retry' | 'close';

/** The next automatic step and its time. */
export function nextStep(life: Life): { readonly step: Step; readonly at: number } | null {
  if (life.status === 'canceled') return null;
  if (life.failedAt === null) return { step: life.isEnding ? 'end' : 'renew', at: life.periodEnd };
  const days = retryDays[life.tries];
  return days === undefined
    ? { step: 'close', at: closesAt(life.failedAt) }
    : { step: 'retry', at: life.failedAt + days * dayMs };
}

const limitsAt = (failedAt: number): number => failedAt + (retryDays.at(-1) ?? 0) * dayMs;
const closesAt = (failedAt: number): number => limitsAt(failedAt) + closingDays * dayMs;

export const renewed = (life: Life): Life => ({
  ...life,
  periodStart: life.periodEnd,
  periodEnd: periodEndAfter(life.anchor, life.periodEnd, life.isMonthly),
});

export const failed = (life: Life, at: number): Life => ({
  ...life,
  status: 'pastDue',
  failedAt: life.failedAt ?? at,
  tries: life.failedAt === null ? 0 : life.tries + 1,
});

export const paid = (life: Life): Life => ({ ...life, status: 'active', failedAt: null, tries: 0 });

export const ended = (life: Life, at: number): Life => ({
  ...life,
  status: 'canceled',
  isEnding: false,
  endedAt: at,
  failedAt: null,
  tries: 0,
});

export interface SubscriptionStanding {
  readonly places: number;
  readonly isLimited: boolean;
  readonly deactivationDueAt: number | null;
}

/** Limited once no retry is left, or at the end. The date: first when it is limited, then when it is closed. */
export function standingOf(life: Life): SubscriptionStanding {
  const { failedAt, maxUser: places } = life;
  if (life.status === 'canceled') return { places, isLimited: true, deactivationDueAt: null };
  if (failedAt === null) return { places, isLimited: false, deactivationDueAt: null };
  const isLimited = life.tries >= retryDays.length;
  return { places, isLimited, deactivationDueAt: isLimited ? closesAt(failedAt) : limitsAt(failedAt) };
}

/** The price of more seats or of a more expensive package for the rest of the period. */
export const restOf = (more: number, { periodStart, periodEnd }: Life, now: number): number =>
  Math.max(0, Math.round((more * (periodEnd - now)) / (periodEnd - periodStart)));

interface PeriodPrices {
  /** Of the plan as it is. */
  readonly present: number;
  readonly wished: number;
}

/**
 * What a plan becomes by a change, and what is to be paid for it now: the difference for the rest of the period, or a
 * new period less what is left of the present one.
 */
export function changedTo(
  present: Life,
  wish: StoredPlanChoice,
  prices: PeriodPrices,
  now: number,
): { readonly life: Life; readonly due: number } {
  if (present.isMonthly === wish.isMonthly)
    return {
      life: { ...present, ...wish, isEnding: false },
      due: restOf(prices.wished - prices.present, present, now),
    };
  const due = prices.wished - restOf(prices.present, present, now);
  return { life: begun(wish, now), due: Math.max(0, due) };
}
