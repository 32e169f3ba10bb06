// What is known of rock, paper, scissors without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'rps',
  number: 21,
  name: { en: 'Rock, Paper, Scissors', tr: 'Taş, Kâğıt, Makas' },
  family: 'board',
  seats: [2, 3, 4, 5, 6, 7, 8],
  isQuick: true,
  isOpen: false,
  manners: { draw: false, resign: true, clock: false, takeback: false },
  isDaily: false,
};
