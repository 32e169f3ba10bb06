// Perft: counts the games of so many turns, which proves that the move generator is right.

interface Played<Move> {
  play(move: Move): void;
  takeBack(move: Move): void;
}

/** How many there are from here; `movesIn` finds those of the position as it stands. The last turn is counted, not played. */
export function perft<Move>(position: Played<Move>, movesIn: () => readonly Move[], turns: number): number {
  const moves = movesIn();
  if (turns === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) {
    position.play(move);
    leaves += perft(position, movesIn, turns - 1);
    position.takeBack(move);
  }
  return leaves;
}
