// Changes between JSON values: what is laid over the value before gives the value after, and it is short.
import { describe, expect, it } from 'vitest';
import { type Change, changesBetween, withChanges } from './changes.ts';

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const table: readonly (readonly [
  what: string,
  before: unknown,
  after: unknown,
  change: Change | undefined,
])[] = [
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
  ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
  ['a field to null', { a: 1 }, { a: null }, { a: [null] }],
  ['a field that was null', { a: null }, { a: { b: 1 } }, { a: [{ b: 1 }] }],
  ['a new field', {}, { a: [] }, { a: [[]] }],
  ['a field that is gone', { a: 1, b: 2 }, { a: 1 }, { b: [] }],
  ['an undefined field', { a: 1, b: undefined }, { a: 1 }, undefined],
  ['something deep', { a: { b: [1, 2, 3] } }, { a: { b: [1, 2, 4] } }, { a: { b: { 2: [4] } } }],
  ['an array that grows', { a: [1, 2] }, { a: [1, 2, 3] }, { a: [2, [3]] }],
  ['an array that shrinks', { a: [1, 2, 3] }, { a: [1] }, { a: [1, []] }],
  ['an array that is emptied', { a: [1, 2, 3] }, { a: [] }, { a: [[]] }],
  ['an array of an empty one', { a: [] }, { a: [[]] }, { a: [[[]]] }],
  ['most of an array', { a: [1, 2, 3] }, { a: [3, 4, 5] }, { a: [[3, 4, 5]] }],
  ['an array instead of an object', { a: { 0: 1 } }, { a: [1] }, { a: [[1]] }],
  ['the last of an array', { a: [[1], [2]] }, { a: [[1], [2, 3]] }, { a: { 1: [1, [3]] } }],
];

describe('changes', () => {
  it.each(table)('of %s', (_, before, after, change) => {
    expect(changesBetween(before, after)).toEqual(change);
    expect(asSent(withChanges(before, change))).toEqual(asSent(after));
  });

  it('lead from any value to any other', () => {
    let seed = 1;
    const below = (n: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % n;
    };
    const value = (depth: number): unknown => {
      const kind = below(depth > 0 ? 7 : 4);
      if (kind < 4) return [below(3), null, 'x', below(2) === 0][kind];
      const items = Array.from({ length: below(4) }, () => value(depth - 1));
      return kind === 4 ? items : Object.fromEntries(items.map((item, i) => ['abc'[i] ?? '', item]));
    };
    for (let times = 0; times < 20_000; times++) {
      const [before, after] = [{ v: value(3) }, { v: value(3) }];
      const change = changesBetween(before, after);
      const sent = change && asSent({ change });
      const received = sent ? (sent as { change: Change }).change : undefined; // as a client parses it
      expect(withChanges(before, received)).toEqual(after);
    }
  });

  it('leave alone what does not change', () => {
    const before = { kept: { a: 1 }, changed: [1, 2, 3] };
    const after = withChanges(before, { changed: { 1: [9] } });
    expect(after).toEqual({ kept: { a: 1 }, changed: [1, 9, 3] });
    expect((after as typeof before).kept).toBe(before.kept);
  });
});
