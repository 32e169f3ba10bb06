// Which piece is which from one position to the next, where sides are told by letters.
import { type Pieces, sideOf } from './jumps/darkSquares.ts';

/** Names that stay with the pieces while they move, and the pieces that have just gone. */
export interface NamedOption {
  readonly pieces: Pieces;
  /** By square, from 0; null where nothing stands. */
  readonly names: readonly (number | null)[];
  readonly gone: readonly { readonly name: number; readonly square: number; readonly letter: string }[];
}

export const nameAll = (pieces: Pieces): NamedOption => ({
  pieces,
  names: [...pieces].map((letter, i) => (letter === '.' ? null : i)),
  gone: [],
});

/** The same pieces in the next position: what left a square came to another of its side, or is gone. */
export function follow(named: NamedOption, pieces: Pieces): NamedOption {
  const names = named.names.map((name, i) =>
    sideOf(named.pieces[i] ?? '.') === sideOf(pieces[i] ?? '.') ? name : null,
  );
  const gone: NamedOption['gone'][number][] = [];
  let fresh =
    Math.max(-1, ...named.names.map((name) => name ?? -1), ...named.gone.map(({ name }) => name)) + 1;
  for (const side of [1, 2]) {
    const left = [...pieces].flatMap((letter, i) =>
      sideOf(named.pieces[i] ?? '.') === side && sideOf(letter) !== side ? [i] : [],
    );
    [...pieces].forEach((letter, i) => {
      if (sideOf(letter) !== side || sideOf(named.pieces[i] ?? '.') === side) return;
      const from = left.shift();
      names[i] = (from === undefined ? undefined : named.names[from]) ?? fresh++;
    });
    for (const i of left)
      gone.push({ name: named.names[i] ?? fresh++, square: i + 1, letter: named.pieces[i] ?? '.' });
  }
  return { pieces, names, gone };
}
