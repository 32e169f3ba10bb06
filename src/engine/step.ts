// A step: a move and the seat that makes it. What the host does after it follows by itself.
import type { Seat, Shapes } from './game.ts';
import type { Turn } from './log.ts';

export interface GameStep<G extends Shapes> {
  readonly by: Seat;
  readonly move: G['move'];
}

/** Moves as `readMove` returns them: equal ones are written alike. */
export const isSameStep = <G extends Shapes>(one: GameStep<G>, other: GameStep<G>): boolean =>
  one.by === other.by && JSON.stringify(one.move) === JSON.stringify(other.move);

/** The step that a turn began with; null: it began with something else. */
export function stepOf<G extends Shapes>(turn: Turn<G>): GameStep<G> | null {
  const [first] = turn;
  return first?.kind === 'move' ? { by: first.by, move: first.move } : null;
}
