// Joining a game: cards are given once, to all who come at the same moment together, and are the same whenever their player comes back.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { highest } from '../../../events/bingo/card.ts';
import { batched, gatherTogether } from '../../base/storage/batches.ts';
import { teamGate } from '../../people/teamGate.ts';
import type { TablePerson } from '../../tables/matches/rooms/newRoom.ts';
import { giveCards, readOwners } from './cardStore.ts';
import { gameType } from './create.ts';
import type { BingoServices } from './services.ts';
import { lockGame, type StoredBingo } from './store.ts';

/** Whoever comes late still gets a card, until the first stage is won. */
export const isOpen = ({ phase, stage, is_won, calls }: StoredBingo): boolean =>
  phase === 'lobby' || (phase !== 'finished' && stage === 0 && !is_won && calls < highest);

interface Joiner {
  readonly bingoId: string;
  readonly userId: string;
  /** Why their team gets no cards now; who has some keeps them. */
  readonly closed: Refusal | null;
}

/** More at once would hold up moves at tables. */
const most = 100;

/** Null: has cards now, or looks on where there are none to be had any more. */
type TakeCards = (actor: TablePerson, bingoId: string) => Promise<Refusal | null>;

export function createJoining(services: BingoServices): TakeCards {
  const { clock, database, encryption, bingoHost } = services;
  const gate = teamGate(database, clock);

  /** Gives cards to those who have none, unless their team gets none now. Returns all who had none. */
  const giveTo = (bingoId: string, joiners: readonly Joiner[]): Promise<Joiner[]> =>
    database.transaction().execute(async (transaction) => {
      const row = await lockGame(transaction, bingoId);
      if (!row || !isOpen(row)) return [];
      const ids = joiners.map(({ userId }) => userId);
      const owners = await readOwners(transaction, bingoId, ids);
      const comers = joiners.filter(({ userId }) => !owners.has(userId));
      await giveCards(transaction, {
        bingoId,
        userIds: comers.filter(({ closed }) => closed === null).map(({ userId }) => userId),
        seed: encryption.decrypt(row.seed, bingoId),
        count: row.cards_each,
        at: clock.now(),
      });
      return comers;
    });

  async function giveAll(joiners: readonly Joiner[]): Promise<(Refusal | null)[]> {
    const comers = new Set<Joiner>();
    for (const [bingoId, together] of Map.groupBy(joiners, (joiner) => joiner.bingoId)) {
      const here = await giveTo(bingoId, together);
      for (const joiner of here) comers.add(joiner);
      if (here.some(({ closed }) => closed === null)) bingoHost.changed(bingoId);
    }
    return joiners.map((joiner) => (comers.has(joiner) ? joiner.closed : null));
  }
  const giving = batched(giveAll, { most, gathering: gatherTogether });

  return async ({ userId, teamId }, bingoId) => {
    const live = await bingoHost.open(bingoId, teamId);
    if (!live) return refuse('NotFound');
    if (!isOpen(live.state)) return null; // a game that was open may have closed meanwhile, but never the other way
    return giving.add({ bingoId, userId, closed: await gate(teamId, gameType) });
  };
}
