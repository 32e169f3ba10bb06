// Mathle: a hidden equation of eight cells, six guesses, each coloured by how it fits.
import type { PuzzleDefinition } from '../../engine/puzzle.ts';
import { badgesWithin, coloursOf, maxGuesses, readTyped, rowOutcome, rowShare } from '../../kit/rows.ts';
import { chosen, onlyFields } from '../../kit/settings.ts';
import { drawUnrepeated } from '../../kit/unrepeated.ts';
import { cells, faultOf, inSigns, orderless } from './equation.ts';
import { facts } from './facts.ts';
import { answers } from './pool.ts';
import type { Mathle } from './shapes.ts';

export const mathle: PuzzleDefinition<Mathle> = {
  id: facts.id,
  family: 'rows',
  version: 1,
  ruleSets: { standard: { isCommutative: true }, inOrder: { isCommutative: false } },
  modes: { standard: { isHard: false } },

  readRules(settings) {
    const fields = onlyFields(settings, ['commutative']);
    const isCommutative = fields && chosen(fields.commutative, [true, false]);
    return isCommutative === null ? null : { isCommutative };
  },
  readMode(_, options) {
    const fields = onlyFields(options, ['hardMode']);
    return fields && chosen(fields.hardMode, [false]) === false ? { isHard: false } : null;
  },

  make({ isCommutative }, random, _, recent) {
    const used = new Set(recent.map(({ equation }) => orderless(equation)));
    return { isCommutative, equation: drawUnrepeated(answers(), orderless, used, random) };
  },
  face: () => ({ language: null, hardMode: 'never', cells, maxGuesses }),
  answer: ({ equation }) => equation,

  refusal: (_face, _attempt, guess) => faultOf(inSigns(guess)),
  mark({ equation, isCommutative }, guess) {
    const typed = inSigns(guess);
    const row = isCommutative && orderless(typed) === orderless(equation) ? equation : typed;
    return { row, colours: coloursOf(equation, row) };
  },
  outcome: (_, attempt) => rowOutcome(attempt),
  share: (_, attempt) => rowShare(attempt),
  badges: ({ guesses }) => badgesWithin(guesses, { mathFirst: maxGuesses, mathThree: 3 }),

  readGuess: readTyped,
};
