// What is said of squares, tiles and people at the table.
import type { Tongue } from '../../../engine/words/letters.ts';
import type { SeatedPerson } from '../../../ui/BoardProps.ts';
import { type TableWords, tableWords } from '../../../ui/tableWords.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { nameOf, premiumAt } from '../squares.ts';
import { blank, pointsOf } from '../tiles.ts';
import { premiumWord } from './Surface.tsx';

export interface Words extends TableWords {
  /** "K, 5 points" */
  tile(letter: string, isBlank: boolean): string;
  /** "H8, double word" */
  emptySquare(square: number): string;
}

export function wordsOf(t: Speak, people: readonly SeatedPerson[], tongue: Tongue): Words {
  const table = tableWords(t, 'scrabble', people);
  const { say } = table;
  return {
    ...table,
    tile(letter, isBlank) {
      if (letter === blank) return say('blank');
      return isBlank ? say('blankAs', { letter }) : say('tile', { letter, count: pointsOf(letter, tongue) });
    },
    emptySquare(square) {
      const premium = premiumAt(square);
      const parts = [nameOf(square), premium ? say(`premium.${premiumWord[premium]}.long`) : say('empty')];
      return parts.join(', ');
    },
  };
}
