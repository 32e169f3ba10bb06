// Loads a puzzle of the registry when somebody solves it: `sudoku` out of `sudoku/index.ts`.
import type { PuzzleFacts } from '../engine/facts.ts';
import type { AnyPuzzle } from '../engine/puzzle.ts';
import * as registry from './registry.ts';

async function load(id: string): Promise<AnyPuzzle> {
  const module: Readonly<Record<string, AnyPuzzle>> = await import(`./${id}/index.ts`);
  const puzzle = module[id];
  if (!puzzle) throw new Error(`src/puzzles/${id}/index.ts exports no ${id}`);
  return puzzle;
}

const facts: readonly PuzzleFacts[] = Object.values(registry);

export const puzzles: Readonly<Record<string, () => Promise<AnyPuzzle>>> = Object.fromEntries(
  facts.map(({ id }) => [id, () => load(id)]),
);
