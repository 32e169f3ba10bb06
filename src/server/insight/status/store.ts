// Store of the status page: mails of the team that did not arrive, and its puzzles of today.
import { sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import { mostAttempts } from '../../messaging/mail/store.ts';

export interface StoredMails {
  readonly waiting: number;
  readonly givenUp: number;
}

/** Younger mails count as being sent. */
const onTheirWayMs = 60_000;

/** Sent in the team's name, or about the account of a member. Those given up before `since` are forgotten. */
export async function readMails(
  database: Database,
  teamId: string,
  { now, since }: { readonly now: number; readonly since: number },
): Promise<StoredMails> {
  const { rows } = await sql<StoredMails>`
    select
      count(*) filter (where ended_at is null and created_at < ${now - onTheirWayMs})::int as waiting,
      count(*) filter (where ended_at > ${since})::int as "givenUp"
    from (
      select created_at, coalesce(given_up_at, case when attempts >= ${mostAttempts} then next_try_at end) as ended_at
      from mails where sent_at is null and (
        team_id = ${teamId}
        or team_id is null and recipient in (select email from people where team_id = ${teamId})
      )
    ) unsent`.execute(database);
  return rows[0] ?? { waiting: 0, givenUp: 0 };
}

export interface OpenedPuzzle {
  readonly puzzle_type: string;
  readonly time_zone: string;
  readonly day: string;
  readonly opens_at: number;
  /** Null: the channel, or the app, has been told. */
  readonly post_due_at: number | null;
}

/** Opened since then, by time. */
export const readOpenedPuzzles = (
  database: Database,
  teamId: string,
  since: number,
): Promise<OpenedPuzzle[]> =>
  database
    .selectFrom('puzzles as p')
    .leftJoin('puzzle_posts as o', (join) =>
      join.onRef('o.puzzle_id', '=', 'p.id').on('o.kind', '=', 'opened').on('o.done_at', 'is', null),
    )
    .select(['p.puzzle_type', 'p.time_zone', 'p.day', 'p.opens_at', 'o.due_at as post_due_at'])
    .where('p.team_id', '=', teamId)
    .where('p.opens_at', '>', since)
    .orderBy('p.opens_at')
    .execute();
