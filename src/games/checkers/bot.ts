// Three players of checkers.
import type { Bot } from '../../engine/game.ts';
import { jumpBots } from '../../kit/jumps/bots.ts';
import { columnOf, rowOf } from '../../kit/jumps/darkSquares.ts';
import { worthBy } from '../../kit/jumps/evaluation.ts';
import { type Checkers, custom, game } from './rules.ts';

const { board } = custom;
const man = 100;
const king = 145;

/** By square for white: what a man, and what a king standing there is worth. */
const men = new Int16Array(board.count + 1);
const kings = new Int16Array(board.count + 1);
for (let square = 1; square <= board.count; square++) {
  const [row, column] = [rowOf(board, square), columnOf(board, square)];
  const advance = 7 - row;
  const isMiddle = column > 1 && column < 6;
  men[square] = man + advance * 2 + (isMiddle ? 4 : 0) + (square === 30 || square === 32 ? 9 : 0);
  kings[square] = king + Math.min(row, 7 - row, column, 7 - column) * 4;
}

const evaluate = worthBy({ men, kings, pieces: 24, tradeWeight: 3 });

export const bots: readonly Bot<Checkers>[] = jumpBots(game, evaluate);
