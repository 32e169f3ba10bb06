// What is known of race prediction without loading it.
import type { ContestFacts } from '../../engine/facts.ts';

export const facts: ContestFacts = {
  id: 'race',
  number: null,
  name: { en: 'Race Prediction', tr: 'Yarış Tahmini' },
  link: '/predictorEvents',
  gameType: 'race',
  hasStages: true,
  lastsHours: 3,
};
