// The ranks of the seats in games that count points.
import type { Groups } from '../engine/game.ts';

/** The most points first; equal ones share the place. */
export function placesByPoints(points: readonly number[]): Groups {
  const distinct = [...new Set(points)].sort((a, b) => b - a);
  return distinct.map((most) => points.flatMap((each, seat) => (each === most ? [seat] : [])));
}
