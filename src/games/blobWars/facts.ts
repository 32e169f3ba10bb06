// What is known of Blob Wars without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'blobWars',
  number: 8,
  name: { en: 'Blob Wars', tr: 'Damla Savaşları' },
  family: 'board',
  seats: [2],
  isQuick: true,
  isOpen: true,
  manners: { draw: true, resign: true, clock: false, takeback: true },
};
