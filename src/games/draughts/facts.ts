// What is known of Draughts without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'draughts',
  number: 6,
  name: { en: 'Draughts', tr: 'Uluslararası Dama' },
  family: 'board',
  seats: [2],
  isQuick: false,
  isOpen: true,
  manners: { draw: true, resign: true, clock: true, takeback: true },
};
