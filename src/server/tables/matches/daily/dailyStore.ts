// SQL of what is due at tables with a move a day.
import { sql } from 'kysely';
import type { Database } from '../../../base/storage/database.ts';
import type { StoredDailySeat } from '../turns/liveMatch.ts';

/** One row of `daily_turns`, read. */
const columns = sql`match_id as "matchId", seat, room_id as "roomId", team_id as "teamId", user_id as "userId",
  turn, since, days, due_at as "dueAt", asked_at as "askedAt", tell_at as "tellAt"`;

export async function readDailySeats(database: Database, matchId: string): Promise<StoredDailySeat[]> {
  const { rows } = await sql<StoredDailySeat>`
    select ${columns} from daily_turns where match_id = ${matchId} order by seat`.execute(database);
  return rows;
}

/** What is due by now, the earliest first. */
export async function readDue(database: Database, now: number, most: number): Promise<StoredDailySeat[]> {
  const { rows } = await sql<StoredDailySeat>`
    select ${columns} from daily_turns where due_at <= ${now} order by due_at limit ${most}`.execute(
    database,
  );
  return rows;
}

/** The seats at which the clock of this person runs. */
export async function readRunningOf(database: Database, userId: string): Promise<StoredDailySeat[]> {
  const { rows } = await sql<StoredDailySeat>`
    select ${columns} from daily_turns where user_id = ${userId} and since is not null`.execute(database);
  return rows;
}

export async function readRunningOfTeam(database: Database, teamId: string): Promise<StoredDailySeat[]> {
  const { rows } = await sql<StoredDailySeat>`
    select ${columns} from daily_turns where team_id = ${teamId} and since is not null
    order by match_id, seat`.execute(database);
  return rows;
}

/** A row is changed only if it is still as it was read: of two nodes one does it. */
const asRead = ({ matchId, seat, turn, dueAt, askedAt }: StoredDailySeat) => sql`
  match_id = ${matchId} and seat = ${seat} and turn = ${turn}
  and due_at is not distinct from ${dueAt}::bigint and asked_at is not distinct from ${askedAt}::bigint`;

/** A turn that is due later than it was may not be late any more. */
export interface LaterDue {
  readonly dueAt: number;
  readonly askedAt: number | null;
}

/** False: somebody else was first. */
export async function writeDueAt(
  database: Database,
  row: StoredDailySeat,
  { dueAt, askedAt }: LaterDue,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update daily_turns set due_at = ${dueAt}, asked_at = ${askedAt} where ${asRead(row)}`.execute(database);
  return numAffectedRows > 0n;
}

/** The opponent is asked: in the same statement it is noted that they are to be told. */
export async function writeAsked(
  database: Database,
  row: StoredDailySeat,
  asked: { readonly at: number; readonly endsAt: number; readonly tellAt: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    with late as (
      update daily_turns set asked_at = ${asked.at}, due_at = ${asked.endsAt} where ${asRead(row)}
      returning match_id, seat
    ), decides as (
      update daily_turns d set tell_at = ${asked.tellAt}, held_until = 0, tries = 0
      from late where d.match_id = late.match_id and d.seat <> late.seat and d.since is null
    )
    select 1 from late`.execute(database);
  return rows.length > 0;
}

/** Another day, which begins now. */
export async function writeAnotherDay(
  database: Database,
  row: StoredDailySeat,
  next: { readonly since: number; readonly dueAt: number; readonly tellAt: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    with late as (
      update daily_turns set since = ${next.since}, days = 1, due_at = ${next.dueAt}, asked_at = null,
        tell_at = ${next.tellAt}, held_until = 0, tries = 0
      where ${asRead(row)} returning match_id, seat
    ), decided as (
      update daily_turns d set tell_at = null
      from late where d.match_id = late.match_id and d.seat <> late.seat
    )
    select 1 from late`.execute(database);
  return rows.length > 0;
}

/** A node looks after it, and again later if it has to. */
export async function putOff(database: Database, row: StoredDailySeat, until: number): Promise<void> {
  await sql`update daily_turns set due_at = ${until} where ${asRead(row)}`.execute(database);
}

/** With a move a day a bot plays on for somebody who has left the team; a node looks after it at once. */
export async function leaveToBot(
  database: Database,
  matchId: string,
  userId: string,
  now: number,
): Promise<void> {
  await sql`
    update daily_turns set user_id = null, since = null, asked_at = null, tell_at = null,
      due_at = case when since is null then due_at else ${now}::bigint end
    where match_id = ${matchId} and user_id = ${userId}`.execute(database);
}

/** Nothing is due any more: the match is settled, or its table is gone. */
export async function removeSeats(database: Database, matchId: string): Promise<void> {
  await database.deleteFrom('daily_turns').where('match_id', '=', matchId).execute();
}

export async function isSettled(database: Database, matchId: string): Promise<boolean> {
  const row = await database
    .selectFrom('matches')
    .select('settled_at')
    .where('id', '=', matchId)
    .executeTakeFirst();
  return row === undefined || row.settled_at !== null;
}
