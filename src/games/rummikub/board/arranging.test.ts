// What happens to sets when tiles come and go.
import { describe, expect, it, test } from 'vitest';
import { parseLayout, writeLayout } from '../layout.ts';
import { parseTiles } from '../tiles.ts';
import { moved, put, settled, standingAround, takenBack } from './arranging.ts';

const layout = (text: string) => parseLayout(text) ?? [];

describe('a tile of the hand', () => {
  it.each([
    ['to a new set', 'R4R5R6', 'B9', null, 'R4R5R6 B9'],
    ['finds its place in a run', 'R5R6', 'R4', { set: 0, at: 1 }, 'R4R5R6'],
    ['and in a group, by colour', 'K7Y7', 'R7', { set: 0, at: 0 }, 'R7K7Y7'],
    ['parts a run that has it already', 'R3R4R5R6R7', 'R5', { set: 0, at: 0 }, 'R3R4R5 R5R6R7'],
    ['stays beside its twin where that is no use', 'R3R4R5', 'R5', { set: 0, at: 0 }, 'R3R4R5R5'],
    ['a joker lies where it is put', 'R4R5', 'J', { set: 0, at: 0 }, 'JR4R5'],
    ['and fills the gap when the next tile comes', 'R4J', 'R6', { set: 0, at: 0 }, 'R4JR6'],
    ['a joker is no longer needed in the gap', 'R4JR6', 'R5', { set: 0, at: 0 }, 'R4R5R6J'],
  ] as const)('%s', (_what, before, tile, to, after) => {
    expect(writeLayout(put(layout(before), tile, to))).toBe(after);
  });
});

describe('a tile of the table', () => {
  it.each([
    ['leaves a run from the middle', 'R3R4R5R6R7', { set: 0, at: 2 }, null, 'R3R4 R6R7 R5'],
    ['leaves a group', 'R8B8K8Y8 R6R7', { set: 0, at: 0 }, { set: 1, at: 0 }, 'B8K8Y8 R6R7R8'],
    ['was alone in its set', 'R8 R6R7', { set: 0, at: 0 }, { set: 1, at: 1 }, 'R6R7R8'],
    ['does not move within its set', 'R6R7R8', { set: 0, at: 0 }, { set: 0, at: 2 }, 'R6R7R8'],
    ['a joker does', 'R6R7J', { set: 0, at: 2 }, { set: 0, at: 0 }, 'JR6R7'],
  ] as const)('%s', (_what, before, from, to, after) => {
    expect(writeLayout(moved(layout(before), from, to))).toBe(after);
  });

  test('goes back to the hand', () => {
    expect(writeLayout(takenBack(layout('R4R5R6 B9'), { set: 1, at: 0 }))).toBe('R4R5R6');
  });
});

test('the rack keeps its order, and what was drawn comes last', () => {
  const [order, own] = ['K3R1J', 'R1K3K9'].map((word) => parseTiles(word) ?? []);
  expect(settled(order ?? [], own ?? []).join()).toBe('K3,R1,K9');
});

test('the longest set that stands in the rack around a tile', () => {
  const rack = parseTiles('Y1R4R5R6R7K2') ?? [];
  expect(standingAround(rack, 2)?.join('')).toBe('R4R5R6R7');
  expect(standingAround(rack, 5)).toBeNull();
});
