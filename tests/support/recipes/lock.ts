// A puzzle as somebody would add it: a lock of three digits and four tries, guessed row by row.
import type { PuzzleFacts } from '../../../src/engine/facts.ts';
import type { PuzzleDefinition } from '../../../src/engine/puzzle.ts';
import type { RowFace, RowShapes } from '../../../src/engine/rowPuzzle.ts';
import { badgesWithin, coloursOf, readTyped, rowOutcome, rowShare } from '../../../src/kit/rows.ts';
import { chosen, onlyFields } from '../../../src/kit/settings.ts';

export const facts: PuzzleFacts = {
  id: 'lock',
  number: 901,
  name: { en: 'Lock', tr: 'Kilit' },
  family: 'rows',
  empty: { rows: 4, cells: 3 },
  suggested: { hour: 10, minute: 45 },
  settings: [{ key: 'digits', values: ['all', 'small'] }],
  leastSeconds: 5,
};

interface Lock extends RowShapes {
  rules: { readonly highest: number };
  puzzle: { readonly highest: number; readonly code: string };
  face: RowFace;
}

export const lock: PuzzleDefinition<Lock> = {
  id: facts.id,
  family: 'rows',
  version: 1,
  ruleSets: { standard: { highest: 9 }, small: { highest: 5 } },
  modes: { standard: { isHard: false } },
  readRules(settings) {
    const fields = onlyFields(settings, ['digits']);
    const digits = fields && chosen(fields.digits, ['all', 'small']);
    return digits === null ? null : { highest: digits === 'small' ? 5 : 9 };
  },
  readMode: () => ({ isHard: false }),
  make: ({ highest }, random) => ({
    highest,
    code: Array.from({ length: 3 }, () => random.below(highest + 1)).join(''),
  }),
  face: () => ({ language: null, cells: 3, maxGuesses: 4, hardMode: 'never' }),
  answer: ({ code }) => code,
  refusal: (_face, _attempt, guess) => (/^\d{3}$/.test(guess) ? null : 'length'),
  mark: ({ code }, guess) => ({ row: guess, colours: coloursOf(code, guess) }),
  outcome: (_, attempt) => rowOutcome(attempt),
  share: (_, attempt) => rowShare(attempt),
  badges: ({ guesses }) => badgesWithin(guesses, { wordOne: 1 }),
  readGuess: readTyped,
};
