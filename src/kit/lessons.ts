// What lessons of several games ask for.

/** Any of these moves. */
export const anyOf =
  <M>(...wanted: readonly M[]) =>
  (move: M): boolean =>
    wanted.includes(move);

/** This way over the squares. */
export const along =
  (...path: readonly number[]) =>
  (move: readonly number[]): boolean =>
    move.join() === path.join();
