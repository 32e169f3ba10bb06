// Players of any game on dark squares: one looks a fixed number of moves ahead with a shaky eye, one as far as time allows.
import type { Seat, Thinking } from '../engine/game.ts';
import type { Library } from '../engine/library.ts';
import type { Random } from '../engine/random.ts';
import { type Custom, Position, type Route } from './captures.ts';
import type { Pieces, Side } from './darkSquares.ts';
import { deepest, type Evaluation, JumpAhead } from './jumpAhead.ts';

interface Game {
  readonly custom: Custom;
  readonly evaluate: Evaluation;
  sideOfSeat(seat: Seat): Side;
}

interface Player {
  choose(
    view: { readonly pieces: Pieces },
    seat: Seat,
    random: Random,
    library: Library,
    thinking: Thinking,
  ): readonly number[];
}

const pathOf = (route: Route | undefined): readonly number[] => {
  if (!route) throw new Error('there is nothing to move');
  return route.path;
};

/** Shakiness is how far it misjudges a move, in hundredths of a man. */
export const seeing = ({ custom, evaluate, sideOfSeat }: Game, depth: number, shakiness: number): Player => ({
  choose({ pieces }, seat, random, _library, thinking) {
    const side = sideOfSeat(seat);
    const routes = random.shuffle(new Position(custom, pieces, side).routes());
    const ahead = new JumpAhead(custom, evaluate, pieces, side, thinking);
    const rated = ahead.upTo(depth, routes, 2 * shakiness).map(({ move, score }) => ({
      move,
      score: score + random.below(2 * shakiness + 1) - shakiness,
    }));
    return pathOf(rated.sort((a, b) => b.score - a.score)[0]?.move);
  },
});

export const thorough = ({ custom, evaluate, sideOfSeat }: Game): Player => ({
  choose({ pieces }, seat, random, _library, thinking) {
    const side = sideOfSeat(seat);
    const routes = random.shuffle(new Position(custom, pieces, side).routes());
    const ahead = new JumpAhead(custom, evaluate, pieces, side, thinking);
    return pathOf(ahead.upTo(deepest, routes, 0)[0]?.move);
  },
});
