// What is said of cells and of the race.
import type { SeatedPerson } from '../../../ui/BoardProps.ts';
import type { CellRow } from '../../../ui/board/cells.ts';
import { type TableWords, tableWords } from '../../../ui/tableWords.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { cells, columnOf, rowOf, side } from '../field.ts';
import { cellBox, type Places } from '../places.ts';
import type { View } from '../shapes.ts';
import { flagOwner, hidden, lostMine } from '../view.ts';

export type Words = TableWords;

export const wordsOf = (t: Speak, people: readonly SeatedPerson[]): Words =>
  tableWords(t, 'minesweeper', people);

/** "Row 3, column 5, hidden". */
function cellWords(words: Words, seen: View, cell: number): string {
  const place = { row: rowOf(cell) + 1, column: columnOf(cell) + 1 };
  const sign = seen.field[cell];
  const owner = flagOwner(seen, cell);
  if (owner !== null) return words.say('flag', { ...place, name: words.name(owner) });
  if (sign === hidden) return words.say('hidden', place);
  if (sign === lostMine) return words.say('mine', place);
  return sign === '0' ? words.say('empty', place) : words.say('number', { ...place, number: sign ?? '' });
}

export const cellId = (cell: number): string => `cell ${cell}`;

export const cellOfId = (id: string): number => Number(id.slice(5));

export function fieldRows(places: Places, words: Words, seen: View, chosen: number | null): CellRow[] {
  const nameOf = (cell: number) => {
    const plain = cellWords(words, seen, cell);
    return cell === chosen ? words.say('chosen', { cell: plain }) : plain;
  };
  return Array.from({ length: side }, (_, row) => ({
    id: `row ${row}`,
    cells: cells.slice(row * side, (row + 1) * side).map((cell) => ({
      id: cellId(cell),
      name: nameOf(cell),
      box: cellBox(places, cell),
    })),
  }));
}
