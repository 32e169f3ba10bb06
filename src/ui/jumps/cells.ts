// The squares of a board of jumping games as cells: what a screen reader says of them.
import type { Cell, CellRow } from '../board/cells.ts';
import type { Speak } from '../texts.tsx';
import { type Lie, squareBox } from './lie.ts';
import { type JumpTurn, targetsFrom } from './turn.ts';

export const cellOf = (square: number): string => `s${square}`;

/** null: a light square. */
export const squareOf = (cell: string): number | null =>
  cell.startsWith('s') ? Number(cell.slice(1)) : null;

export function cellRows({ rows, frame }: Lie, turn: JumpTurn, text: Speak): CellRow[] {
  const light = text('board.light');
  return rows.map((squares, row) => ({
    id: String(row),
    cells: squares.map((square, column): Cell => {
      const box = squareBox(frame, row, column);
      if (square === null) return { id: `l${row}-${column}`, name: light, box, isDisabled: true };
      return { id: cellOf(square), name: nameOf(square, turn, text), box };
    }),
  }));
}

function nameOf(square: number, turn: JumpTurn, text: Speak): string {
  const letter = turn.pieces[square - 1] ?? '.';
  const parts = [
    text('board.square', { square }),
    text(letter === '.' ? 'board.empty' : `board.piece.${letter}`),
  ];
  if (turn.starts.some((start) => start.square === square))
    parts.push(text(turn.mustCapture ? 'board.mustCapture' : 'board.movable'));
  // Where a capture that is under way may go on; other targets are named while a piece is held.
  if (targetsFrom(turn, turn.path.at(-1) ?? null).some((target) => target.square === square))
    parts.push(text('board.target'));
  return parts.join(', ');
}
