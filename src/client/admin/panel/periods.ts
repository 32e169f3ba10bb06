// Play periods of a week as the form shows them: a list for each day, Monday first. Pure.
import type { PlayPeriod } from '../../../contract/admin/admin.ts';

/** 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

export const periodsOn = (periods: readonly PlayPeriod[], day: number): PlayPeriod[] =>
  periods.filter((period) => period.day === day);

/** In the order of the week, so that equal weeks compare as equal. */
const ordered = (periods: readonly PlayPeriod[]): PlayPeriod[] =>
  weekdays.flatMap((day) => periodsOn(periods, day));

const usual = { from: '12:00', to: '13:00' } as const;

const isEqual = (one: PlayPeriod, other: PlayPeriod): boolean =>
  one.day === other.day && one.from === other.from && one.to === other.to;

const laterHour = (clock: string): string =>
  `${String((Number(clock.slice(0, 2)) + 1) % 24).padStart(2, '0')}${clock.slice(2)}`;

/** The usual hour, or the first hour after the last period of the day. */
export function withPeriod(periods: readonly PlayPeriod[], day: number): PlayPeriod[] {
  const last = periodsOn(periods, day).at(-1);
  const from = last ? last.to : usual.from;
  return ordered([...periods, { day, from, to: last ? laterHour(from) : usual.to }]);
}

/** A period is found by its times: it may come from an older answer than the others. */
export const withoutPeriod = (periods: readonly PlayPeriod[], which: PlayPeriod): PlayPeriod[] =>
  periods.filter((period) => !isEqual(period, which));

export const withTime = (
  periods: readonly PlayPeriod[],
  which: PlayPeriod,
  change: Partial<Pick<PlayPeriod, 'from' | 'to'>>,
): PlayPeriod[] => periods.map((period) => (isEqual(period, which) ? { ...period, ...change } : period));

/** The hours of one day for every day of the week. */
export const copiedToAll = (periods: readonly PlayPeriod[], from: number): PlayPeriod[] =>
  weekdays.flatMap((day) => periodsOn(periods, from).map((period) => ({ ...period, day })));

/** A text key; null: nothing is wrong with it. */
export const problemWith = ({ from, to }: Pick<PlayPeriod, 'from' | 'to'>): string | null => {
  if (from === '' || to === '') return 'pages:admin.periods.needed';
  return from === to ? 'pages:admin.periods.empty' : null;
};

export const isOvernight = ({ from, to }: PlayPeriod): boolean => from !== '' && to !== '' && to < from;
