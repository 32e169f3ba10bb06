// The map puzzle under the laws of puzzles: the same outline of another country, a wrong guess, the solution.
import type { PuzzleSamples } from '../../../tests/conformance/puzzles/puzzleLaws.ts';
import { countries, nameOf } from './finding.ts';
import type { Puzzle } from './shapes.ts';

const othersThan = ({ code }: Puzzle) => countries.filter((each) => each.code !== code);

export const samples: PuzzleSamples = {
  twin(puzzle: Puzzle): Puzzle {
    const { grade, outline, capitals, flags } = puzzle;
    return { grade, code: othersThan(puzzle)[0]?.code ?? '', outline, capitals, flags };
  },
  wrong(puzzle: Puzzle, random) {
    const others = othersThan(puzzle);
    return others[random.below(others.length)]?.name.en;
  },
  solution: ({ code }: Puzzle) => nameOf(code).tr,
};
