// Loads a game of the registry when a table needs it: `connect4` out of `connect4/index.ts`.
import type { AnyGame } from '../engine/game.ts';
import * as registry from './registry.ts';

async function load(id: string): Promise<AnyGame> {
  const module: Readonly<Record<string, AnyGame>> = await import(`./${id}/index.ts`);
  const game = module[id];
  if (!game) throw new Error(`src/games/${id}/index.ts exports no ${id}`);
  return game;
}

export const games: Readonly<Record<string, () => Promise<AnyGame>>> = Object.fromEntries(
  Object.values(registry).map(({ id }) => [id, () => load(id)]),
);
