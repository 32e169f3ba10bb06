// What is known of Sketch and Guess without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'skribbl',
  number: 25,
  name: { en: 'Sketch and Guess', tr: 'Çiz ve Tahmin Et' },
  family: 'words',
  seats: [4, 3, 5, 6, 7, 8, 9, 10, 11, 12],
  isQuick: true,
  isOpen: false,
  manners: { draw: false, resign: false, clock: false, takeback: false },
  isDaily: false,
  takesTeamWords: true,
};
