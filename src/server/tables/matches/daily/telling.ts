// Tells people that it is their turn at a table with a move a day, once, in their hours of play, and only while it is true.
import { sql } from 'kysely';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Log } from '../../../base/shared/log.ts';
import type { Database } from '../../../base/storage/database.ts';
import { type Queue, sendDue, takeDue } from '../../../messaging/queue/queue.ts';
import { dayAt, tellableAt } from '../../../people/workingDays.ts';
import type { RoomPresence } from '../nodes/presence.ts';
import { isAtRest, type RoomDoc, type StoredRoom } from '../rooms/room.ts';
import { type Notify, othersOf, tableSubject } from '../turns/awayNotices.ts';
import { type DailyPerson, readDailyPeople } from './calendars.ts';
import { tellAt } from './dailyRows.ts';

interface DailyTelling {
  readonly match_id: string;
  readonly seat: string;
  readonly room_id: string;
  readonly team_id: string;
  readonly user_id: string | null;
  readonly turn: number;
  readonly since: number | null;
  readonly tell_at: number;
  /** Null: the table is gone. */
  readonly doc: RoomDoc | null;
  readonly status: StoredRoom['status'] | null;
  /** Of the opponent, when the reader decides what follows. */
  readonly asked_at: number | null;
  /** At how many tables it is the reader's turn. */
  readonly running: number;
}

const tellings: Queue<'match_id' | 'seat'> = {
  table: 'daily_turns',
  key: ['match_id', 'seat'],
  waiting: sql`tell_at is not null`,
  dueAt: 'tell_at',
  nextTryAt: 'held_until',
  tries: 'tries',
  leaseMs: 2 * 60_000,
  rest: { firstMs: 60_000, longestMs: 16 * 60_000 },
};

export interface TellingDeps {
  readonly database: Database;
  readonly clock: WallClock;
  readonly log: Pick<Log, 'warn'>;
  readonly presence: Pick<RoomPresence, 'isHere'>;
  readonly notify: Notify;
}

async function take(database: Database, now: number, most: number): Promise<DailyTelling[]> {
  const { rows } = await sql<DailyTelling>`
    with taken as (${takeDue(tellings, now, most)})
    select d.match_id, d.seat::text as seat, d.room_id, d.team_id, d.user_id, d.turn, d.since, d.tell_at,
      r.doc, r.status,
      (select max(asked_at) from daily_turns o where o.match_id = d.match_id and o.seat <> d.seat) as asked_at,
      (select count(*)::int from daily_turns o where o.user_id = d.user_id and o.since is not null) as running
    from taken d left join rooms r on r.id = d.room_id
    order by d.tell_at`.execute(database);
  return rows;
}

/** Not where the turn changed meanwhile: then there is something else to tell. */
async function writeTellAt(database: Database, row: DailyTelling, at: number | null): Promise<void> {
  await sql`
    update daily_turns set tell_at = ${at}, held_until = 0, tries = 0
    where match_id = ${row.match_id} and seat = ${row.seat}::smallint and turn = ${row.turn}
      and tell_at = ${row.tell_at}`.execute(database);
}

/** All that waits for this person was told together. */
async function writeAllTold(database: Database, userId: string, now: number): Promise<void> {
  await sql`
    update daily_turns set tell_at = null
    where user_id = ${userId} and since is not null and tell_at <= ${now}`.execute(database);
}

/** The number of a match in its room: `<room>:<number>`. */
const gameOf = (match: string): number => Number(match.split(':')[1]);

/** Idempotent: a notification of the same turn, or of the same morning, is written once. */
export async function tellOfTurns(deps: TellingDeps): Promise<void> {
  const { database, clock, log, presence, notify } = deps;

  async function tellOf(row: DailyTelling, doc: RoomDoc, userId: string): Promise<void> {
    const { room_id: roomId, match_id, turn, since } = row;
    const board = { game: gameOf(match_id), turn, seat: Number(row.seat) };
    const table = { roomId, gameName: doc.gameName, others: othersOf(doc, userId), board };
    const content =
      since === null
        ? ({ kind: 'opponentLate', ...table, since: `${match_id} ${turn} ${row.asked_at}` } as const)
        : ({ kind: 'yourTurn', ...table, since: `${match_id} ${turn} ${since}` } as const);
    await notify(userId, { subject: tableSubject(roomId), renew: 'news', content });
  }

  async function tellTogether(row: DailyTelling, userId: string, day: string): Promise<void> {
    const content = { kind: 'turnsWaiting', count: row.running, since: day } as const;
    await notify(userId, { subject: 'turnsWaiting', renew: 'news', content });
    await writeAllTold(database, userId, clock.now());
  }

  /** When this may be told; null: never. */
  function mayTellAt(row: DailyTelling, person: DailyPerson): number | null {
    const { since } = row;
    const wished = since === null ? row.tell_at : tellAt(person, since);
    if (wished === null || person.notices === 'never') return null;
    return Math.max(wished, tellableAt(person.calendar, clock.now()));
  }

  async function send(row: DailyTelling): Promise<'done'> {
    const { user_id: userId, team_id: teamId, doc, status, since } = row;
    const isTrue = doc !== null && status !== null && isAtRest({ doc, status });
    const isAsked = since !== null || row.asked_at !== null;
    if (userId === null || !isTrue || !isAsked || presence.isHere(row.room_id, userId)) {
      await writeTellAt(database, row, null);
      return 'done';
    }
    const person = (await readDailyPeople(database, [{ userId, teamId }])).of({ userId, teamId });
    const at = mayTellAt(row, person);
    if (at !== null && at > clock.now()) {
      await writeTellAt(database, row, at);
      return 'done';
    }
    const isTogether = since !== null && person.notices === 'together';
    if (at !== null && isTogether)
      await tellTogether(row, userId, dayAt(person.calendar.timeZone, clock.now()).toString());
    else if (at !== null) await tellOf(row, doc, userId);
    await writeTellAt(database, row, null);
    return 'done';
  }

  await sendDue(deps, {
    queue: tellings,
    take: (now, most) => take(database, now, most),
    send,
    onFault: ({ match_id, seat }, fault) =>
      log.warn({ match: match_id, seat, fault: String(fault) }, 'a turn is told of later'),
  });
}
