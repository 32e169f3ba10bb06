// Three diggers: one follows the plainest numbers, one weighs them all, one counts every way the mines can lie.
import type { Bot, Thinking } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { type Chances, glance, reckon } from './chances.ts';
import { blastOf, goal } from './field.ts';
import { bombRefusal, ofSeat } from './rules.ts';
import type { Minesweeper, Move, View } from './shapes.ts';
import { bombCells, hiddenCells } from './view.ts';

type Weigh = (seen: View, random: Random, thinking: Thinking) => Chances;

/** Mostly sees a mine that a number gives away, and guesses otherwise. */
const byFeeling: Weigh = (seen, random) =>
  glance(seen).map((chance) => (chance === 1 && random.below(4) > 0 ? 1 : 0));

const byGlance: Weigh = (seen) => glance(seen);

const byCounting: Weigh = (seen, _random, thinking) => reckon(seen, thinking) ?? glance(seen);

/** The first of the best. */
function bestOf(some: readonly number[], worth: (cell: number) => number): number {
  const [first = 0] = some;
  return some.reduce((best, cell) => (worth(cell) > worth(best) ? cell : best), first);
}

const manyMines = 4;

/** A bomb is for when nothing is certain, and a good haul or the last chance is in sight. */
function bombOf(seen: View, seat: number, chances: Chances, random: Random): number | null {
  if (bombRefusal(seen, seat) !== null) return null;
  const haulOf = (cell: number) => blastOf(cell).reduce((sum, one) => sum + (chances[one] ?? 0), 0);
  const best = bestOf(random.shuffle(bombCells(seen)), haulOf);
  const isLate = ofSeat(seen.found, 1 - seat) >= goal - manyMines;
  return haulOf(best) >= manyMines || isLate ? best : null;
}

const digger = (weigh: Weigh, throwsBombs: boolean): Bot<Minesweeper> => ({
  choose(seen, seat, random, _library, thinking): Move {
    const chances = weigh(seen, random, thinking);
    const cell = bestOf(random.shuffle(hiddenCells(seen)), (one) => chances[one] ?? 0);
    const isCertain = (chances[cell] ?? 0) > 0.999;
    const bomb = throwsBombs && !isCertain ? bombOf(seen, seat, chances, random) : null;
    return bomb === null ? { kind: 'open', cell } : { kind: 'bomb', cell: bomb };
  },
});

export const bots: readonly Bot<Minesweeper>[] = [
  digger(byFeeling, false),
  digger(byGlance, true),
  digger(byCounting, true),
];
