// Bots of any jumping game: how many turns they look ahead, and how far they misjudge one, in hundredths of a man.
import type { Seat, Thinking } from '../../engine/game.ts';
import type { Library } from '../../engine/library.ts';
import type { Random } from '../../engine/random.ts';
import { choose } from '../search/players.ts';
import { CapturePosition } from './captures.ts';
import type { JumpGame, JumpView } from './jumpGame.ts';
import { type Evaluation, JumpTree } from './search.ts';

interface Player {
  choose(
    view: Pick<JumpView, 'pieces' | 'repeats'>,
    seat: Seat,
    random: Random,
    library: Library,
    thinking: Thinking,
  ): readonly number[];
}

const player = (game: JumpGame, evaluate: Evaluation, depth: number, shakiness: number): Player => ({
  choose({ pieces, repeats }, seat, random, _library, thinking) {
    const position = new CapturePosition(game.custom, pieces, game.sideOfSeat(seat));
    const drawn = new Set(repeats.map(String));
    const best = choose(
      position.routes(),
      (clock) => new JumpTree(position, evaluate, clock),
      { depth, shakiness, dreaminess: 0 },
      random,
      thinking,
      ({ path }) => drawn.has(String(path)),
    );
    return best.move.path;
  },
});

/** One who sees one turn, one who sees a few, one who looks as far as time allows. */
export const jumpBots = (game: JumpGame, evaluate: Evaluation): readonly Player[] => [
  player(game, evaluate, 1, 90),
  player(game, evaluate, 4, 20),
  player(game, evaluate, 60, 0),
];
