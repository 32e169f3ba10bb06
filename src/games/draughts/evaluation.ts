// What a draughts position is worth: pieces first, then men on their way, men in the middle and kings on long diagonals.
import { columnOf, rowOf } from '../../kit/darkSquares.ts';
import type { Evaluation } from '../../kit/jumpAhead.ts';
import { custom } from './rules.ts';

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

/** The stronger side should trade: every pair off the board makes its lead weigh more. */
const tradeWeight = 2;

export const evaluate: Evaluation = (contents) => {
  let [white, black, pieces] = [0, 0, 0];
  for (let square = 1; square <= 50; square++) {
    const content = contents[square];
    if (!content) continue;
    pieces++;
    if (content === 1) white += men[square] ?? 0;
    else if (content === 2) black += men[51 - square] ?? 0;
    else if (content === 3) white += kings[square] ?? 0;
    else black += kings[51 - square] ?? 0;
  }
  const lead = white - black;
  return lead + Math.trunc((lead * tradeWeight * (40 - pieces)) / 100);
};
