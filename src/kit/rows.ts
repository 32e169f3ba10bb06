// Guessing row by row: colours, points, the share text and the state of each key; the same for words and equations.
import type { Attempt, Outcome, Share } from '../engine/puzzle.ts';
import type { MarkedRow, RowShapes } from '../engine/rowPuzzle.ts';

export const maxGuesses = 6;

/** G: right place. Y: elsewhere. B: not in the answer, or no more often. */
export type Colour = 'G' | 'Y' | 'B';

/** First all right places, then from left to right what the answer still has a copy of. Both rows are equally long. */
export function coloursOf(answer: string, row: string): string {
  const left = new Map<string, number>();
  for (const [i, sign] of [...answer].entries())
    if (row[i] !== sign) left.set(sign, (left.get(sign) ?? 0) + 1);
  return Array.from(row, (sign, i): Colour => {
    if (answer[i] === sign) return 'G';
    const copies = left.get(sign) ?? 0;
    if (copies === 0) return 'B';
    left.set(sign, copies - 1);
    return 'Y';
  }).join('');
}

export const isSolvedRow = ({ colours }: MarkedRow): boolean => /^G+$/.test(colours);

type RowAttempt = Attempt<RowShapes>;

/** The tries up to the one that ended the attempt. */
function counted({ tries }: RowAttempt): RowAttempt['tries'] {
  const solving = tries.findIndex(({ mark }) => isSolvedRow(mark));
  return tries.slice(0, Math.min(solving < 0 ? maxGuesses : solving + 1, maxGuesses));
}

const hasSolved = (tries: RowAttempt['tries']): boolean => {
  const last = tries.at(-1);
  return last !== undefined && isSolvedRow(last.mark);
};

export function rowOutcome(attempt: RowAttempt): Outcome | null {
  const tries = counted(attempt);
  if (hasSolved(tries)) return { isSolved: true, points: (maxGuesses + 1 - tries.length) * 10 };
  return tries.length === maxGuesses ? { isSolved: false, points: 0 } : null;
}

const squares: Readonly<Record<string, string>> = { G: '■', Y: '●', B: '□' };

export function rowShare(attempt: RowAttempt): Share {
  const tries = counted(attempt);
  const reached = hasSolved(tries) ? `${tries.length}` : 'X';
  return {
    score: `${reached}/${maxGuesses}${attempt.mode.isHard ? '*' : ''}`,
    rows: tries.map(({ mark }) => mark.colours.replaceAll(/[GYB]/g, (colour) => squares[colour] ?? colour)),
  };
}

/** Badges for solving a row puzzle, each with the most guesses it may take. */
export const badgesWithin = (guesses: number | null, most: Readonly<Record<string, number>>): string[] =>
  Object.keys(most).filter((badge) => guesses !== null && guesses <= (most[badge] ?? 0));

/** The best colour each sign ever had: the state of its key. */
export function bestColours(rows: readonly MarkedRow[]): ReadonlyMap<string, Colour> {
  const best = new Map<string, Colour>();
  for (const better of ['B', 'Y', 'G'] as const)
    for (const { row, colours } of rows)
      for (const [i, sign] of [...row].entries()) if (colours[i] === better) best.set(sign, better);
  return best;
}

const longestTyped = 64;

/** Whatever was typed, within reason: what is wrong with it is said by the refusal. */
export const readTyped = (raw: unknown): string | null =>
  typeof raw === 'string' && raw.length <= longestTyped ? raw : null;
