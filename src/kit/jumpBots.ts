// Players of any game on dark squares, who look so far and see so well.
import type { Seat, Thinking } from '../engine/game.ts';
import type { Library } from '../engine/library.ts';
import type { Random } from '../engine/random.ts';
import { Position } from './captures.ts';
import { bestOf } from './deepening.ts';
import { type Evaluation, JumpAhead } from './jumpAhead.ts';
import type { JumpGame, Sight } from './jumpGame.ts';

interface Game extends JumpGame {
  readonly evaluate: Evaluation;
}

interface Player {
  choose(
    view: Pick<Sight, 'pieces' | 'repeats'>,
    seat: Seat,
    random: Random,
    library: Library,
    thinking: Thinking,
  ): readonly number[];
}

/** How many turns it looks ahead, and how far it misjudges one, in hundredths of a man. */
export const player = (game: Game, depth: number, shakiness: number): Player => ({
  choose(seen, seat, random, _library, thinking) {
    const { custom, evaluate } = game;
    const side = game.sideOfSeat(seat);
    const routes = random.shuffle(new Position(custom, seen.pieces, side).routes());
    const ahead = new JumpAhead(custom, evaluate, seen, side, thinking);
    return bestOf(ahead.upTo(depth, routes, 2 * shakiness), shakiness, random).move.path;
  },
});
