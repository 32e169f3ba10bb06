// Who gets the connection of the embedded database next: a move never waits for several commits or transactions.
import { expect, it } from 'vitest';
import { ConnectionQueue, type Lane } from './connectionQueue.ts';

const lanes: readonly Lane[] = ['moves', 'shared', 'alone'];

/** Takes the connection for each of these in this order, and answers the order in which they got it. */
async function served(names: readonly string[]): Promise<string[]> {
  const queue = new ConnectionQueue();
  const order: string[] = [];
  await queue.take('alone');
  const visits = names.map(async (name) => {
    await queue.take(lanes.find((lane) => name.startsWith(lane)) ?? 'alone');
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
  [
    ['alone 1', 'shared 1', 'moves 1'],
    ['moves 1', 'shared 1', 'alone 1'],
  ],
  [
    ['moves 1', 'moves 2', 'shared 1', 'shared 2', 'alone 1', 'moves 3'],
    ['moves 1', 'shared 1', 'moves 2', 'alone 1', 'moves 3', 'shared 2'],
  ],
])('after a transaction %j get the connection as %j', async (names, order) => {
  expect(await served(names)).toEqual(order);
});

it('is free again once nobody waits', async () => {
  const queue = new ConnectionQueue();
  for (const lane of ['shared', 'moves', 'alone', 'alone', 'moves', 'shared'] as const) {
    await queue.take(lane);
    queue.pass();
  }
});
