// A server is killed between opening a puzzle and telling of it: the next one tells, once, and opens none again.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/server/base/config/config.ts';
import { machineClock } from '../../src/server/base/shared/clock.ts';
import { openLite } from '../../src/server/base/storage/lite/open.ts';
import { sendDuePosts } from '../../src/server/puzzles/attempts/posts.ts';
import { createPuzzleOpener } from '../../src/server/puzzles/schedules/openDue.ts';
import { bareServer } from '../../src/server/run/start/app.ts';
import { createServices } from '../../src/server/run/start/createServices.ts';
import { puzzleShelfHere } from '../support/data/puzzleShelf.ts';
import { openedData } from '../support/servers/openedData.ts';

const openThenDie = fileURLToPath(new URL('./openThenDie.ts', import.meta.url));

const lost = (why: string) => {
  throw new Error(why);
};

test('killed with -9 after the puzzle was stored, it is told of once', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'topla-posts-'));
  await openedData(directory);
  const dying = spawn(process.execPath, [openThenDie, directory], { stdio: 'inherit' });
  const signal = await new Promise((resolve) => dying.once('exit', (_, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');

  const after = await openLite({ dataDirectory: directory, leastFreeMebibytes: 0 }, machineClock, lost);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TOPLA_DATA: directory });
  const services = createServices(config, machineClock, bareServer(config).log, after);
  await createPuzzleOpener({ ...services, puzzles: puzzleShelfHere })();
  await sendDuePosts(services);
  await sendDuePosts(services);
  const stored = await after.rows.selectFrom('notifications').select('content').execute();
  expect(stored).toMatchObject([{ content: { kind: 'puzzleOpened', gameName: 'findTheWord' } }]);
  expect(await after.rows.selectFrom('puzzles').select('number').execute()).toEqual([{ number: 1 }]);
  await after.close();
  await rm(directory, { recursive: true, force: true });
});
