// What a position on dark squares is worth: what men and kings are worth where they stand, and trades for who is ahead.
import type { Evaluation } from './search.ts';

interface Worths {
  /** By square for white, in hundredths of a man; black sees the board turned round. */
  readonly men: Int16Array;
  readonly kings: Int16Array;
  /** How many pieces there are at the start. */
  readonly pieces: number;
  /** By how many hundredths a lead weighs more with every piece that is gone. */
  readonly tradeWeight: number;
}

export const worthBy = ({ men, kings, pieces, tradeWeight }: Worths): Evaluation =>
  function evaluate(contents) {
    let [white, black, gone] = [0, 0, pieces];
    for (let square = 1; square < contents.length; square++) {
      const content = contents[square];
      if (!content) continue;
      gone--;
      if (content === 1) white += men[square] ?? 0;
      else if (content === 2) black += men[contents.length - square] ?? 0;
      else if (content === 3) white += kings[square] ?? 0;
      else black += kings[contents.length - square] ?? 0;
    }
    const lead = white - black;
    return lead + Math.trunc((lead * tradeWeight * gone) / 100);
  };
