// Draws what was not drawn lately: the answer of a daily puzzle.
import type { Random } from '../engine/random.ts';

/** Draws before it is looked which are left at all. */
const blindDraws = 100;

/** One of these whose key is not among the recent; any, where all have been drawn. */
export function drawUnrepeated<T>(
  all: readonly T[],
  keyOf: (each: T) => string,
  recent: ReadonlySet<string>,
  random: Random,
): T {
  const draw = (from: readonly T[]): T => {
    const drawn = from[random.below(from.length)];
    if (drawn === undefined) throw new Error('there is nothing to draw from');
    return drawn;
  };
  for (let n = 0; n < blindDraws; n++) {
    const drawn = draw(all);
    if (!recent.has(keyOf(drawn))) return drawn;
  }
  const left = all.filter((each) => !recent.has(keyOf(each)));
  return draw(left.length > 0 ? left : all);
}
