// Piece identity: which piece is which from one position to the next, so that a move is drawn as travel and not as a jump.
import { kindOf, ownerOf, type Pieces } from '../squares.ts';

interface Gone {
  readonly name: number;
  /** Its place in reading order. */
  readonly place: number;
  readonly letter: string;
}

export interface Named {
  readonly pieces: Pieces;
  /** By place in reading order; null where nothing stands. */
  readonly names: readonly (number | null)[];
  /** Captured just now. */
  readonly gone: readonly Gone[];
}

export const nameAll = (pieces: Pieces): Named => ({
  pieces,
  names: [...pieces].map((letter, place) => (letter === '.' ? null : place)),
  gone: [],
});

/** The same pieces in the next position: each comes from a place its like has left, or was a pawn, or is new. */
export function follow(named: Named, pieces: Pieces): Named {
  const names = named.names.map((name, place) => (named.pieces[place] === pieces[place] ? name : null));
  const left = [...named.pieces].flatMap((letter, place) =>
    letter !== '.' && letter !== pieces[place] ? [{ letter, place, name: named.names[place] ?? 0 }] : [],
  );
  let fresh =
    Math.max(-1, ...named.names.map((name) => name ?? -1), ...named.gone.map(({ name }) => name)) + 1;
  const takeLike = (isLike: (letter: string) => boolean): number | null => {
    const at = left.findIndex(({ letter }) => isLike(letter));
    return at < 0 ? null : (left.splice(at, 1)[0]?.name ?? null);
  };
  const came = [...pieces].flatMap((letter, place) =>
    letter !== '.' && letter !== named.pieces[place] ? [{ letter, place }] : [],
  );
  for (const { letter, place } of came) names[place] = takeLike((other) => other === letter);
  for (const { letter, place } of came)
    names[place] ??= takeLike((other) => becomesLike(other, letter)) ?? fresh++;
  return { pieces, names, gone: left };
}

/** A pawn and what it became, in either direction: moves are taken back too. */
const becomesLike = (one: string, other: string): boolean =>
  ownerOf(one) === ownerOf(other) && (kindOf(one) === 'pawn' || kindOf(other) === 'pawn');
