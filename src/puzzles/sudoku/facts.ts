// What is known of Sudoku without loading it.
import type { PuzzleFacts } from '../../engine/facts.ts';

export const facts: PuzzleFacts = {
  id: 'sudoku',
  number: 16,
  name: { en: 'Sudoku', tr: 'Sudoku' },
  family: 'grid',
  empty: { rows: 9, cells: 9 },
  suggested: { hour: 15, minute: 0 },
  settings: [{ key: 'grade', values: ['rising', 'easy', 'medium', 'hard', 'expert'] }],
  demoSettings: { grade: 'easy' },
  leastSeconds: 20,
};
