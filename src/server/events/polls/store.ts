// Store of polls: the lists of a team, one poll, and what is due to close.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { PollsTable } from '../../base/storage/schema/polls.ts';

export type StoredPoll = Selectable<PollsTable>;

export async function writePoll(database: Database, poll: Insertable<PollsTable>): Promise<void> {
  await database.insertInto('polls').values(poll).execute();
}

export const readPoll = (
  database: Database,
  teamId: string,
  pollId: string,
): Promise<StoredPoll | undefined> =>
  database
    .selectFrom('polls')
    .selectAll()
    .where('id', '=', pollId)
    .where('team_id', '=', teamId)
    .executeTakeFirst();

/** Until the end of the transaction nobody votes in it, and nobody closes it. */
export const lockPoll = (trx: Database, pollId: string): Promise<StoredPoll | undefined> =>
  trx.selectFrom('polls').selectAll().where('id', '=', pollId).forUpdate().executeTakeFirst();

export interface ListedPoll
  extends Pick<StoredPoll, 'id' | 'question' | 'is_secret' | 'created_at' | 'closes_at' | 'closed_at'> {
  readonly votes: number;
  readonly has_voted: boolean;
}

interface ListWish {
  readonly teamId: string;
  readonly userId: string;
  /** Where the page before it ended. */
  readonly after: { readonly at: number; readonly id: string } | null;
  readonly most: number;
}

/** Newest first. */
export async function readPolls(
  database: Database,
  { teamId, userId, after, most }: ListWish,
): Promise<ListedPoll[]> {
  const later = after ? sql`and (p.created_at, p.id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<ListedPoll>`
    select p.id, p.question, p.is_secret, p.created_at, p.closes_at, p.closed_at,
      coalesce(p.votes, (select count(*) from poll_votes v where v.poll_id = p.id))::int as votes,
      exists (select from poll_votes v where v.poll_id = p.id and v.user_id = ${userId}) as has_voted
    from polls p
    where p.team_id = ${teamId} and (p.is_listed or p.created_by = ${userId}) ${later}
    order by p.created_at desc, p.id desc limit ${most}`.execute(database);
  return rows;
}

export async function readPollsToClose(database: Database, now: number, most: number): Promise<string[]> {
  const rows = await database
    .selectFrom('polls')
    .select('id')
    .where('closed_at', 'is', null)
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

interface Outcome extends Pick<StoredPoll, 'votes'> {
  readonly counts: readonly number[] | null;
  readonly at: number;
}

/** The secret goes with the same write; the channel is told of the result. */
export async function writeClosed(
  trx: Database,
  pollId: string,
  { counts, votes, at }: Outcome,
): Promise<void> {
  await trx
    .updateTable('polls')
    .set({
      closed_at: at,
      counts: counts && JSON.stringify(counts),
      votes,
      sealed_secret: null,
      post_due_at: sql<number | null>`case when channel_id is null then null else ${at}::bigint end`,
      post_tries: 0,
    })
    .where('id', '=', pollId)
    .execute();
}

export async function removeStored(database: Database, pollId: string): Promise<void> {
  await database.deleteFrom('polls').where('id', '=', pollId).execute();
}
