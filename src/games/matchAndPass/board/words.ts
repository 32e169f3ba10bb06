// What is said of cards and people at the table.
import type { Card } from '../../../kit/cards.ts';
import type { SeatedPerson } from '../../../ui/BoardProps.ts';
import { cardName } from '../../../ui/cards/cardWords.ts';
import { type TableWords, tableWords } from '../../../ui/tableWords.ts';
import type { Speak } from '../../../ui/texts.tsx';

export interface Words extends TableWords {
  card(card: Card): string;
}

export const wordsOf = (t: Speak, people: readonly SeatedPerson[]): Words => ({
  ...tableWords(t, 'matchAndPass', people),
  card: (card) => cardName(t, card),
});
