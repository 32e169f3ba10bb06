// What is known of special-event prediction without loading it.
import type { ContestFacts } from '../../engine/facts.ts';

export const facts: ContestFacts = {
  id: 'special',
  number: null,
  name: { en: 'Special Event', tr: 'Özel Etkinlik' },
  link: '/predictorEvents',
  gameType: 'special',
  hasStages: false,
  lastsHours: 0,
};
