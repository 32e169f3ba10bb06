// What is said of squares, tiles and people at the table.
import type { Seat } from '../../engine/game.ts';
import type { Tongue } from '../../engine/words/letters.ts';
import type { SeatedPerson } from '../../ui/BoardProps.ts';
import { nameAt } from '../../ui/board/nameAt.ts';
import type { Speak } from '../../ui/texts.tsx';
import { premiumWord } from './Surface.tsx';
import { nameOf, premiumAt } from './squares.ts';
import { blank, pointsOf } from './tiles.ts';

type Values = Readonly<Record<string, string | number>>;

export interface Words {
  say(key: string, values?: Values): string;
  refusal(key: string): string;
  name(seat: Seat): string;
  /** "K, 5 points" */
  tile(letter: string, isBlank: boolean): string;
  /** "H8, double word" */
  emptySquare(square: number): string;
}

export function wordsOf(t: Speak, people: readonly SeatedPerson[], tongue: Tongue): Words {
  const say = (key: string, values: Values = {}) => t(`rules:scrabble.board.${key}`, values);
  return {
    say,
    refusal: (key) => t(`rules:scrabble.refusal.${key}`),
    name: (seat) => nameAt(people, seat, say('you')),
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
