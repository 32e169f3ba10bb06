// What is said of cards and people at the table.
import type { Card } from '../../../kit/cards.ts';
import type { SeatedPerson } from '../../../ui/BoardProps.ts';
import { type TrickWords, trickWords } from '../../../ui/cards/trickWords.ts';
import { tableWords } from '../../../ui/tableWords.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { costOf } from '../scoring.ts';

export interface Words extends TrickWords {
  /** "Queen of spades, 13 points, playable". */
  option(card: Card, state: string | null): string;
}

export function wordsOf(t: Speak, people: readonly SeatedPerson[]): Words {
  const words = trickWords(t, tableWords(t, 'hearts', people));
  return {
    ...words,
    option(card, state) {
      const cost = costOf(card) > 0 ? words.say('cost', { count: costOf(card) }) : null;
      return [words.card(card), cost, state].filter((part) => part !== null).join(', ');
    },
  };
}
