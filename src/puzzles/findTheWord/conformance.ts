// Find the Word under the laws of puzzles: the same puzzle of another word, a wrong guess, the solution.
import type { PuzzleSamples } from '../../../tests/conformance/puzzles/puzzleLaws.ts';
import { testLibrary } from '../../../tests/support/data/words.ts';
import type { Puzzle } from './shapes.ts';

const othersThan = ({ language, word }: Puzzle) =>
  (testLibrary.answers.get(language) ?? []).filter((each) => each !== word);

export const samples: PuzzleSamples = {
  twin(puzzle: Puzzle): Puzzle {
    const [word = ''] = othersThan(puzzle);
    return { language: puzzle.language, hardMode: puzzle.hardMode, word, list: puzzle.list };
  },
  wrong(puzzle: Puzzle, random) {
    const others = othersThan(puzzle);
    return others[random.below(others.length)];
  },
  solution: ({ word }: Puzzle) => word,
};
