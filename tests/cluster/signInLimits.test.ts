// Wrong passwords on two nodes of one PostgreSQL: they count together.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Serving, serve } from '../support/servers/serving.ts';
import { postgresOfNodes } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
const nodes: Serving[] = [];

beforeAll(async () => {
  const environment = {
    DATABASE_URL: postgres?.url ?? '',
    SIGNING_KEY: randomBytes(32).toString('base64url'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'http://topla.test',
    RATE_SCALE: '1',
  };
  if (postgres) for (let number = 0; number < 2; number++) nodes.push(await serve(environment));
});
afterAll(async () => {
  for (const node of nodes) await node.remove();
  await postgres?.stop();
});

it.runIf(postgres !== null)('the sixth is refused, whichever node is asked', async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 6; times++) {
    const answer = await fetch(`${nodes[times % 2]?.url}/api/Authentication/loginWithGS`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.test', password: 'not the password' }),
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});
