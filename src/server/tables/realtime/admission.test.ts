// How many connections are let in during one turn of the event loop.
import { expect, it } from 'vitest';
import { createAdmission } from './admission.ts';

/** How many were admitted in each turn, where each turn takes `turnMs`. */
async function admittedByTurn(turnMs: number, connections: number): Promise<number[]> {
  let now = 0;
  let begun = 0;
  const admission = createAdmission({
    monotonic: () => {
      now += turnMs;
      return now;
    },
  });
  const all = Promise.all(
    Array.from({ length: connections }, () =>
      admission(async () => {
        begun += 1;
      }),
    ),
  );
  const turns: number[] = [];
  while (begun < connections) {
    const before = begun;
    await new Promise<void>((resolve) => setImmediate(resolve));
    turns.push(begun - before);
  }
  await all;
  return turns.filter((count) => count > 0);
}

it.each([
  { loop: 'is on time', turnMs: 1, expected: [64, 64, 6] },
  { loop: 'is late', turnMs: 50, expected: [32, 16, 8, 8, 8, 3] },
])('a node whose event loop $loop admits $expected', async ({ turnMs, expected }) => {
  const connections = expected.reduce((sum, each) => sum + each, 0);
  expect(await admittedByTurn(turnMs, connections)).toEqual(expected);
});

it('passes on what the work resolves or fails with', async () => {
  const admission = createAdmission({ monotonic: () => 0 });
  await expect(admission(async () => 'in')).resolves.toBe('in');
  await expect(admission(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
});
