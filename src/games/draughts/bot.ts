// Three players of draughts.
import type { Bot } from '../../engine/game.ts';
import { jumpBots } from '../../kit/jumps/bots.ts';
import { columnOf, rowOf } from '../../kit/jumps/darkSquares.ts';
import { worthBy } from '../../kit/jumps/evaluation.ts';
import { custom, type Draughts, game } from './rules.ts';

const { board } = custom;
const man = 100;
const king = 290;

/** By square for white: what a man, and what a king standing there is worth. */
const men = new Int16Array(board.count + 1);
const kings = new Int16Array(board.count + 1);
for (let square = 1; square <= board.count; square++) {
  const [row, column] = [rowOf(board, square), columnOf(board, square)];
  const isMiddle = column > 1 && column < 8;
  const isOnLongDiagonal = row + column === 9;
  men[square] = man + (9 - row) * 2 + (isMiddle ? 5 : 0) + (row === 9 ? 4 : 0);
  kings[square] = king + (isOnLongDiagonal ? 12 : 0) + Math.min(row, 9 - row, column, 9 - column);
}

const evaluate = worthBy({ men, kings, pieces: 40, tradeWeight: 2 });

export const bots: readonly Bot<Draughts>[] = jumpBots(game, evaluate);
