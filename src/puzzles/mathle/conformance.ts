// Mathle under the laws of puzzles: the same puzzle of another equation, a wrong guess, the solution.
import type { PuzzleSamples } from '../../../tests/conformance/puzzles/puzzleLaws.ts';
import { type Random, seededRandom } from '../../engine/random.ts';
import { drawUnrepeated } from '../../kit/unrepeated.ts';
import { orderless } from './equation.ts';
import { answers } from './pool.ts';
import type { Puzzle } from './shapes.ts';

const otherThan = (equation: string, random: Random): string =>
  drawUnrepeated(answers(), orderless, new Set([orderless(equation)]), random);

const always = seededRandom('00', 'twin');

export const samples: PuzzleSamples = {
  twin: ({ isCommutative, equation }: Puzzle): Puzzle => ({
    isCommutative,
    equation: otherThan(equation, always),
  }),
  wrong: ({ equation }: Puzzle, random) => otherThan(equation, random),
  solution: ({ equation }: Puzzle) => equation,
};
