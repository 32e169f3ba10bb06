// Bots out of a search: how far one looks ahead, how far it misjudges, how often it plays without thinking.
import type { Thinking } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { bestOf, type Rated } from './iterativeDeepening.ts';
import { Negamax, SearchClock, type Tree } from './negamax.ts';

export interface Temper {
  /** How many moves it looks ahead. */
  readonly depth: number;
  /** How far it misjudges a move, in hundredths of a piece. */
  readonly shakiness: number;
  /** One move in so many is played without looking ahead; 0: none. */
  readonly dreaminess: number;
}

/** As far as time allows. */
export const thorough: Temper = { depth: 40, shakiness: 0, dreaminess: 0 };

/** The move of these that a player of this temper takes; `treeOf` and `isDrawn` are what it searches with. */
export function choose<Move>(
  moves: readonly Move[],
  treeOf: (clock: SearchClock) => Tree<Move>,
  { depth, shakiness, dreaminess }: Temper,
  random: Random,
  thinking: Thinking,
  isDrawn?: (move: Move) => boolean,
): Rated<Move> {
  const order = random.shuffle(moves);
  const isDreaming = dreaminess > 0 && random.below(dreaminess) === 0;
  const clock = new SearchClock(thinking);
  const search = new Negamax(treeOf(clock), clock, isDrawn);
  const rated = search.upTo(isDreaming ? 0 : depth, order, 2 * shakiness);
  return bestOf(rated, shakiness, random);
}
