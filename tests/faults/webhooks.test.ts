// A server is killed while an address takes a webhook's delivery: the next one sends it again with the same id, once.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/server/base/config/config.ts';
import { machineClock } from '../../src/server/base/shared/clock.ts';
import type { StrangerPost } from '../../src/server/base/shared/postToStranger.ts';
import { openLite } from '../../src/server/base/storage/lite/open.ts';
import { sendDueWebhooks } from '../../src/server/messaging/webhooks/deliver.ts';
import { bareServer } from '../../src/server/run/start/app.ts';
import { createServices } from '../../src/server/run/start/createServices.ts';
import { openedData } from '../support/servers/openedData.ts';

const postThenDie = fileURLToPath(new URL('./postThenDie.ts', import.meta.url));

const lost = (why: string) => {
  throw new Error(why);
};
const idOf = ({ headers }: Pick<StrangerPost, 'headers'>) => headers['webhook-id'];

test('killed with -9 in the middle of a delivery, it is sent again with its id', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'topla-webhooks-'));
  await openedData(directory);
  const dying = spawn(process.execPath, [postThenDie, directory], { stdio: 'inherit' });
  const signal = await new Promise((resolve) => dying.once('exit', (_, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  const posted: StrangerPost = JSON.parse(await readFile(join(directory, 'posted.json'), 'utf8'));

  const after = await openLite({ dataDirectory: directory, leastFreeMebibytes: 0 }, machineClock, lost);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TOPLA_DATA: directory });
  const services = createServices(config, machineClock, bareServer(config).log, after);
  const sent: StrangerPost[] = [];
  const sendAt = (later: number) =>
    sendDueWebhooks({
      ...services,
      clock: { ...machineClock, now: () => machineClock.now() + later },
      postToStranger: async (post) => {
        sent.push(post);
        return { status: 204, start: '' };
      },
    });
  await sendAt(0);
  expect(sent).toEqual([]); // the address may still be taking it
  await sendAt(5 * 60_000);
  await sendAt(10 * 60_000);
  expect(sent.map(idOf)).toEqual([idOf(posted)]);
  expect(sent[0]?.body).toBe(posted.body);
  await after.close();
  await rm(directory, { recursive: true, force: true });
});
