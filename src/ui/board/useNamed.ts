// Names that stay with the pieces from one position to the next, so that what is drawn travels and does not jump.
import { useState } from 'react';

interface Named {
  /** The position that is named. */
  readonly pieces: string;
}

export function useNamed<N extends Named>(
  pieces: string,
  nameAll: (pieces: string) => N,
  follow: (named: N, pieces: string) => N,
): N {
  const [named, name] = useState(() => nameAll(pieces));
  if (named.pieces === pieces) return named;
  const followed = follow(named, pieces);
  name(followed);
  return followed;
}
