// Store of polls whose channel is to be told: that there is one, or how it ended.
import { sql } from 'kysely';
import type { Language } from '../../../engine/language.ts';
import type { Database } from '../../base/storage/database.ts';
import { leaseMs, restOfPosts } from '../../messaging/chat/retries.ts';
import { type Queue, takeDue } from '../../messaging/queue/queue.ts';
import type { StoredPoll } from './store.ts';

export interface DuePollPost extends Omit<StoredPoll, 'channel_id'> {
  readonly channel_id: string;
  readonly language: Language;
  readonly time_zone: string;
  /** Null: has left the team since. */
  readonly posted_by: string | null;
  readonly by: string | null;
}

/** With `pollId` only the post of this one. */
export const pollPosts = (pollId: string | null): Queue<'id'> => ({
  table: 'polls',
  key: ['id'],
  waiting: sql`post_due_at is not null and (${pollId}::uuid is null or id = ${pollId}::uuid)`,
  dueAt: 'post_due_at',
  nextTryAt: 'post_due_at',
  tries: 'post_tries',
  leaseMs,
  rest: restOfPosts,
});

export async function takeDuePosts(
  database: Database,
  queue: Queue<'id'>,
  now: number,
  most: number,
): Promise<DuePollPost[]> {
  const { rows } = await sql<DuePollPost>`
    with taken as (${takeDue(queue, now, most)})
    select p.*, t.language, t.time_zone, h.id as posted_by, h.name as by
    from taken p join teams t on t.id = p.team_id
    left join people h on h.id = p.created_by and h.team_id = p.team_id`.execute(database);
  return rows;
}

/** Not where it was closed meanwhile: then its result is still to be told. */
export async function writePostDone(database: Database, { id, closed_at }: DuePollPost): Promise<void> {
  await database
    .updateTable('polls')
    .set({ post_due_at: null })
    .where('id', '=', id)
    .where('closed_at', closed_at === null ? 'is' : '=', closed_at)
    .execute();
}
