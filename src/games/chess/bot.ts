// Three players of chess: one who sees one move, one who sees a few, one who looks as far as time allows.
import type { Bot } from '../../engine/game.ts';
import { choose, type Temper, thorough } from '../../kit/search/players.ts';
import { legalMoves } from './moves.ts';
import { Position } from './position.ts';
import { type Chess, type Move, stepOf, textOf, type View } from './rules.ts';
import { ChessTree } from './search.ts';

/** Worse than this, and a draw that may be claimed is claimed. */
const pleasedWith = -50;

const claimOf = ({ claims }: View, move: Move): Move | undefined =>
  claims.find((claim) => claim === 'draw') ?? claims.find((claim) => claim === `${move} draw`) ?? claims[0];

const player = (temper: Temper): Bot<Chess> => ({
  choose(view, _seat, random, _library, thinking) {
    const position = new Position(view);
    const repeats = new Set(view.repeats.map(stepOf)); // the other side may hold the draw
    const best = choose(
      legalMoves(position),
      (clock) => new ChessTree(position, clock),
      temper,
      random,
      thinking,
      (move) => repeats.has(move),
    );
    const move = textOf(best.move);
    return (best.score < pleasedWith ? claimOf(view, move) : undefined) ?? move;
  },
});

export const bots: readonly Bot<Chess>[] = [
  player({ depth: 1, shakiness: 110, dreaminess: 3 }),
  player({ depth: 2, shakiness: 30, dreaminess: 0 }),
  player(thorough),
];
