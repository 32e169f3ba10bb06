// What is known of Okey without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'okey',
  number: 11,
  name: { en: 'Okey', tr: 'Okey' },
  family: 'board',
  seats: [4],
  isQuick: false,
  isOpen: false,
  manners: { draw: false, resign: false, clock: false, takeback: false },
};
