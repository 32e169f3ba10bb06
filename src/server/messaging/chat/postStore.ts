// Store of how the last posts of a team in each chat tool went.
import type { Selectable } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { ChatTables } from '../../base/storage/schema/chat.ts';

type Tool = ChatTables['chat_posts']['tool'];
export type StoredPosts = Selectable<ChatTables['chat_posts']>;

export const readPosts = (database: Database, teamId: string): Promise<StoredPosts[]> =>
  database.selectFrom('chat_posts').selectAll().where('team_id', '=', teamId).execute();

/** `failure` null: it is there. */
export async function writePost(
  database: Database,
  of: { readonly teamId: string; readonly tool: Tool },
  failure: string | null,
  now: number,
): Promise<void> {
  const outcome = failure === null ? { posted_at: now } : { failed_at: now, failure };
  await database
    .insertInto('chat_posts')
    .values({
      team_id: of.teamId,
      tool: of.tool,
      posted_at: null,
      failed_at: null,
      failure: null,
      ...outcome,
    })
    .onConflict((conflict) => conflict.columns(['team_id', 'tool']).doUpdateSet(outcome))
    .execute();
}
