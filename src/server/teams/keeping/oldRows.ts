// What of a team is older than it is kept: which rows, how many, and deleting them a few at a time.
import { type RawBuilder, sql } from 'kysely';
import type { RetentionKind } from '../../../contract/admin/keeping.ts';
import type { Database } from '../../base/storage/database.ts';
import { isMatchHeld, isPersonHeld, isRowHeld } from '../../base/storage/held.ts';
import { adminRecords } from '../../base/storage/schema/admin.ts';
import { roomStatus } from '../../base/storage/schema/matches.ts';
import { notificationRecords } from '../../base/storage/schema/notifications.ts';
import { pollRecords } from '../../base/storage/schema/polls.ts';

interface Older {
  readonly teamId: string;
  /** Milliseconds since 1970. */
  readonly before: number;
}

/** Rows of one table that a kind consists of. Those of the first table are what people count. */
interface OldRows {
  readonly table: string;
  isOld(older: Older): RawBuilder<boolean>;
}

const puzzlesOf = ({ teamId, before }: Older) =>
  sql`(select id from puzzles where team_id = ${teamId} and closes_at < ${before})`;

const puzzleRows = (table: 'puzzle_attempts' | 'puzzle_tries'): OldRows => ({
  table,
  isOld: (older) => sql`puzzle_id in ${puzzlesOf(older)}
    and not ${isPersonHeld(sql.ref(`${table}.user_id`))}`,
});

const ended = (table: 'trivia' | 'bingo_sessions', of: string, parts: string): OldRows => ({
  table,
  isOld: ({ teamId, before }) => sql`team_id = ${teamId} and ended_at < ${before}
    and not ${isRowHeld(table, {
      team: 'team_id',
      people: ['created_by'],
      parts: { table: parts, of, person: 'user_id' },
    })}`,
});

/** Points, ratings, badges, standings and the results they are made of are in other tables, and stay. */
const rowsOf: Readonly<Record<RetentionKind, readonly OldRows[]>> = {
  games: [
    {
      table: 'matches',
      isOld: ({ teamId, before }) => sql`team_id = ${teamId} and ended_at < ${before}
        and settled_at is not null and not ${isMatchHeld} and not exists (
          select from rooms r where r.id = matches.room_id and r.status <> ${roomStatus.closed})`,
    },
  ],
  puzzles: [puzzleRows('puzzle_attempts'), puzzleRows('puzzle_tries')],
  events: [
    ended('trivia', 'trivia_id', 'trivia_players'),
    ended('bingo_sessions', 'bingo_id', 'bingo_cards'),
  ],
  polls: [
    {
      table: 'polls',
      isOld: ({ teamId, before }) => sql`team_id = ${teamId} and closed_at < ${before}
        and not ${isRowHeld('polls', pollRecords.polls.held)}`,
    },
  ],
  notifications: [
    {
      table: 'notifications',
      isOld: ({ teamId, before }) => sql`sent_at < ${before}
        and user_id in (select id from people where team_id = ${teamId})
        and not ${isRowHeld('notifications', notificationRecords.notifications.held)}`,
    },
  ],
  audit: [
    {
      table: 'audit_entries',
      isOld: ({ teamId, before }) => sql`team_id = ${teamId} and at < ${before}
        and not ${isRowHeld('audit_entries', adminRecords.audit_entries.held)}`,
    },
  ],
};

/** At most `most`, so that counting takes no longer in a team with a long history. */
export async function countOld(
  database: Database,
  kind: RetentionKind,
  older: Older,
  most: number,
): Promise<number> {
  let count = 0;
  for (const { table, isOld } of kind === 'puzzles' ? rowsOf.puzzles.slice(0, 1) : rowsOf[kind]) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (
        select from ${sql.table(table)} where ${isOld(older)} limit ${most - count}) as old`.execute(
      database,
    );
    count += rows[0]?.count ?? 0;
  }
  return count;
}

/** Deletes at most `most` rows of each table in one short statement; whether there may be more. Two nodes at once do not wait for each other. */
export async function removeOld(
  database: Database,
  kind: RetentionKind,
  older: Older,
  most: number,
): Promise<boolean> {
  let hasMore = false;
  for (const { table, isOld } of rowsOf[kind]) {
    const some = sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${isOld(older)} limit ${most} for update skip locked))`;
    const { rows } = await (table === 'matches' ? removeGames(some) : sql`${some} returning 1`).execute(
      database,
    );
    hasMore ||= rows.length === most;
  }
  return hasMore;
}

/** With their turns, and with the tables at which nothing else was played. Notes and planned answers go with the match. */
const removeGames = (matches: RawBuilder<unknown>) => sql`
  with gone as (${matches} returning id, room_id),
  turns_gone as (delete from turns using gone where turns.match_id = gone.id),
  rooms_gone as (
    delete from rooms using (select room_id from gone group by room_id) as left_behind
    where rooms.id = left_behind.room_id and rooms.status = ${roomStatus.closed} and not exists (
      select from generate_series(1, (rooms.doc ->> 'game')::int) as number
      join matches m on m.id = rooms.id || ':' || number
      where m.id not in (select id from gone)))
  select id from gone`;
