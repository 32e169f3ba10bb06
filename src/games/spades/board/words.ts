// What is said of cards, bids, people and sides at the table.
import type { Card } from '../../../kit/cards.ts';
import type { SeatedPerson } from '../../../ui/BoardProps.ts';
import { type TrickWords, trickWords } from '../../../ui/cards/trickWords.ts';
import { tableWords } from '../../../ui/tableWords.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { isNil, sides } from '../scoring.ts';
import type { Bid } from '../shapes.ts';

export interface Words extends TrickWords {
  /** "Queen of spades, playable". */
  option(card: Card, state: string | null): string;
  /** As on a chip: "Nil", "4". */
  bid(bid: Bid): string;
  /** "You and Ada". */
  side(side: number): string;
}

export function wordsOf(t: Speak, people: readonly SeatedPerson[]): Words {
  const words = trickWords(t, tableWords(t, 'spades', people));
  const { say, card, briefly } = words;
  return {
    ...words,
    option: (one, state) => (state === null ? card(one) : `${card(one)}, ${state}`),
    bid: (bid) => (bid === 'blind' ? say('blind') : isNil(bid) ? say('nil') : String(bid)),
    side(side) {
      const [one = 0, other = 0] = sides[side] ?? [];
      return say('side', { one: briefly(one), other: briefly(other) });
    },
  };
}
