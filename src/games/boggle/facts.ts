// What is known of Letter Dice without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'boggle',
  number: 18,
  name: { en: 'Letter Dice', tr: 'Harf Zarları' },
  family: 'words',
  seats: [2, 3, 4, 5, 6, 7, 8],
  isQuick: true,
  isOpen: false,
  manners: { draw: false, resign: false, clock: false, takeback: false },
};
