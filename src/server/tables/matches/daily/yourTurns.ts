// The games with a move a day in which a person plays: first those that wait for them, by when they are due.
import { sql } from 'kysely';
import type { YourTurns } from '../../../../contract/play/daily.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import { timeOrNull } from '../../../base/shared/isoTime.ts';
import type { Database } from '../../../base/storage/database.ts';
import type { RoomDoc } from '../../../base/storage/schema/matches.ts';
import { waitsForPerson } from '../../../base/storage/waitingTurns.ts';
import { dueAfter } from '../../../people/workingDays.ts';
import { readDailyPeople, readStops } from './calendars.ts';

interface OwnDaily {
  readonly roomId: string;
  readonly teamId: string;
  readonly since: number | null;
  readonly days: number;
  /** Without `since`: a turn that was begun ends then. */
  readonly dueAt: number | null;
  /** When the opponent was asked whether the game ends. */
  readonly askedAt: number | null;
  /** Of an opponent who is late: the reader decides. */
  readonly decidesUntil: number | null;
  readonly gameName: string;
  readonly name: string;
  readonly places: RoomDoc['places'];
}

const mostShown = 300;

async function readOwn(database: Database, userId: string): Promise<OwnDaily[]> {
  const { rows } = await sql<OwnDaily>`
    select d.room_id as "roomId", d.team_id as "teamId", d.since, d.days, d.due_at as "dueAt",
      d.asked_at as "askedAt", r.game_name as "gameName", r.doc ->> 'name' as name, r.doc -> 'places' as places,
      case when d.since is null and d.due_at is null then (
        select due_at from daily_turns o
        where o.match_id = d.match_id and o.seat <> d.seat and o.asked_at is not null limit 1
      ) end as "decidesUntil"
    from daily_turns d join rooms r on r.id = d.room_id
    where d.user_id = ${userId} and r.status = 1
    order by d.since is null and d.due_at is null, d.due_at, d.room_id
    limit ${mostShown}`.execute(database);
  return rows;
}

/** How many tables wait for this person, and at how many they play. */
export async function countTurns(
  database: Database,
  userId: string,
): Promise<{ readonly count: number; readonly tables: number }> {
  const { rows } = await sql<{ count: number; tables: number }>`
    select count(*)::int as tables, (count(*) filter (where ${waitsForPerson}))::int as count
    from daily_turns d where d.user_id = ${userId}`.execute(database);
  return rows[0] ?? { count: 0, tables: 0 };
}

/** Time in which no node served is given back when a turn is due; it is shown at once. */
async function withStops(database: Database, userId: string, own: readonly OwnDaily[]): Promise<OwnDaily[]> {
  const running = own.flatMap(({ since, askedAt }) => (since === null || askedAt !== null ? [] : [since]));
  const stops = running.length > 0 ? await readStops(database, Math.min(...running)) : [];
  if (stops.length === 0) return [...own];
  const people = await readDailyPeople(
    database,
    own.map(({ teamId }) => ({ userId, teamId })),
  );
  return own.map((row) => {
    const { since, days, dueAt, askedAt, teamId } = row;
    const isTouched = since !== null && askedAt === null && stops.some(({ to }) => to > since);
    if (!isTouched || dueAt === null) return row;
    return { ...row, dueAt: dueAfter(people.of({ userId, teamId }).calendar, since, days, stops) };
  });
}

export async function readYourTurns(
  { database, clock }: { readonly database: Database; readonly clock: WallClock },
  userId: string,
): Promise<YourTurns> {
  const own = await withStops(database, userId, await readOwn(database, userId));
  const tables = own.map(({ roomId, dueAt, askedAt, decidesUntil, gameName, name, places }) => ({
    roomId,
    gameName,
    name,
    waits: dueAt !== null ? ('move' as const) : decidesUntil !== null ? ('decision' as const) : null,
    dueAt: timeOrNull(dueAt ?? decidesUntil),
    isLate: askedAt !== null,
    others: places.flatMap((place) =>
      place?.kind === 'person' && place.userId !== userId
        ? [{ userId: place.userId, name: place.name, avatar: place.avatar }]
        : [],
    ),
  }));
  const order = { move: 1, decision: 0 };
  return {
    now: new Date(clock.now()).toISOString(),
    tables: tables.toSorted(
      (one, other) => (one.waits ? order[one.waits] : 2) - (other.waits ? order[other.waits] : 2),
    ),
  };
}
