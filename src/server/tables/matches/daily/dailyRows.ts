// The rows of `daily_turns` that go with a turn: when each person who must act now is due, and when they are told.
import type { Shapes } from '../../../../engine/game.ts';
import { type Match, ownTimeOf } from '../../../../engine/match.ts';
import type { Database } from '../../../base/storage/database.ts';
import type { DailySeat, TurnRow } from '../../../base/storage/journal.ts';
import { dueAfter, nextMorning, tellableAt } from '../../../people/workingDays.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { personAt } from '../rooms/room.ts';
import { type DailyPerson, readDailyPeople } from './calendars.ts';
import { changedSeats, type DueAs } from './seats.ts';

/** A node looks after a bot, a timer or a finished match when the node that should have done it has had this long. */
const takeOverAfterMs = 60_000;
/** Who makes several moves at once is not told between them. */
export const tellAfterMs = 60_000;

/** When somebody is told of a turn that began at this moment; null: they do not want to be. */
export function tellAt({ calendar, notices }: DailyPerson, since: number): number | null {
  if (notices === 'never') return null;
  return notices === 'each' ? tellableAt(calendar, since + tellAfterMs) : nextMorning(calendar, since);
}

export interface DailyRows {
  /** The row of a turn at a table with a move a day, with what is due after it. */
  withSeats(open: OpenRoom, before: Match<Shapes>, after: Match<Shapes>, row: TurnRow): Promise<TurnRow>;
}

export function createDailyRows({ database }: { readonly database: Database }): DailyRows {
  async function seatsAfter(
    open: OpenRoom,
    before: Match<Shapes>,
    after: Match<Shapes>,
    row: TurnRow,
  ): Promise<DailySeat[]> {
    const { teamId, live } = open;
    const people = (live?.facts.positions ?? []).map((position) => personAt(open.stored.doc, position));
    const isPerson = people.map((userId) => userId !== null);
    const changed = changedSeats({ game: open.game, before, after, entries: row.entries, isPerson });
    const begun = changed.flatMap(({ seat, as }) => (as === 'theirs' ? (people[seat] ?? []) : []));
    const calendars = await readDailyPeople(
      database,
      begun.map((userId) => ({ userId, teamId })),
    );
    const days = after.setup.turnDays ?? 1;
    const rowOf = (seat: number, as: DueAs): DailySeat => {
      const userId = as === 'over' ? null : (people[seat] ?? null);
      const common = { seat, roomId: open.id, teamId, userId, days };
      const own = as === 'timed' ? ownTimeOf(open.game, after, seat) : null;
      if (own) {
        const dueAt = row.at + own.since + own.ms - after.at;
        return { ...common, since: null, dueAt, tellAt: null };
      }
      if (as !== 'theirs' || userId === null) {
        const isOurs = as === 'ours' || (as === 'over' && seat === 0);
        return { ...common, since: null, dueAt: isOurs ? row.at + takeOverAfterMs : null, tellAt: null };
      }
      const person = calendars.of({ userId, teamId });
      const dueAt = dueAfter(person.calendar, row.at, days);
      return { ...common, since: row.at, dueAt, tellAt: tellAt(person, row.at) };
    };
    return changed.map(({ seat, as }) => rowOf(seat, as));
  }

  return {
    async withSeats(open, before, after, row) {
      return { ...row, daily: await seatsAfter(open, before, after, row) };
    },
  };
}
