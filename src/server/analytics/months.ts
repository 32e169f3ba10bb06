// The months that lie whole within a span of days.
interface Months {
  /** As `2026-03`. */
  readonly first: string;
  readonly last: string;
}

const monthOf = (day: string, more = 0): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + more, 1)).toISOString().slice(0, 7);
};

const isLastOfMonth = (day: string): boolean =>
  new Date(Date.parse(day) + 24 * 60 * 60_000).toISOString().endsWith('-01T00:00:00.000Z');

/** Null: there is none. Both days are inclusive. */
export function wholeMonths({ start, end }: { readonly start: string; readonly end: string }): Months | null {
  const first = start.endsWith('-01') ? monthOf(start) : monthOf(start, 1);
  const last = isLastOfMonth(end) ? monthOf(end) : monthOf(end, -1);
  return first <= last ? { first, last } : null;
}
