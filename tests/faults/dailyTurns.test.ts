// A server is killed between storing a turn of a game with a move a day and telling whose turn it is: the next one tells, once.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/server/base/config/config.ts';
import { machineClock } from '../../src/server/base/shared/clock.ts';
import { openLite } from '../../src/server/base/storage/lite/open.ts';
import { bareServer } from '../../src/server/run/start/app.ts';
import { createServices } from '../../src/server/run/start/createServices.ts';
import { tellOfTurns } from '../../src/server/tables/matches/daily/telling.ts';
import { openedData } from '../support/servers/openedData.ts';

const storeThenDie = fileURLToPath(new URL('./storeTurnThenDie.ts', import.meta.url));

const lost = (why: string) => {
  throw new Error(why);
};

/** Later than a turn is told of, and on a working day whenever the test runs. */
const nextWeek = () => {
  const day = new Date(machineClock.now() + 7 * 86_400_000);
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.getTime();
};

test('killed with -9 after the turn was stored, it is told of once', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'topla-turns-'));
  await openedData(directory);
  const dying = spawn(process.execPath, [storeThenDie, directory], { stdio: 'inherit' });
  const signal = await new Promise((resolve) => dying.once('exit', (_, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');

  const clock = { now: nextWeek, monotonic: machineClock.monotonic };
  const after = await openLite({ dataDirectory: directory, leastFreeMebibytes: 0 }, machineClock, lost);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TOPLA_DATA: directory });
  const { database, log, notifications } = createServices(config, clock, bareServer(config).log, after);
  const { notify } = notifications;
  const tell = () => tellOfTurns({ database, clock, log, presence: { isHere: () => false }, notify });
  await Promise.all([tell(), tell()]);
  await tell();
  const stored = await after.rows.selectFrom('notifications').select('content').execute();
  expect(stored).toMatchObject([{ content: { kind: 'yourTurn', gameName: 'chess' } }]);
  await after.close();
  await rm(directory, { recursive: true, force: true });
});
