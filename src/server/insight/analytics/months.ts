// The months that lie whole within a span of days, and the days around them.
interface Months {
  /** A month such as `2026-03`. */
  readonly first: string;
  readonly last: string;
  /** The last day before them, and the first after them; possibly outside of the span. */
  readonly dayBefore: string;
  readonly dayAfter: string;
}

const firstOf = (day: string, more: number): Date => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + more, 1));
};

const dayMs = 24 * 60 * 60_000;
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const monthOf = (date: Date): string => date.toISOString().slice(0, 7);
const before = (date: Date): Date => new Date(date.getTime() - dayMs);

/** Null: there is none. Both days are inclusive. */
export function wholeMonths({ start, end }: { readonly start: string; readonly end: string }): Months | null {
  const from = start.endsWith('-01') ? firstOf(start, 0) : firstOf(start, 1);
  const endsMonth = dayOf(before(firstOf(end, 1))) === end;
  const until = endsMonth ? firstOf(end, 1) : firstOf(end, 0);
  if (from >= until) return null;
  return {
    first: monthOf(from),
    last: monthOf(before(until)),
    dayBefore: dayOf(before(from)),
    dayAfter: dayOf(until),
  };
}
