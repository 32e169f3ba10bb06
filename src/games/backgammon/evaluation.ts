// How good a backgammon board looks to the side that has just played, the other being about to roll.
import { bar, checkersEach, count, off, opposite, type Placing, pips, type Side } from './position.ts';
import { lossOf } from './stakes.ts';

const certain = 6;
const worthOf = { single: 1, gammon: 1.5, backgammon: 1.7 } as const;

/** The chance to win that goes with such a rating, as measured over some thousand games. */
export const chanceOf = (rating: number): number => 1 / (1 + Math.exp(-1.22 * rating));

/** Found by letting slightly different players play each other. */
const weights = {
  pip: 0.015,
  blotPip: 0.035, // for each pip that may be lost to a shot
  theirBlotPip: 0.006,
  onBar: 0.18,
  onBarBlocked: 0.057, // for each closed point before it
  anchor: 0.046,
  block: 0.076, // a held point that lies in front of enemy checkers
  homePoint: 0.079,
  stacked: 0.054, // a checker above the third on one point
  runner: 0.055, // a checker left behind, for each held point in its way
};

/** Of 36 rolls, how many hit at this distance, other checkers aside. */
const shots: readonly number[] = Array.from({ length: 25 }, (_, distance) => {
  let hits = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const reach = a === b ? [a, 2 * a, 3 * a, 4 * a] : [a, b, a + b];
      if (reach.includes(distance)) hits++;
    }
  return hits;
});

const furthest = (side: Side): number => side.findLastIndex((checkers) => checkers > 0);

/** The sides have passed each other: only pips count now. */
const isRace = ({ mine, theirs }: Placing): boolean => furthest(mine) + furthest(theirs) < bar;

/** Pips, and what an uneven home will waste in bearing off. */
function raceCount(side: Side): number {
  const waste = 2 * Math.max(0, count(side, 1) - 1) + Math.max(0, count(side, 2) - 1);
  const gaps = [4, 5, 6].filter((point) => count(side, point) === 0).length;
  return pips(side) + waste + gaps + 0.5 * (15 - count(side, off));
}

/** The chance that this blot is hit by the next roll. */
function chanceOfHit(point: number, theirs: Side): number {
  let missed = 1;
  for (let place = opposite(point) + 1; place <= bar; place++)
    if (count(theirs, place) > 0) missed *= 1 - (shots[place - opposite(point)] ?? 0) / 36;
  return 1 - missed;
}

function heldAhead(point: number, theirs: Side): number {
  let held = 0;
  for (let ahead = point - 1; ahead >= Math.max(1, point - 6); ahead--)
    if (count(theirs, opposite(ahead)) > 1) held++;
  return held;
}

/** What one side's checkers are worth, without the race. */
function structure(side: Side, other: Side, blotPip: number): number {
  let worth = 0;
  const enemyBack = furthest(other); // what still has to come past
  for (let point = 1; point <= 24; point++) {
    const checkers = count(side, point);
    if (checkers === 0) continue;
    if (checkers === 1) worth -= blotPip * chanceOfHit(point, other) * opposite(point);
    if (checkers > 3) worth -= weights.stacked * (checkers - 3);
    if (point >= 19) worth -= weights.runner * heldAhead(point, other) * checkers;
    if (checkers < 2) continue;
    if (point >= 18) worth += weights.anchor;
    if (point <= 6) worth += weights.homePoint;
    if (point <= 12 && opposite(point) < enemyBack) worth += weights.block * blockade(side, point);
  }
  const stuck = heldAhead(bar, other);
  return worth - count(side, bar) * (weights.onBar + weights.onBarBlocked * stuck);
}

/** A held point is worth more beside others: a wall of six cannot be passed. */
function blockade(side: Side, point: number): number {
  let beside = 0;
  for (const neighbour of [point - 1, point + 1]) if (neighbour > 0 && count(side, neighbour) > 1) beside++;
  return 0.6 + 0.5 * beside;
}

/** More is better for `mine`; see `chanceOf`. */
export function evaluate(at: Placing): number {
  const { mine, theirs } = at;
  if (count(mine, off) === checkersEach) return certain * worthOf[lossOf(theirs)];
  if (isRace(at)) {
    const [ours, others] = [raceCount(mine), raceCount(theirs)];
    return (4 * (others - ours - 4)) / Math.sqrt((ours + others) * 8 + 20);
  }
  const lead = pips(theirs) - pips(mine) - 4;
  return (
    weights.pip * lead +
    structure(mine, theirs, weights.blotPip) -
    structure(theirs, mine, weights.theirBlotPip)
  );
}
