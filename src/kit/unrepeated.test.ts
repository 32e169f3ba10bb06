import { expect, test } from 'vitest';
import { seededRandom } from '../engine/random.ts';
import { drawUnrepeated } from './unrepeated.ts';

const words = Array.from({ length: 500 }, (_, n) => `word ${n}`);
const draw = (recent: readonly string[], seed = '00') =>
  drawUnrepeated(words, (word) => word, new Set(recent), seededRandom(seed, 'draw'));

test('the last one left is drawn', () => {
  expect(draw(words.slice(1))).toBe('word 0');
  expect(draw(words.slice(0, -1))).toBe('word 499');
});

test('where all have been drawn, any is; where there is nothing, it says so', () => {
  expect(words).toContain(draw(words));
  expect(() => drawUnrepeated([], String, new Set(), seededRandom('00', 'draw'))).toThrow(/nothing/);
});

test('a seed draws the same, another one something else', () => {
  expect(draw([])).toBe(draw([]));
  expect(draw([], '01')).not.toBe(draw([], '02'));
});
