// The squares of a chess board as cells: what a screen reader says of them.
import type { CellRow } from '../../../ui/board/cells.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { boxOf, type Lie, lines, squareOn } from '../lie.ts';
import { kindOf, letterAt, nameOf, ownerOf, type Pieces } from '../squares.ts';

export interface Looking {
  readonly lie: Lie;
  readonly pieces: Pieces;
  /** Squares, by name, whose piece may be moved now. */
  readonly movable: readonly string[];
  readonly check: string | null;
}

export const cellRows = (looking: Looking, t: Speak): CellRow[] =>
  lines.map((row) => ({
    id: String(row),
    cells: lines.map((column) => {
      const square = squareOn(looking.lie, row, column);
      const name = nameOf(square);
      return {
        id: name,
        name: wordsOf(name, letterAt(looking.pieces, square), looking, t),
        box: boxOf(looking.lie, square),
      };
    }),
  }));

function wordsOf(name: string, letter: string, { movable, check }: Looking, t: Speak): string {
  const text = (key: string) => t(`rules:chess.board.${key}`);
  const parts = [name, letter === '.' ? text('empty') : manName(letter, t)];
  if (check === name) parts.push(text('check'));
  if (movable.includes(name)) parts.push(text('movable'));
  return parts.join(', ');
}

/** "white knight" */
export const manName = (letter: string, t: Speak): string =>
  t(`rules:chess.board.man.${ownerOf(letter)}.${kindOf(letter)}`);
