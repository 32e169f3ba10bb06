// Joining a game: cards are given once, and are the same whenever their player comes back.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { highest } from '../../../events/bingo/card.ts';
import { teamGate } from '../../people/teamGate.ts';
import type { TablePerson } from '../../tables/matches/rooms/newRoom.ts';
import { giveCards, readCards } from './cardStore.ts';
import { gameType } from './create.ts';
import type { BingoServices } from './services.ts';
import { lockGame, readGame, type StoredBingo } from './store.ts';

/** Whoever comes late still gets a card, until the first stage is won. */
export const isOpen = ({ phase, stage, is_won, calls }: StoredBingo): boolean =>
  phase === 'lobby' || (phase !== 'finished' && stage === 0 && !is_won && calls < highest);

/** Null: has cards now, or looks on where there are none to be had any more. */
export async function takeCards(
  { clock, database, encryption, bingoHost }: BingoServices,
  actor: TablePerson,
  bingoId: string,
): Promise<Refusal | null> {
  const { userId, teamId } = actor;
  const seen = await readGame(database, bingoId);
  if (seen?.team_id !== teamId) return refuse('NotFound');
  if (!isOpen(seen)) return null;
  if ((await readCards(database, bingoId, userId)).length > 0) return null;
  const closed = await teamGate(database, clock)(teamId, gameType);
  if (closed) return closed;
  const isGiven = await database.transaction().execute(async (transaction) => {
    const row = await lockGame(transaction, bingoId);
    if (!row || !isOpen(row)) return false;
    if ((await readCards(transaction, bingoId, userId)).length > 0) return false;
    await giveCards(transaction, {
      bingoId,
      userId,
      seed: encryption.decrypt(row.seed, bingoId),
      count: row.cards_each,
      at: clock.now(),
    });
    return true;
  });
  if (isGiven) bingoHost.changed(bingoId);
  return null;
}
