// What is known of Mathle without loading it.
import type { PuzzleFacts } from '../../engine/facts.ts';

export const facts: PuzzleFacts = {
  id: 'mathle',
  number: 17,
  name: { en: 'Mathle', tr: 'Mathle' },
  family: 'rows',
  empty: { rows: 6, cells: 8 },
  suggested: { hour: 12, minute: 30 },
  settings: [{ key: 'commutative', values: [true, false] }],
};
