// The squares and the rack as keyboard and screen reader meet them.
import type { CellRow } from '../../../ui/board/cells.ts';
import { boxOf, isInSight, type Lie, slotReach } from '../places.ts';
import type { View } from '../shapes.ts';
import { empty, nameOf, side } from '../squares.ts';
import { rackId, type Turn } from './turn.ts';
import type { Words } from './words.ts';

const lines = Array.from({ length: side }, (_, line) => line);

function squareName(seen: View, turn: Turn, words: Words, square: number): string {
  const laid = turn.draft.laid.find(({ cell }) => cell === square);
  const letter = seen.board.charAt(square);
  if (laid) return words.say('laid', { square: nameOf(square), tile: words.tile(laid.letter, laid.isBlank) });
  if (letter === empty) return words.emptySquare(square);
  return `${nameOf(square)}, ${words.tile(letter, seen.blanks.includes(square))}`;
}

/** Rows out of sight are no rows: there is nothing in them to reach. */
export const boardRows = (seen: View, turn: Turn, lie: Lie, words: Words): CellRow[] =>
  allRows(seen, turn, lie, words).filter(({ cells }) => cells.length > 0);

const allRows = (seen: View, turn: Turn, lie: Lie, words: Words): CellRow[] =>
  lines.map((row) => ({
    id: `${row}`,
    cells: lines
      .map((column) => row * side + column)
      .filter((square) => isInSight(lie, square))
      .map((square) => ({
        id: nameOf(square),
        name: squareName(seen, turn, words, square),
        box: boxOf(lie, square),
      })),
  }));

export const rackRow = (turn: Turn, lie: Lie, words: Words): CellRow => ({
  id: 'rack',
  cells: [...turn.draft.slots].map((letter, slot) => ({
    id: rackId(slot),
    name: turn.draft.inRack.includes(slot) ? words.tile(letter, false) : words.say('gone'),
    box: slotReach(lie.isNarrow, slot),
  })),
});
