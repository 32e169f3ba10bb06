// The way of a pawn: over each field between two steps, around the corners of the cross and into the lane.
import { describe, expect, it } from 'vitest';
import { middleOf } from '../../engine/picture/area.ts';
import { field, fieldsBetween, lieFor, pawnBox } from './places.ts';
import { home, out, yard } from './track.ts';

const company = { seats: 4, pawns: 4, lie: lieFor(0, 4) };

const boxesOf = (from: number, to: number) => [
  pawnBox({ seat: 1, pawn: 0, step: from, place: 0 }, company),
  ...fieldsBetween({ seat: 1, pawn: 0, from, to }, company),
  pawnBox({ seat: 1, pawn: 0, step: to, place: 0 }, company),
];

describe('fieldsBetween', () => {
  it.each([
    ['along an arm', 2, 5],
    ['around an inner corner', 4, 9],
    ['around the end of an arm', 10, 15],
    ['into the lane', 49, 55],
  ])('%s: %i to %i', (_, from, to) => {
    const boxes = boxesOf(from, to);
    expect(boxes).toHaveLength(to - from + 1);
    for (const [at, box] of boxes.entries()) {
      const next = boxes[at + 1];
      if (!next) continue;
      const [one, other] = [middleOf(box), middleOf(next)];
      const far = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
      expect(far).toBeCloseTo(field);
    }
  });

  it.each([
    ['out of the yard', yard, out],
    ['back to the yard', 30, yard],
    ['a step back, as in an earlier turn', 9, 6],
    ['further than a die', 3, home],
  ])('%s: none', (_, from, to) => {
    expect(fieldsBetween({ seat: 1, pawn: 0, from, to }, company)).toEqual([]);
  });
});
