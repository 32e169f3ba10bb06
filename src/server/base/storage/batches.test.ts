// How what waits is stored together: in which order, and how much at a time.
import { expect, test } from 'vitest';
import { batched } from './batches.ts';

const stored = async (items: readonly number[], limits: Partial<Parameters<typeof batched>[1]> = {}) => {
  const batches: number[][] = [];
  const { add } = batched<number, number>(
    async (batch) => {
      batches.push([...batch]);
      return batch;
    },
    { most: 8, gathering: () => Promise.resolve(), ...limits },
  );
  const done = await Promise.all(items.map(add));
  expect(done, 'each is answered for itself').toEqual(items);
  return batches;
};

const twelve = Array.from({ length: 12 }, (_, at) => 12 - at);

test('as many as the limit go together, as they came', async () => {
  expect(await stored(twelve)).toEqual([twelve.slice(0, 8), twelve.slice(8)]);
});

test('a part of those that wait goes together, never more than the limit', async () => {
  const sizes = (await stored(twelve, { together: (waiting) => Math.max(2, waiting / 2) })).map(
    ({ length }) => length,
  );
  expect(sizes).toEqual([6, 3, 2, 1]);
  const all = await stored(twelve, { together: () => 100 });
  expect(all.map(({ length }) => length)).toEqual([8, 4]);
});

test('in another order where one is asked for', async () => {
  const inOrder = (one: unknown, other: unknown) => Number(one) - Number(other);
  expect(await stored(twelve, { inOrder })).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12],
  ]);
});
