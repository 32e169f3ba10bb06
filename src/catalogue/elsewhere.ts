// Entries of the catalogue that are a page for several contests and so have no folder of their own.
import type { Facts } from '../engine/facts.ts';

interface ElsewhereFacts extends Facts {
  readonly link: string;
}

/** Stands for everything that is predicted: a team it is withdrawn from predicts nothing. */
export const predictionsEntry = 'scorePredictor';

export const elsewhere: readonly ElsewhereFacts[] = [
  {
    id: predictionsEntry,
    number: 13,
    name: { en: 'Score Predictor', tr: 'Skor Tahmini' },
    link: '/predictorEvents',
  },
];
