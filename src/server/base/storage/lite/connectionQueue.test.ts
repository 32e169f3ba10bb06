// Shared commits and transactions of the embedded database take turns, so that a move never waits for several transactions.
import { expect, it } from 'vitest';
import { ConnectionQueue } from './connectionQueue.ts';

/** Takes the connection for each of these in this order, and answers the order in which they got it. */
async function served(names: readonly string[]): Promise<string[]> {
  const queue = new ConnectionQueue();
  const order: string[] = [];
  await queue.take('alone');
  const visits = names.map(async (name) => {
    await queue.take(name.startsWith('shared') ? 'shared' : 'alone');
    order.push(name);
    queue.pass();
  });
  queue.pass();
  await Promise.all(visits);
  return order;
}

it.each([
  [[], []],
  [
    ['alone 1', 'alone 2', 'alone 3'],
    ['alone 1', 'alone 2', 'alone 3'],
  ],
  [
    ['alone 1', 'alone 2', 'alone 3', 'shared 1'],
    ['shared 1', 'alone 1', 'alone 2', 'alone 3'],
  ],
  [
    ['alone 1', 'alone 2', 'shared 1', 'shared 2', 'shared 3'],
    ['shared 1', 'alone 1', 'shared 2', 'alone 2', 'shared 3'],
  ],
])('after a transaction %j get the connection as %j', async (names, order) => {
  expect(await served(names)).toEqual(order);
});

it('is free again once nobody waits', async () => {
  const queue = new ConnectionQueue();
  for (const lane of ['shared', 'alone', 'alone', 'shared'] as const) {
    await queue.take(lane);
    queue.pass();
  }
});
