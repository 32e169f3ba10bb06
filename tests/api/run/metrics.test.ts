// Where /metrics can be reached: on its own port, on this machine only unless the settings name another address.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type Serving, serve } from '../../support/servers/serving.ts';

const [usual, other] = [await freePort(), await freePort()];
let byDefault: Serving;
let elsewhere: Serving;

beforeAll(async () => {
  byDefault = await serve({ METRICS_PORT: String(usual) });
  elsewhere = await serve({ METRICS_PORT: String(other), METRICS_HOST: '127.0.0.2' });
});
afterAll(async () => {
  await byDefault?.remove();
  await elsewhere?.remove();
});

const statusOf = (url: string): Promise<number | null> =>
  fetch(url).then(
    ({ status }) => status,
    () => null,
  );

test('by default only the loopback address answers', async () => {
  const answer = await fetch(`http://127.0.0.1:${usual}/metrics`);
  expect(await answer.text()).toMatch(/^topla_sockets 0$/m);
  expect(await statusOf(`http://127.0.0.2:${usual}/metrics`)).toBeNull();
});

test('with METRICS_HOST only that address answers', async () => {
  expect(await statusOf(`http://127.0.0.2:${other}/metrics`)).toBe(200);
  expect(await statusOf(`http://127.0.0.1:${other}/metrics`)).toBeNull();
});

test('the port of the people never serves them', async () => {
  for (const { url } of [byDefault, elsewhere]) expect(await statusOf(`${url}/metrics`)).toBe(404);
});
