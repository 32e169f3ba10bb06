// Three players of Connect 4: one who looks at the next disc, one who looks a little ahead, one who proves wins.
import type { Bot, Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { decided, rate } from '../../kit/search/iterativeDeepening.ts';
import { columnInBook } from './book.ts';
import { type Connect4, columns, openColumns, rows, type Stacks } from './rules.ts';
import { searchFrom } from './search.ts';
import { Solver } from './solver.ts';
import { afterDrop } from './view.ts';
import { isLosing, winningColumn } from './winning.ts';

const untilDone = { isOver: () => false };
const unrated = (open: readonly number[]) => open.map((move) => ({ move, score: 0 }));
const closeEnough = 24; // about two fours of two discs

/** Takes a four, mostly sees one coming, and plays every other disc by feeling. */
const casual: Bot<Connect4> = {
  choose(view, seat, random) {
    const open = random.shuffle(openColumns(view.stacks));
    const completes = (by: Seat) => open.find((column) => afterDrop(view, by, column).line);
    const winning = completes(seat);
    if (winning !== undefined) return winning;
    const danger = completes(1 - seat);
    if (danger !== undefined && random.below(5) > 0) return danger;
    const [feeling] = random.shuffle([...open, ...open.filter((column) => column > 2 && column < 6)]);
    const { scoreAtRoot } = searchFrom(view.stacks, seat, untilDone);
    const [best] = rate(unrated(open), 1, 0, scoreAtRoot) ?? [];
    return (random.below(2) === 0 ? feeling : best?.move) ?? 1;
  },
};

/** Looks four discs ahead, and often takes the second best where the two are close. */
const steady: Bot<Connect4> = {
  choose(view, seat, random) {
    const { scoreAtRoot } = searchFrom(view.stacks, seat, untilDone);
    const open = random.shuffle(openColumns(view.stacks));
    const [best, second] = rate(unrated(open), 4, closeEnough, scoreAtRoot) ?? [];
    const isClose = best && second && best.score - second.score < closeEnough;
    return (isClose && random.below(3) === 0 ? second : best)?.move ?? 1;
  },
};

/** So far ahead a win is seen at once, and the shortest one is taken. */
const near = 6;

/**
 * The table, a win that is near, a win that can be proved; else, of the columns that are not known to lose, the best as
 * far as can be seen until time is over.
 */
const sharp: Bot<Connect4> = {
  choose({ stacks }, seat, random, _library, thinking) {
    const known = columnInBook(stacks, seat);
    if (known !== null) return known;
    const open = openingOrder(stacks, random);
    const [nearest] = searchFrom(stacks, seat, thinking).upTo(near, open, 0);
    if (nearest && nearest.score >= decided) return nearest.move;
    const solver = new Solver(() => thinking.isOver());
    const winning = winningColumn(solver, stacks, seat);
    if (winning !== null) return winning;
    const held = open.filter((column) => !isLosing(solver, stacks, seat, column));
    const left = columns * rows - stacks.flat().length;
    const candidates = held.length > 0 ? held : open;
    const [best] = thinking.isOver() ? [] : searchFrom(stacks, seat, thinking).upTo(left, candidates, 0);
    return (best ?? nearest)?.move ?? 1;
  },
};

/** The middle first, equal columns in any order: what is played when there is no time at all. */
const openingOrder = (stacks: Stacks, random: Random): number[] =>
  random.shuffle(openColumns(stacks)).sort((a, b) => Math.abs(a - 4) - Math.abs(b - 4));

export const bots: readonly Bot<Connect4>[] = [casual, steady, sharp];
