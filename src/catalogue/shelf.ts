// The shelf: the games that can be played at a table, by catalogue number, with what their boxes say.
import type { GameFacts } from '../engine/facts.ts';
import { type CatalogueEntry, catalogue } from './catalogue.ts';
import { gameFacts } from './facts.ts';

export type ShelfGame = CatalogueEntry &
  Pick<GameFacts, 'family' | 'seats' | 'isQuick'> & { readonly newcomerRank: number | null };

export const shelf: readonly ShelfGame[] = catalogue.flatMap((entry) => {
  const facts = gameFacts.find(({ id }) => id === entry.gameName);
  if (!facts) return [];
  const { family, seats, isQuick, newcomerRank = null } = facts;
  return [{ ...entry, family, seats, isQuick, newcomerRank }];
});

export const onShelf = (gameName: string): ShelfGame | null =>
  shelf.find((game) => game.gameName === gameName) ?? null;
