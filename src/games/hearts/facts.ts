// What is known of Hearts without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'hearts',
  number: 15,
  name: { en: 'Hearts', tr: 'Kupa (Hearts)' },
  family: 'cards',
  seats: [4],
  isQuick: false,
  isOpen: false,
  manners: { draw: false, resign: false, clock: false, takeback: false },
};
