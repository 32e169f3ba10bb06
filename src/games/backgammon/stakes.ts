// What a game is worth: single, gammon or backgammon, times the cube.
import type { Seat } from '../../engine/game.ts';
import { bar, count, off, type Placing, type Side } from './position.ts';

export interface Cube {
  readonly value: number;
  readonly owner: Seat | null; // null while it is centred
}

export const centred: Cube = { value: 1, owner: null };

export const endings = [
  'single',
  'gammon',
  'backgammon',
  'dropped',
  'resignedSingle',
  'resignedGammon',
] as const;

export interface GameEnd {
  readonly seat: Seat; // the winner
  readonly points: number;
  readonly how: (typeof endings)[number];
}

/** By how far the side that has not borne off everything has lost. */
export function lossOf(loser: Side): 'single' | 'gammon' | 'backgammon' {
  if (count(loser, off) > 0) return 'single';
  const isFarBehind = loser.some((checkers, place) => checkers > 0 && place >= 19 && place <= bar);
  return isFarBehind ? 'backgammon' : 'gammon';
}

const factor = { single: 1, gammon: 2, backgammon: 3 } as const;

/** With Jacoby nothing counts more than once before the cube was turned. */
export function endOf({ theirs }: Placing, winner: Seat, cube: Cube, isJacoby: boolean): GameEnd {
  const how = isJacoby && cube.owner === null ? 'single' : lossOf(theirs);
  return { seat: winner, points: factor[how] * cube.value, how };
}

/** A game given up: in a match a gammon while nothing is borne off. */
export function concededTo(winner: Seat, resigner: Side, cube: Cube, isMatch: boolean): GameEnd {
  const how = isMatch && count(resigner, off) === 0 ? 'resignedGammon' : 'resignedSingle';
  return { seat: winner, points: (how === 'resignedGammon' ? 2 : 1) * cube.value, how };
}
