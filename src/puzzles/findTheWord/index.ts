// Find the Word: a hidden word of five letters, six guesses, each coloured by how it fits.
import { languages } from '../../engine/language.ts';
import type { PuzzleDefinition } from '../../engine/puzzle.ts';
import { inCapitals, isSpelt } from '../../engine/words/letters.ts';
import { badgesWithin, coloursOf, maxGuesses, readTyped, rowOutcome, rowShare } from '../../kit/rows.ts';
import { chosen, onlyFields } from '../../kit/settings.ts';
import { drawUnrepeated } from '../../kit/unrepeated.ts';
import { facts } from './facts.ts';
import { unusedBy } from './hardMode.ts';
import type { FindTheWord } from './shapes.ts';

const cells = 5;

export const findTheWord: PuzzleDefinition<FindTheWord> = {
  id: facts.id,
  family: 'rows',
  version: 1,
  ruleSets: {
    standard: { language: 'en', hardMode: 'choice' },
    turkish: { language: 'tr', hardMode: 'choice' },
    alwaysHard: { language: 'en', hardMode: 'always' },
  },
  modes: { standard: { isHard: false }, hard: { isHard: true } },

  readRules(settings) {
    const fields = onlyFields(settings, ['language', 'hardMode']);
    const language = fields && chosen(fields.language, languages);
    const hardMode = fields && chosen(fields.hardMode, ['choice', 'always']);
    return language && hardMode ? { language, hardMode } : null;
  },
  readMode({ hardMode }, options) {
    const fields = onlyFields(options, ['hardMode']);
    const isHard = fields && chosen(fields.hardMode, [false, true]);
    return isHard === null ? null : { isHard: isHard || hardMode === 'always' };
  },

  make({ language, hardMode }, random, { words, answers }, recent) {
    const list = words.get(language);
    if (!list) throw new Error(`there is no word list in ${language}`);
    const used = new Set(recent.map(({ word }) => word));
    const word = drawUnrepeated(answers.get(language) ?? [], (each) => each, used, random);
    return { language, hardMode, word, list: list.version };
  },
  face: ({ language, hardMode }) => ({ language, hardMode, cells, maxGuesses }),
  answer: ({ word }) => word,

  refusal({ language }, { mode, tries }, guess, library) {
    const word = inCapitals(guess, language);
    if (word.length !== cells) return 'length';
    if (!isSpelt(word, language)) return 'letters';
    if (!library.words.get(language)?.has(word)) return 'notInList';
    const rows = tries.map(({ mark }) => mark);
    return mode.isHard && unusedBy(rows, word) ? 'hardMode' : null;
  },
  mark({ language, word }, guess) {
    const row = inCapitals(guess, language);
    return { row, colours: coloursOf(word, row) };
  },
  outcome: (_, attempt) => rowOutcome(attempt),
  share: (_, attempt) => rowShare(attempt),
  badges: ({ guesses }) => badgesWithin(guesses, { wordFirst: maxGuesses, wordThree: 3, wordOne: 1 }),

  readGuess: readTyped,
};
