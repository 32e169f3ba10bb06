// What is known of Sudoku without loading it.
import type { PuzzleFacts } from '../../engine/facts.ts';

export const facts: PuzzleFacts = {
  id: 'sudoku',
  number: 16,
  name: { en: 'Sudoku', tr: 'Sudoku' },
  family: 'grid',
};
