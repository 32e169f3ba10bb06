// What `conformance.ts` in the folder of a game tells the laws: what is hidden, and moves where they are too many to list.
import type { AnySecrets } from './worlds.ts';

/** Moves to try in the lessons of a game whose moves are too many to list. */
export interface Tries {
  /** A method, not a function property, so that each game may know its own states. */
  at(state: unknown, seat: number): readonly unknown[];
}

interface GameConformance {
  readonly secrets?: AnySecrets;
  readonly tries?: Tries;
}

const files = import.meta.glob<GameConformance>('../../src/games/*/conformance.ts', { eager: true });

const fileOf = (id: string): GameConformance => files[`../../src/games/${id}/conformance.ts`] ?? {};

export const secretsOf = (id: string): AnySecrets | null => fileOf(id).secrets ?? null;

export function triesFor(id: string, state: unknown, seat: number): readonly unknown[] {
  const { tries } = fileOf(id);
  if (!tries) throw new Error(`${id} lists no moves, and src/games/${id}/conformance.ts has none to try`);
  return tries.at(state, seat);
}
