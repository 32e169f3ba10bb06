// Three players of draughts: one who sees one move, one who sees a few, one who looks as far as time allows.
import type { Bot } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { JumpAhead } from '../../kit/jumpAhead.ts';
import { evaluate } from './evaluation.ts';
import { custom, type Draughts, routesFor, sideOfSeat, type View } from './rules.ts';

const untilDone = { isOver: () => false };

/** Looks a fixed number of moves ahead with a shaky eye: in hundredths of a man. */
const seeing = (depth: number, shakiness: number): Bot<Draughts> => ({
  choose(view, seat, random) {
    const routes = random.shuffle(routesFor(view.pieces, seat));
    const ahead = new JumpAhead(custom, evaluate, view.pieces, sideOfSeat(seat), untilDone);
    const blurred = (ahead.rate(routes, depth, 2 * shakiness) ?? []).map(({ route, score }) => ({
      route,
      score: score + blur(random, shakiness),
    }));
    return pick(blurred.sort((a, b) => b.score - a.score)[0]?.route.path, view);
  },
});

const blur = (random: Random, shakiness: number): number => random.below(2 * shakiness + 1) - shakiness;

const pick = (path: readonly number[] | undefined, { turn }: View): readonly number[] => {
  if (!path) throw new Error(`seat ${turn} has nothing to move`);
  return path;
};

const sharp: Bot<Draughts> = {
  choose(view, seat, random, _library, thinking) {
    const ahead = new JumpAhead(custom, evaluate, view.pieces, sideOfSeat(seat), thinking);
    return pick(ahead.best(random.shuffle(routesFor(view.pieces, seat)))?.path, view);
  },
};

export const bots: readonly Bot<Draughts>[] = [seeing(1, 90), seeing(4, 20), sharp];
