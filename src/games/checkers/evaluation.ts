// What a checkers position is worth: pieces first, then men on their way, a guarded back row and kings off the edge.
import { columnOf, rowOf } from '../../kit/darkSquares.ts';
import type { Evaluation } from '../../kit/jumpAhead.ts';
import { custom } from './rules.ts';

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

/** The stronger side should trade: every pair off the board makes its lead weigh more. */
const tradeWeight = 3;

export const evaluate: Evaluation = (contents) => {
  let [white, black, pieces] = [0, 0, 0];
  for (let square = 1; square <= 32; square++) {
    const content = contents[square];
    if (!content) continue;
    pieces++;
    if (content === 1) white += men[square] ?? 0;
    else if (content === 2) black += men[33 - square] ?? 0;
    else if (content === 3) white += kings[square] ?? 0;
    else black += kings[33 - square] ?? 0;
  }
  const lead = white - black;
  return lead + Math.trunc((lead * tradeWeight * (24 - pieces)) / 100);
};
