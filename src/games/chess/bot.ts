// Three players of chess: one who sees one move, one who sees a few, one who looks as far as time allows.
import type { Bot } from '../../engine/game.ts';
import { bestOf } from '../../kit/deepening.ts';
import { legalMoves } from './moves.ts';
import { Position } from './position.ts';
import { type Chess, type Move, stepOf, textOf, type View } from './rules.ts';
import { deepest, Lookahead } from './search.ts';

interface Temper {
  readonly depth: number;
  /** How far it misjudges a move, in hundredths of a pawn. */
  readonly shakiness: number;
  /** One move in so many is played by feeling; 0: none. */
  readonly dreaminess: number;
}

/** Worse than this, and a draw that may be claimed is claimed. */
const pleasedWith = -50;

const claimOf = ({ claims }: View, move: Move): Move | undefined =>
  claims.find((claim) => claim === 'draw') ?? claims.find((claim) => claim === `${move} draw`) ?? claims[0];

const player = ({ depth, shakiness, dreaminess }: Temper): Bot<Chess> => ({
  choose(view, _seat, random, _library, thinking) {
    const position = new Position(view);
    const moves = random.shuffle(legalMoves(position));
    const isDreaming = dreaminess > 0 && random.below(dreaminess) === 0;
    const ahead = new Lookahead(position, view.repeats.map(stepOf), thinking);
    const rated = ahead.upTo(isDreaming ? 0 : depth, moves, 2 * shakiness);
    const best = bestOf(rated, shakiness, random);
    const move = textOf(best.move);
    return (best.score < pleasedWith ? claimOf(view, move) : undefined) ?? move;
  },
});

export const bots: readonly Bot<Chess>[] = [
  player({ depth: 1, shakiness: 110, dreaminess: 3 }),
  player({ depth: 2, shakiness: 30, dreaminess: 0 }),
  player({ depth: deepest, shakiness: 0, dreaminess: 0 }),
];
