// Where the checkers stand, by each side's own numbering: 24 far down to 1 near, 25 the bar, 0 borne off.

/** How many checkers a side has on each of its 26 places. */
export type Side = readonly number[];

/** The board as the side on roll sees it. */
export interface Placing {
  readonly mine: Side;
  readonly theirs: Side;
}

export interface Step {
  readonly from: number;
  readonly to: number;
}

export const off = 0;
export const bar = 25;
export const checkersEach = 15;

/** The other side's name for the same point. */
export const opposite = (point: number): number => 25 - point;

export const sideWith = (counts: Readonly<Record<number, number>>): Side => {
  const side = new Array<number>(26).fill(0);
  for (const [place, count] of Object.entries(counts)) side[Number(place)] = count;
  side[off] = checkersEach - side.reduce((sum, count) => sum + count, 0);
  return side;
};

export const startSide: Side = sideWith({ 24: 2, 13: 5, 8: 3, 6: 5 });

export const count = (side: Side, place: number): number => side[place] ?? 0;

export const pips = (side: Side): number => side.reduce((sum, checkers, place) => sum + checkers * place, 0);

export const flip = ({ mine, theirs }: Placing): Placing => ({ mine: theirs, theirs: mine });

/** True when the other side has two or more there. */
export const isHeld = (theirs: Side, point: number): boolean => count(theirs, opposite(point)) > 1;

export const isHit = (theirs: Side, to: number): boolean => to > off && count(theirs, opposite(to)) === 1;

const highest = (side: Side): number => side.findLastIndex((checkers) => checkers > 0);

/** Where a checker lands with this number; null when it may not go. */
export function landing({ mine, theirs }: Placing, from: number, die: number): number | null {
  if (count(mine, from) === 0 || from === off) return null;
  if (from !== bar && count(mine, bar) > 0) return null;
  const to = from - die;
  if (to > off) return isHeld(theirs, to) ? null : to;
  const top = highest(mine);
  return top <= 6 && (to === off || top === from) ? off : null;
}

/** The board after one step; an enemy alone on the point goes to the bar. */
export function afterStep({ mine, theirs }: Placing, { from, to }: Step): Placing {
  const moved = mine.slice();
  moved[from] = count(mine, from) - 1;
  moved[to] = count(mine, to) + 1;
  if (!isHit(theirs, to)) return { mine: moved, theirs };
  const sent = theirs.slice();
  sent[opposite(to)] = 0;
  sent[bar] = count(theirs, bar) + 1;
  return { mine: moved, theirs: sent };
}

export const afterSteps = (at: Placing, steps: readonly Step[]): Placing => steps.reduce(afterStep, at);
