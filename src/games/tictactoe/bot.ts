// Three players of tic-tac-toe: one who sees a line of three, one who sees it coming, one who never loses the single board.
import type { Bot, Thinking } from '../../engine/game.ts';
import { choose, type Temper, thorough } from '../../kit/search/players.ts';
import { Position } from './position.ts';
import type { Tictactoe } from './rules.ts';

interface Player {
  readonly single: Temper;
  readonly nested: Temper;
}

/** The whole of a single board is looked through in milliseconds: nothing may cut it short. */
const untilDone: Thinking = { isOver: () => false };

const player = ({ single, nested }: Player): Bot<Tictactoe> => ({
  choose(view, seat, random, _library, thinking) {
    const position = new Position(view, seat);
    const moves = position.moves();
    return view.kind === 'single'
      ? choose(moves, () => position, single, random, untilDone).move
      : choose(moves, () => position, nested, random, thinking).move;
  },
});

export const bots: readonly Bot<Tictactoe>[] = [
  player({
    single: { depth: 1, shakiness: 30, dreaminess: 3 },
    nested: { depth: 1, shakiness: 300, dreaminess: 3 },
  }),
  player({
    single: { depth: 2, shakiness: 20, dreaminess: 6 },
    nested: { depth: 3, shakiness: 60, dreaminess: 0 },
  }),
  player({ single: { depth: 9, shakiness: 0, dreaminess: 0 }, nested: thorough }),
];
