// What is known of Nine Men's Morris without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'nineMensMorris',
  number: 9,
  name: { en: "Nine Men's Morris", tr: 'Dokuz Taş' },
  family: 'board',
  seats: [2],
  isQuick: false,
  isOpen: true,
  manners: { draw: true, resign: true, clock: true, takeback: true },
};
