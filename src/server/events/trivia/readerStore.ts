// Store of who has read the right answers of a trivia before its end.
import type { Database } from '../../base/storage/database.ts';

export interface Reading {
  readonly triviaId: string;
  readonly userId: string;
  readonly at: number;
}

/**
 * In a transaction. False: they play the event, which runs, and may not read its answers. Before it runs they give up
 * their place. The lock is the one that a place is given under: nobody gets one and reads the answers at the same time.
 */
export async function noteReading(
  transaction: Database,
  { triviaId, userId, at }: Reading,
): Promise<boolean> {
  const event = await transaction
    .selectFrom('trivia')
    .select('phase')
    .where('id', '=', triviaId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (event?.phase === 'lobby') await giveUpPlace(transaction, triviaId, userId);
  else if (await isPlaying(transaction, triviaId, userId)) return false;
  await transaction
    .insertInto('trivia_readers')
    .values({ trivia_id: triviaId, user_id: userId, read_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

const giveUpPlace = (transaction: Database, triviaId: string, userId: string) =>
  transaction
    .deleteFrom('trivia_players')
    .where('trivia_id', '=', triviaId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();

async function isPlaying(transaction: Database, triviaId: string, userId: string): Promise<boolean> {
  const player = await transaction
    .selectFrom('trivia_players')
    .select('user_id')
    .where('trivia_id', '=', triviaId)
    .where('user_id', '=', userId)
    .where('joined_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return player !== undefined;
}
