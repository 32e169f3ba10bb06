// Three players of Connect 4: one who looks at the next disc, one who looks a little ahead, one who looks as far as time allows.
import type { Bot, Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { type Connect4, columns, openColumns, rows, type View } from './rules.ts';
import { decided, Lookahead, type Rated } from './search.ts';
import { afterDrop } from './view.ts';

const untilDone = { isOver: () => false };
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
    const [best] = new Lookahead(view.stacks, seat, untilDone).rate(open, 1, 0) ?? [];
    return (random.below(2) === 0 ? feeling : best?.column) ?? 1;
  },
};

/** Looks four discs ahead, and often takes the second best where the two are close. */
const steady: Bot<Connect4> = {
  choose(view, seat, random) {
    const look = new Lookahead(view.stacks, seat, untilDone);
    const [best, second] = look.rate(random.shuffle(openColumns(view.stacks)), 4, closeEnough) ?? [];
    const isClose = best && second && best.score - second.score < closeEnough;
    return (isClose && random.below(3) === 0 ? second : best)?.column ?? 1;
  },
};

/** Looks one disc further each time, until time is over or the end is seen. */
const sharp: Bot<Connect4> = {
  choose(view, seat, random, _library, thinking) {
    const look = new Lookahead(view.stacks, seat, thinking);
    let rated: readonly Rated[] = openingOrder(view, random);
    const left = columns * rows - view.stacks.flat().length;
    for (let depth = 1; depth <= left; depth++) {
      const deeper = look.rate(
        rated.map(({ column }) => column),
        depth,
        0,
      );
      if (!deeper) break;
      rated = deeper;
      if (Math.abs(rated[0]?.score ?? 0) >= decided) break;
    }
    return rated[0]?.column ?? 1;
  },
};

/** The middle first, equal columns in any order: what is played when there is no time at all. */
const openingOrder = (view: View, random: Random): Rated[] =>
  random
    .shuffle(openColumns(view.stacks))
    .map((column) => ({ column, score: -Math.abs(column - 4) }))
    .sort((a, b) => b.score - a.score);

export const bots: readonly Bot<Connect4>[] = [casual, steady, sharp];
