// SQL of conditional moves.
import { sql } from 'kysely';
import type { ConditionalLine } from '../../../../../engine/conditionalMoves.ts';
import type { Database } from '../../../../base/storage/database.ts';
import type { ConditionalMovesTable } from '../../../../base/storage/schema/ownPlay.ts';

export interface StoredConditional {
  readonly userId: string;
  readonly matchId: string;
  readonly turn: number;
  readonly lines: readonly ConditionalLine[];
  readonly news: ConditionalMovesTable['news'];
  readonly savedAt: number;
}

export async function readConditionals(database: Database, matchId: string): Promise<StoredConditional[]> {
  const rows = await database
    .selectFrom('conditional_moves')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id, match_id, turn, lines, news, saved_at }) => ({
    userId: user_id,
    matchId: match_id,
    turn,
    lines,
    news,
    savedAt: saved_at,
  }));
}

export async function writeConditional(
  database: Database,
  { userId, matchId, turn, lines, savedAt }: Omit<StoredConditional, 'news'>,
  roomId: string,
): Promise<void> {
  const written = { turn, lines: JSON.stringify(lines), news: null, saved_at: savedAt };
  await database
    .insertInto('conditional_moves')
    .values(Object.assign({ user_id: userId, match_id: matchId, room_id: roomId }, written))
    .onConflict((conflict) => conflict.columns(['match_id', 'user_id']).doUpdateSet(written))
    .execute();
}

/** A row is changed only if it is still as it was read: what its owner has laid out anew since stands. */
const asRead = ({ matchId, userId, turn, savedAt }: StoredConditional) =>
  sql`match_id = ${matchId} and user_id = ${userId} and turn = ${turn} and saved_at = ${savedAt}`;

/** True for one of two nodes. */
export async function moveOn(
  database: Database,
  row: StoredConditional,
  next: Pick<StoredConditional, 'turn' | 'lines' | 'news'>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update conditional_moves set turn = ${next.turn}, lines = ${JSON.stringify(next.lines)}::json, news = ${next.news}
    where ${asRead(row)}`.execute(database);
  return numAffectedRows > 0n;
}

export async function removeConditional(database: Database, row: StoredConditional): Promise<void> {
  await sql`delete from conditional_moves where ${asRead(row)}`.execute(database);
}

export async function removeConditionalOf(
  database: Database,
  matchId: string,
  userId: string,
): Promise<void> {
  await database
    .deleteFrom('conditional_moves')
    .where('match_id', '=', matchId)
    .where('user_id', '=', userId)
    .execute();
}

/** Tables whose game has gone on since somebody's moves were looked at: a node stopped between the two. */
export async function readLeftBehind(
  database: Database,
): Promise<{ readonly roomId: string; readonly matchId: string }[]> {
  const { rows } = await sql<{ roomId: string; matchId: string }>`
    select distinct c.room_id as "roomId", c.match_id as "matchId" from conditional_moves c
    where exists (select from turns t where t.match_id = c.match_id and t.turn > c.turn)
    order by 1`.execute(database);
  return rows;
}
