// The seasons of a team: three months each, from the first of January, April, July and October in its time zone.
import { Temporal } from 'temporal-polyfill';
import type { TournamentSeason } from '../../../../contract/events/hallOfFame.ts';
import { dayOf, startOf } from '../../../base/shared/days.ts';

const months = 3;

/** A season with the moment it begins. */
export interface DatedSeason extends TournamentSeason {
  readonly startsAt: number;
}

/** The season of a moment, or one that is so many before it. */
export function seasonAt(timeZone: string, moment: number, before = 0): DatedSeason {
  const day = Temporal.PlainDate.from(dayOf(timeZone, moment));
  const first = day
    .with({ day: 1 })
    .subtract({ months: (day.month - 1) % months })
    .subtract({ months: months * before });
  const last = first.add({ months }).subtract({ days: 1 });
  const from = first.toString();
  return { from, to: last.toString(), startsAt: startOf(timeZone, from) };
}

export const seasonShown = ({ from, to }: TournamentSeason): TournamentSeason => ({ from, to });
