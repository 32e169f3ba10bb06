// The hands of all games, found by folder.
import type { GameHand } from './GameHand.ts';

const files = import.meta.glob<GameHand>('../../../src/games/*/hand.ts', { eager: true, import: 'hand' });

export function handOf(game: string): GameHand {
  const hand = files[`../../../src/games/${game}/hand.ts`];
  if (!hand) throw new Error(`src/games/${game}/hand.ts is missing: no browser test can play ${game}`);
  return hand;
}
