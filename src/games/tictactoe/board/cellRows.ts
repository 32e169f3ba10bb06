// The cells of the board as rows on the screen, with what a screen reader says of each.
import type { CellRow } from '../../../ui/board/cells.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { boardOf, countOf, nameOf, sideOf, spotOf } from '../cells.ts';
import { cellBox } from '../places.ts';
import type { View } from '../rules.ts';
import { isOpenBoard } from '../view.ts';

const wordOf = (letter: string | undefined): string =>
  letter === 'x' ? '0' : letter === 'o' ? '1' : 'empty';

/** "e5, empty. centre board, to be played in" */
function cellName(seen: View, cell: number, t: Speak): string {
  const { kind, cells, boards } = seen;
  const text = (key: string, values = {}) => t(`rules:tictactoe.board.${key}`, values);
  const words = text(`cell.${wordOf(cells[cell])}`, { cell: nameOf(kind, cell) });
  if (kind === 'single') return words;
  const number = boardOf(cell);
  const board = text(`place.${number}`);
  const standing = boards[number];
  if (standing === '=') return `${words}. ${text('full', { board })}`;
  if (standing === 'x' || standing === 'o')
    return `${words}. ${text('won', { board, mark: text(`mark.${wordOf(standing)}`) })}`;
  return `${words}. ${isOpenBoard(seen, number) ? text('here', { board }) : board}`;
}

export function cellRows(seen: View, open: readonly number[], t: Speak): CellRow[] {
  const { kind } = seen;
  const side = sideOf(kind);
  const all = Array.from({ length: countOf(kind) }, (_, cell) => cell);
  return Array.from({ length: side }, (_, row) => ({
    id: `row ${row}`,
    label: t('rules:tictactoe.board.row', { row: side - row }),
    cells: all
      .filter((cell) => spotOf(cell).row === row)
      .toSorted((a, b) => spotOf(a).column - spotOf(b).column)
      .map((cell) => ({
        id: nameOf(kind, cell),
        name: cellName(seen, cell, t),
        box: cellBox(kind, cell),
        isDisabled: !open.includes(cell),
      })),
  }));
}
