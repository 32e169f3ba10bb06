// What is known of Find the Word without loading it.
import type { PuzzleFacts } from '../../engine/facts.ts';

export const facts: PuzzleFacts = {
  id: 'findTheWord',
  number: 12,
  name: { en: 'Find the Word', tr: 'Kelimeyi Bul' },
  family: 'rows',
  empty: { rows: 6, cells: 5 },
  suggested: { hour: 9, minute: 30 },
  settings: [
    { key: 'language', values: ['en', 'tr'], isLanguage: true },
    { key: 'hardMode', values: ['choice', 'always'] },
  ],
};
