// The cells of the board as a keyboard and a screen reader find them.
import type { Cell, CellRow } from '../../../ui/board/cells.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { cellNamed, distance, nameOf, size } from '../cells.ts';
import { boxOf } from '../lie.ts';
import type { HalfTurn } from './useTurn.ts';

const lines = Array.from({ length: size }, (_, line) => line);

/** `held` is the cell whose blob is picked up: from there a place is a clone or a jump away. */
export function cellRows(isNarrow: boolean, turn: HalfTurn, held: string | null, t: Speak): CellRow[] {
  return lines.map((row) => ({
    id: String(row),
    cells: lines.map((column): Cell => {
      const at = row * size + column;
      return { id: nameOf(at), name: wordsOf(at, turn, held, t), box: boxOf(isNarrow, at) };
    }),
  }));
}

function wordsOf(at: number, { seen, movable, clones }: HalfTurn, held: string | null, t: Speak): string {
  const text = (key: string) => t(`rules:blobWars.board.${key}`);
  const letter = seen.cells[at] ?? '.';
  const parts = [nameOf(at), text(contents[letter] ?? 'empty')];
  if (movable.includes(at)) parts.push(text('movable'));
  if (letter === '.' && held !== null) {
    const steps = distance(cellNamed(held), at);
    if (steps <= 2) parts.push(text(steps === 1 ? 'clone' : 'jump'));
  } else if (clones.includes(at)) parts.push(text('clone'));
  return parts.join(', ');
}

const contents: Readonly<Record<string, string>> = { x: 'blob.0', o: 'blob.1', '-': 'wall', '.': 'empty' };
