// What is known of Spades without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'spades',
  number: 14,
  name: { en: 'Spades', tr: 'Maça (Spades)' },
  family: 'cards',
  seats: [4],
  isQuick: false,
  isOpen: false,
  hasPartners: true,
  manners: { draw: false, resign: false, clock: false, takeback: false },
};
