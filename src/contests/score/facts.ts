// What is known of score prediction without loading it.
import type { ContestFacts } from '../../engine/facts.ts';

export const facts: ContestFacts = {
  id: 'score',
  number: null,
  name: { en: 'Score Prediction', tr: 'Skor Tahmini' },
  link: '/predictorEvents',
  gameType: 'scorePredictor',
  hasStages: true,
  lastsHours: 2,
};
