// The board of Find the Word.
import { useMemo } from 'react';
import type { Language } from '../../../engine/language.ts';
import { bestColours } from '../../../kit/rows.ts';
import type { RowPuzzleBoard } from '../../../ui/PuzzleProps.ts';
import { RowBoard } from '../../../ui/rows/RowBoard.tsx';
import type { Script } from '../../../ui/rows/script.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { type Unused, unusedBy } from '../hardMode.ts';
import { keysOf, letterOf } from './letters.ts';

const scriptOf = (language: Language): Script => ({
  keys: keysOf(language),
  read: (key) => letterOf(key, language),
  show: (letter) => letter,
  name: (letter) => letter,
  isApart: () => false,
});

/** Why hard mode does not take a word. */
const unusedInWords = (t: Speak, unused: Unused): string =>
  unused.kind === 'place'
    ? t('puzzles:findTheWord.hard.place', { letter: unused.letter, place: unused.at + 1 })
    : t('puzzles:findTheWord.hard.letter', { letter: unused.letter, count: unused.times });

export const board: RowPuzzleBoard = (props) => {
  const { face, rows, turned, isHard } = props;
  const { t } = useTexts();
  const script = useMemo(() => scriptOf(face.language === 'tr' ? 'tr' : 'en'), [face.language]);
  const faultOf = (word: string) => {
    const unused = isHard ? unusedBy(rows, word) : null;
    return unused && unusedInWords(t, unused);
  };
  return (
    <RowBoard
      {...props}
      faultOf={faultOf}
      known={bestColours(rows.slice(0, turned))}
      live={isHard ? t('pages:daily.hardMode') : null}
      puzzle="findTheWord"
      script={script}
    />
  );
};
