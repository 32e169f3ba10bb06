// Blob identity: which blob is which from one position to the next, and what happened to each in between.
import { near } from '../cells.ts';
import type { Cells, Last } from '../rules.ts';

export interface Named {
  readonly pieces: Cells;
  /** By cell; null where there is no blob. */
  readonly names: readonly (number | null)[];
  /** The move that led here, where it was seen happening; null: this is where one came in. */
  readonly seen: (Last & { readonly parent: number | null }) | null;
  /** How many positions were seen: another one, another animation. */
  readonly step: number;
  readonly nextName: number;
}

const isBlob = (letter: string | undefined): boolean => letter === 'x' || letter === 'o';

export const nameAll = (cells: Cells): Named => ({
  pieces: cells,
  names: [...cells].map((letter, cell) => (isBlob(letter) ? cell : null)),
  seen: null,
  step: 0,
  nextName: cells.length,
});

/** The same blobs in the next position: a jump keeps its name, and so does what changes side. */
export function follow(named: Named, cells: Cells, last: Last | null): Named {
  const isSeen = last !== null && !isBlob(named.pieces[last.to]) && isBlob(cells[last.to]);
  const jumper = isSeen && last.from !== null && !isBlob(cells[last.from]) ? named.names[last.from] : null;
  let { nextName } = named;
  const names = [...cells].map((letter, cell) => {
    if (!isBlob(letter)) return null;
    if (isSeen && cell === last.to && jumper !== null && jumper !== undefined) return jumper;
    return named.names[cell] ?? nextName++;
  });
  const seen = isSeen ? { ...last, parent: parentOf(cells, last) } : null;
  return { pieces: cells, names, seen, step: named.step + 1, nextName };
}

/** The blob a new one splits from: one of its side next to it that did not turn just now. */
const parentOf = (cells: Cells, { from, to, turned }: Last): number | null =>
  from !== null
    ? null
    : (near[to]?.find((cell) => cells[cell] === cells[to] && !turned.includes(cell)) ?? null);
