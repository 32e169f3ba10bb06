// The smallest puzzle there can be: a lock of three digits and four tries, for the laws to be tried on.
import type { Outcome, PuzzleDefinition, PuzzleShapes } from '../../../src/engine/puzzle.ts';
import { chosen, onlyFields } from '../../../src/kit/settings.ts';
import type { PuzzleSamples } from './puzzleLaws.ts';

export interface Lock extends PuzzleShapes {
  family: 'rows';
  rules: { readonly highest: number };
  /** Hard: a digit that was right must stay. */
  mode: { readonly isHard: boolean };
  puzzle: { readonly highest: number; readonly code: string };
  face: { readonly highest: number };
  guess: string;
  mark: readonly boolean[];
  answer: string;
}

const tries = 4;

const isRight = (mark: Lock['mark']) => mark.every(Boolean);

export const lock: PuzzleDefinition<Lock> = {
  id: 'lock',
  family: 'rows',
  version: 1,
  ruleSets: { standard: { highest: 9 }, small: { highest: 5 } },
  modes: { standard: { isHard: false }, hard: { isHard: true } },
  readRules(settings) {
    const fields = onlyFields(settings, ['highest']);
    const highest = fields && chosen(fields.highest, [9, 5]);
    return highest === null ? null : { highest };
  },
  readMode(_, options) {
    const fields = onlyFields(options, ['hardMode']);
    const isHard = fields && chosen(fields.hardMode, [false, true]);
    return isHard === null ? null : { isHard };
  },
  make: ({ highest }, random) => ({
    highest,
    code: Array.from({ length: 3 }, () => random.below(highest + 1)).join(''),
  }),
  face: ({ highest }) => ({ highest }),
  answer: ({ code }) => code,
  refusal({ highest }, { mode, tries: before }, guess) {
    if ([...guess].some((digit) => Number(digit) > highest)) return 'tooHigh';
    const last = before.at(-1);
    const isKept = last?.mark.every((right, i) => !right || last.guess[i] === guess[i]) ?? true;
    return mode.isHard && !isKept ? 'keepRightDigits' : null;
  },
  mark: ({ code }, guess) => [...guess].map((digit, i) => digit === code[i]),
  outcome(_, { tries: done }): Outcome | null {
    const at = done.findIndex(({ mark }) => isRight(mark));
    if (at >= 0 && at < tries) return { isSolved: true, points: (tries - at) * 10 };
    return done.length >= tries ? { isSolved: false, points: 0 } : null;
  },
  share: (face, attempt) => ({
    score: `${lock.outcome(face, attempt)?.isSolved ? attempt.tries.length : 'X'}/${tries}`,
    rows: attempt.tries.map(({ mark }) => mark.map((right) => (right ? '■' : '□')).join('')),
  }),
  readGuess: (raw) => (typeof raw === 'string' && /^\d{3}$/.test(raw) ? raw : null),
};

const turned = (code: string) => [...code].map((digit) => (Number(digit) + 1) % 6).join('');

/** As `conformance.ts` of a puzzle exports them. */
export const lockSamples: PuzzleSamples = {
  twin: (puzzle: Lock['puzzle']) => ({ highest: puzzle.highest, code: turned(puzzle.code) }),
  wrong: ({ code }: Lock['puzzle'], random) => {
    const digit = [...'012345'].filter((each) => each !== code[0])[random.below(5)];
    return `${digit}${random.below(6)}${random.below(6)}`;
  },
  solution: ({ code }: Lock['puzzle']) => code,
};
