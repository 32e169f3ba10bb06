// Every puzzle, one line each: its facts under its id. `load.ts` finds the rest of it by the same id.
export { facts as findTheWord } from './findTheWord/facts.ts';
export { facts as geoPuzzle } from './geoPuzzle/facts.ts';
export { facts as mathle } from './mathle/facts.ts';
export { facts as sudoku } from './sudoku/facts.ts';
