// What is known of the map puzzle without loading it.
import type { PuzzleFacts } from '../../engine/facts.ts';

export const facts: PuzzleFacts = {
  id: 'geoPuzzle',
  number: 23,
  name: { en: 'Map Puzzle', tr: 'Harita Bulmacası' },
  family: 'map',
  empty: { rows: 6, cells: 1 },
  suggested: { hour: 13, minute: 0 },
  settings: [{ key: 'grade', values: ['rising', 'easy', 'medium', 'hard'] }],
};
