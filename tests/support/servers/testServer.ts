// The whole server in this process, with sockets and the site: tests shorten its waits and read its database.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Updateable } from 'kysely';
import { contests } from '../../../src/contests/load.ts';
import { games } from '../../../src/games/load.ts';
import { puzzles } from '../../../src/puzzles/load.ts';
import { type Environment, readConfig } from '../../../src/server/base/config/config.ts';
import { machineClock, type WallClock } from '../../../src/server/base/shared/clock.ts';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import type { TeamsTable } from '../../../src/server/base/storage/schema/teams.ts';
import { openLists } from '../../../src/server/base/words/lists.ts';
import type { TournamentPace } from '../../../src/server/events/tournament/course.ts';
import { outboxLink } from '../../../src/server/messaging/mail/outboxPage.ts';
import { bareServer } from '../../../src/server/run/start/app.ts';
import { compose } from '../../../src/server/run/start/compose.ts';
import type { Services } from '../../../src/server/run/start/services.ts';
import type { Pace } from '../../../src/server/tables/matches/pace.ts';
import { offerOutbox } from '../people/outbox.ts';
import type { Player } from '../people/player.ts';
import { freshDatabase } from './freshDatabase.ts';
import { freePort } from './serving.ts';

export interface TestServer {
  readonly url: string;
  readonly services: Services;
  /** The database stays open when it was brought along. */
  close(): Promise<void>;
}

const registry = new URL('../../../src/games/load.ts', import.meta.url).href;
const puzzleModule = new URL('../../../src/puzzles/load.ts', import.meta.url).href;

/** Enough against people who move at random. */
const thinkMs = [50, 100, 200];

/** As `vite build` left it. */
const site = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** On a database that was brought along, tokens of the server before it stay valid. */
const stableIdentity = {
  PUBLIC_URL: 'http://topla.test',
  SIGNING_KEY: 'aG91c2Utb2YtdGVzdHMta2V5LTMyLWJ5dGVzLWxvbmc',
};

export async function startTestServer(
  pace: Partial<Pace & TournamentPace> = {},
  brought?: OpenDatabase,
  environment: Environment = {},
  clock: WallClock = machineClock,
): Promise<TestServer> {
  const directory = await mkdtemp(join(tmpdir(), 'topla-test-server-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_SCALE: '1000',
    TOPLA_DATA: directory,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    BOT_PACE_MS: '0',
    COUNTDOWN_MS: '0',
    ...(brought && stableIdentity),
    ...environment,
  });
  const database = brought ?? (await freshDatabase());
  const app = bareServer(config);
  const { services, stop } = await compose(app, {
    config,
    clock,
    database,
    shelf: { games, module: registry, puzzles, puzzleModule, contests, lists: await openLists() },
    siteDirectory: site,
    pace: { thinkMs, ...pace },
  });
  await app.listen({ port: config.port, host: config.host });
  const { outboxAccess } = services;
  if (outboxAccess) offerOutbox(url, () => outboxLink(outboxAccess, port));
  return {
    url,
    services,
    async close() {
      await stop();
      if (!brought) await database.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** What an admin, or the bank, would change. */
export async function changeTeam(
  { services }: TestServer,
  teamId: string,
  values: Updateable<TeamsTable>,
): Promise<void> {
  await services.database.updateTable('teams').set(values).where('id', '=', teamId).execute();
  services.announcements.publish({ kind: 'teamChanged', teamId });
}

export interface Said {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** A call in this person's name. */
export async function ask(
  { url }: Pick<TestServer, 'url'>,
  { member }: Pick<Player, 'member'>,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Said> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${member.guulJwt}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const said: unknown = await answer.json();
  return { status: answer.status, body: Object(said) };
}
