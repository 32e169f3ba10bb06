// What sketch and guess teaches, in each language: to guess, to use the letters, to mend a near miss, to choose a word.
import type { Lesson } from '../../engine/game.ts';
import type { Tongue } from '../../engine/words/letters.ts';
import { lettersIn } from './comparing.ts';
import { notation } from './notation.ts';
import type { Guess, Rules, Skribbl, State } from './shapes.ts';
import { sketchOf } from './sketches.ts';
import { opened } from './turns.ts';

interface Words {
  /** Drawn, to be guessed. */
  readonly drawn: string;
  /** Drawn; some of its letters are revealed. */
  readonly hinted: string;
  /** Drawn, and what was guessed before. */
  readonly missed: string;
  readonly guessed: string;
  readonly offered: readonly [string, string, string];
}

const words: Readonly<Record<Tongue, Words>> = {
  en: {
    drawn: 'sun',
    hinted: 'rocket',
    missed: 'umbrella',
    guessed: 'umbrela',
    offered: ['freedom', 'fish', 'tax'],
  },
  tr: {
    drawn: 'güneş',
    hinted: 'roket',
    missed: 'şemsiye',
    guessed: 'şemsye',
    offered: ['özgürlük', 'balık', 'vergi'],
  },
};

const seats = 3;

/** The first seat looks at what the second one draws. */
function guessing(language: Tongue, word: string, change: Partial<State> = {}): string {
  const rules: Rules = { language, level: 'easy', rounds: 1, seconds: 80 };
  const before = opened(rules, seats, { turn: 1, points: [0, 0, 0], used: [] });
  return (
    notation.writePosition?.({
      ...before,
      phase: 'drawing',
      word,
      order: lettersIn(word),
      ink: [sketchOf(word, language) ?? ''],
      isDrawn: true,
      ...change,
    }) ?? ''
  );
}

function choosing(language: Tongue, offered: readonly string[]): string {
  const rules: Rules = { language, level: 'easy', rounds: 1, seconds: 80 };
  const before = opened(rules, seats, { turn: 0, points: [0, 0, 0], used: [] });
  const order = offered.flatMap(lettersIn);
  return notation.writePosition?.({ ...before, phase: 'choosing', offered, order }) ?? '';
}

const found = (after: State): boolean => after.gained[0] !== null;

function lessonsFor(language: Tongue): readonly Lesson<Skribbl>[] {
  const { drawn, hinted, missed, guessed, offered } = words[language];
  const near: Guess = { seat: 0, text: guessed, kind: 'near' };
  const isFound = { wanted: (_: unknown, after: State) => found(after) };
  return [
    { key: 'guess', position: guessing(language, drawn), seat: 0, steps: [isFound] },
    { key: 'letters', position: guessing(language, hinted, { revealed: 2 }), seat: 0, steps: [isFound] },
    { key: 'near', position: guessing(language, missed, { guesses: [near] }), seat: 0, steps: [isFound] },
    {
      key: 'choose',
      position: choosing(language, offered),
      seat: 0,
      steps: [{ wanted: (move) => move.kind === 'choose' && move.word === 1 }],
    },
  ];
}

export const lessonsIn: Readonly<Record<Tongue, readonly Lesson<Skribbl>[]>> = {
  en: lessonsFor('en'),
  tr: lessonsFor('tr'),
};
