// The puzzles and contests of the catalogue that have no folder yet. Whoever makes the folder takes the line out here.
import type { Facts } from '../engine/facts.ts';

interface ElsewhereFacts extends Facts {
  readonly link: string;
}

export const elsewhere: readonly ElsewhereFacts[] = [
  {
    id: 'scorePredictor',
    number: 13,
    name: { en: 'Score Predictor', tr: 'Skor Tahmini' },
    link: '/predictorEvents',
  },
];
