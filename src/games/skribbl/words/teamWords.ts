// The words of a team's own: which can be drawn and guessed, how many a game needs, and how they come into its rules.
import type { TeamWordRules } from '../../../engine/teamWords.ts';
import { folded } from '../comparing.ts';
import type { Rules } from '../shapes.ts';
import { isWord } from './lists.ts';
import { wordsOffered } from './offer.ts';

const shortest = 3;

export const teamWords: TeamWordRules<Rules> = {
  option: 'words',
  least: 30,
  read(line) {
    const word = line.normalize('NFC').trim().replaceAll(/\s+/g, ' ').replaceAll('’', "'");
    return [...word].length >= shortest && isWord(word) ? word : null;
  },
  /** Without marks the letters of both languages are the same, so that one of them compares for both. */
  keyOf: (word) => folded(word, 'en'),
  /** Each turn offers some, and no word comes twice before all have come. */
  wanted: ({ words = 'listed', rounds }, seats) => (words === 'listed' ? 0 : rounds * seats * wordsOffered),
  withWords: (rules, own) => ({ ...rules, own }),
};
