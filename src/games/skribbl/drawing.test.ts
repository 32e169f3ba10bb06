// The drawing as text: written by a pen, read whole and in pieces, undone and cleared; and the lists of words.
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { createInkStore } from './board/inkStore.ts';
import { folded } from './comparing.ts';
import {
  cleared,
  coloursOf,
  isInk,
  mostInk,
  type Point,
  startReading,
  strokesOf,
  undone,
  writePoint,
  writeStart,
} from './ink.ts';
import { createPen } from './pen.ts';
import { sketched, sketchOf } from './sketches.ts';
import { isWord, listed } from './words/lists.ts';

const at = (x: number, y: number, pressure = 3): Point => ({ x, y, pressure });

function inkThrough(colour: number, first: Point, ...rest: readonly Point[]): string {
  let last = first;
  const parts = rest.map((point) => {
    const part = writePoint(last, point);
    last = point;
    return part;
  });
  return writeStart({ colour, width: 1 }, first) + parts.join('');
}

describe('ink', () => {
  const path = [at(0, 900), at(31, 869), at(1_200, 0, 7), at(1_200, 0, 0), at(1_190, 20, 0)];

  test('SG-90 what is written is read, near and far and in any pressure', () => {
    const [stroke] = strokesOf(inkThrough(3, at(5, 5), ...path));
    expect(stroke).toEqual({ colour: 3, width: 1, points: [at(5, 5), ...path] });
  });

  test('SG-91 it may be cut anywhere', () => {
    const text = inkThrough(3, at(5, 5), ...path) + cleared + inkThrough(8, at(9, 9), at(30, 40));
    const reading = startReading();
    for (const sign of text) reading.add(sign);
    expect(reading.strokes()).toEqual(strokesOf(text));
  });

  test('SG-92 undo takes the last stroke, and brings back what was cleared', () => {
    const [one, other] = [inkThrough(1, at(1, 1)), inkThrough(2, at(2, 2))];
    expect(strokesOf(one + other + undone)).toEqual(strokesOf(one));
    expect(strokesOf(one + cleared)).toEqual([]);
    expect(strokesOf(one + cleared + undone)).toEqual(strokesOf(one));
    expect(strokesOf(undone + undone + other)).toEqual(strokesOf(other));
  });

  test('SG-93 any text of its signs is read without a fault, and stays on the paper', () => {
    const random = seededRandom('5e'.repeat(32), 'ink');
    const signs = '(((*!<#ABCxyz019-_';
    for (let n = 0; n < 300; n++) {
      const text = Array.from({ length: 80 }, () => signs[random.below(signs.length)]).join('');
      expect(isInk(text)).toBe(true);
      for (const { points } of strokesOf(text))
        for (const { x, y } of points) expect(x >= 0 && x <= 1_200 && y >= 0 && y <= 900).toBe(true);
    }
  });

  test('SG-94 a pen leaves out what says nothing: a straight line needs few points', () => {
    const pen = createPen();
    let ink = pen.begin({ colour: 1, width: 0 }, at(100, 100));
    for (let x = 101; x <= 400; x++) ink += pen.move(at(x, 100));
    ink += pen.rest();
    const points = strokesOf(ink)[0]?.points ?? [];
    expect(points.length).toBeLessThan(16);
    expect(points.at(-1)).toEqual(at(396, 100));
  });

  test('SG-95 every sketch of the bots fits, has colours, and is of a word of the easy list', () => {
    for (const tongue of ['en', 'tr'] as const)
      for (const word of sketched(tongue)) {
        const ink = sketchOf(word, tongue) ?? '';
        expect(ink.length).toBeLessThan(mostInk / 4);
        expect(coloursOf(strokesOf(ink)).length).toBeGreaterThan(0);
        expect(listed(tongue, 'easy')).toContain(word);
      }
  });
});

describe('the drawing as it stands in a window', () => {
  const piece = (from: number, ink: string) => ({ kind: 'draw' as const, turn: 0, at: from, ink });
  const one = inkThrough(1, at(1, 1));
  const other = inkThrough(2, at(2, 2));

  test('SG-96 pieces are laid over what is stored, in any order, and what is stored is right', () => {
    const store = createInkStore();
    store.take(0, '', true);
    store.foresee(piece(one.length, other));
    expect(store.strokes()).toEqual([]);
    store.foresee(piece(0, one));
    store.take(0, one, true);
    expect(store.strokes()).toEqual(strokesOf(one + other));
    store.take(0, one + cleared, true);
    expect(store.strokes()).toEqual([]);
  });

  test('SG-97 what is drawn here is shown once and stored from where the stored drawing ends', () => {
    const store = createInkStore();
    store.take(0, one, true);
    store.add(other);
    expect(store.unseen()).toEqual(piece(one.length, other));
    expect(store.unseen()).toBeNull();
    expect(store.unstored()).toEqual(piece(one.length, other));
    store.take(0, one + other, true);
    expect(store.unstored()).toBeNull();
  });

  test('SG-98 an earlier moment shows what was stored then, and the next turn begins empty', () => {
    const store = createInkStore();
    store.take(0, one + other, true);
    store.take(0, one, false);
    expect(store.strokes()).toEqual(strokesOf(one));
    store.take(1, '', true);
    expect(store.length()).toBe(0);
  });
});

describe('the words', () => {
  test.each(
    (['en', 'tr'] as const).flatMap((tongue) =>
      (['easy', 'medium', 'hard'] as const).map((level) => [tongue, level] as const),
    ),
  )('SG-80 %s %s: 150 or more, none twice, all of them words', (tongue, level) => {
    const words = listed(tongue, level);
    expect(words.length).toBeGreaterThanOrEqual(150);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => !isWord(word))).toEqual([]);
  });

  test('SG-81 no two words of a language are taken for each other', () => {
    for (const tongue of ['en', 'tr'] as const) {
      const all = (['easy', 'medium', 'hard'] as const).flatMap((level) => listed(tongue, level));
      expect(new Set(all.map((word) => folded(word, tongue))).size).toBe(all.length);
    }
  });
});
