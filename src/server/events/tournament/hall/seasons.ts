// The seasons of a team: three months each, from the first of January, April, July and October in its time zone.
import { Temporal } from 'temporal-polyfill';
import type { TournamentSeason } from '../../../../contract/events/hallOfFame.ts';
import { dayOf, startOf } from '../../../base/shared/days.ts';

const months = 3;

/** A season with the moment it begins. */
export interface DatedSeason extends TournamentSeason {
  readonly startsAt: number;
}

const seasonFrom = (timeZone: string, first: Temporal.PlainDate): DatedSeason => {
  const from = first.toString();
  const to = first.add({ months }).subtract({ days: 1 }).toString();
  return { from, to, startsAt: startOf(timeZone, from) };
};

/** The season of a moment, or one that is so many before it. */
export function seasonAt(timeZone: string, moment: number, before = 0): DatedSeason {
  const day = Temporal.PlainDate.from(dayOf(timeZone, moment));
  const first = day
    .with({ day: 1 })
    .subtract({ months: (day.month - 1) % months })
    .subtract({ months: months * before });
  return seasonFrom(timeZone, first);
}

/** The four seasons of a year, in their order. */
export const seasonsOfYear = (timeZone: string, year: number): DatedSeason[] =>
  Array.from({ length: 12 / months }, (_, at) =>
    seasonFrom(timeZone, new Temporal.PlainDate(year, 1 + at * months, 1)),
  );

export const yearOf = ({ from }: TournamentSeason): number => Temporal.PlainDate.from(from).year;

export const seasonShown = ({ from, to }: TournamentSeason): TournamentSeason => ({ from, to });
