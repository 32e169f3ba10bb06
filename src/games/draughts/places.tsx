// The squares of a draughts board as cells: what a screen reader says of them.
import type { Seat } from '../../engine/game.ts';
import { isKing, type Pieces, pieceOn, sideOf } from '../../kit/darkSquares.ts';
import type { Cell, CellRow } from '../../ui/board/cells.ts';
import type { Speak } from '../../ui/texts.tsx';
import { sideOfSeat } from './rules.ts';
import { cellBox, type Lie, lines, squareOn } from './Surface.tsx';

export const cellOf = (square: number): string => `s${square}`;

/** null: a light square. */
export const squareOf = (cell: string): number | null =>
  cell.startsWith('s') ? Number(cell.slice(1)) : null;

export const seatOf = (letter: string): Seat => (sideOf(letter) === sideOfSeat(0) ? 0 : 1);

export interface Looking {
  readonly lie: Lie;
  readonly pieces: Pieces;
  /** Squares whose piece may be moved now, and whether it has to capture. */
  readonly movable: readonly number[];
  readonly mustCapture: boolean;
  /** Where a capture that is under way may go on. */
  readonly goesOnTo: readonly number[];
}

export function cellRows(looking: Looking, t: Speak): CellRow[] {
  const light = t('rules:draughts.board.light');
  return lines.map((row) => ({
    id: String(row),
    cells: lines.map((column): Cell => {
      const square = squareOn(looking.lie, row, column);
      const box = cellBox(looking.lie, row, column);
      if (square === null) return { id: `l${row}-${column}`, name: light, box, isDisabled: true };
      return { id: cellOf(square), name: nameOf(square, looking, t), box };
    }),
  }));
}

function nameOf(square: number, { pieces, movable, mustCapture, goesOnTo }: Looking, t: Speak): string {
  const text = (key: string, values = {}) => t(`rules:draughts.board.${key}`, values);
  const letter = pieceOn(pieces, square);
  const content =
    letter === '.' ? text('empty') : text(`${isKing(letter) ? 'king' : 'man'}.${seatOf(letter)}`);
  const parts = [text('square', { square }), content];
  if (movable.includes(square)) parts.push(text(mustCapture ? 'mustCapture' : 'movable'));
  if (goesOnTo.includes(square)) parts.push(text('target'));
  return parts.join(', ');
}
