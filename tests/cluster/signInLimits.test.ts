// Wrong passwords on two nodes of one PostgreSQL: they count together.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresOfNodes, startTwoServers, type TwoServers } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
let nodes: TwoServers | null = null;

beforeAll(async () => {
  if (postgres) nodes = await startTwoServers(postgres.url, { RATE_SCALE: '1' });
});
afterAll(async () => {
  await nodes?.stop();
  await postgres?.stop();
});

it.runIf(postgres !== null)('the sixth is refused, whichever node is asked', async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 6; times++) {
    const answer = await fetch(
      `${(times % 2 ? nodes?.second : nodes?.first)?.url}/api/Authentication/loginWithGS`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ada@example.test', password: 'not the password' }),
      },
    );
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});
