// The whole server in this process, where a minute of absence may be shorter.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Updateable } from 'kysely';
import { games } from '../../src/games/registry.ts';
import { machineClock } from '../../src/server/clock.ts';
import { readConfig } from '../../src/server/config.ts';
import { bareServer, furnish } from '../../src/server/http/app.ts';
import { startLive } from '../../src/server/live.ts';
import { makeParts } from '../../src/server/makeParts.ts';
import type { Pace } from '../../src/server/matches/host.ts';
import type { TeamsTable } from '../../src/server/storage/schema.ts';
import { freshDatabase } from './freshDatabase.ts';
import { freePort } from './serving.ts';

export interface ServingHere {
  readonly url: string;
  /** What an admin, or the bank, would change. */
  changeTeam(teamId: string, values: Updateable<TeamsTable>): Promise<void>;
  close(): Promise<void>;
}

const siteDirectory = fileURLToPath(new URL('../../dist/', import.meta.url));
const registry = new URL('../../src/games/registry.ts', import.meta.url).href;

export async function serveHere(pace: Partial<Pace> = {}): Promise<ServingHere> {
  const directory = await mkdtemp(join(tmpdir(), 'topla-here-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = readConfig({
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_SCALE: '1000', TOPLA_DATA: directory },
    ...{ PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url, BOT_PACE_MS: '0' },
  });
  const database = await freshDatabase();
  const app = bareServer(config);
  const ground = makeParts(config, machineClock, app.log, database);
  const live = await startLive(app.server, ground, { games, module: registry }, pace);
  furnish(app, { ...ground, ...live }, { isLeaving: false }, siteDirectory);
  await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    async changeTeam(teamId, values) {
      await database.rows.updateTable('teams').set(values).where('id', '=', teamId).execute();
      ground.announcements.tell({ kind: 'teamChanged', teamId });
    },
    async close() {
      await live.stop();
      await app.close();
      await database.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
