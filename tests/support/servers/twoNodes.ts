// Two nodes of the product on one PostgreSQL, with a team whose admin is on the first and two colleagues on the second.
import { randomBytes } from 'node:crypto';
import { openPostgres } from '../../../src/server/base/storage/postgres.ts';
import type { Pace } from '../../../src/server/tables/matches/pace.ts';
import { lettersIn } from '../people/letters.ts';
import { connect, type Player } from '../people/player.ts';
import { colleague, foundTeam, type Member } from '../people/team.ts';
import { postgresForTests } from './postgres.ts';
import { type Serving, serve } from './serving.ts';
import { startTestServer } from './testServer.ts';

interface Node {
  readonly url: string;
}

export interface TwoNodes<N extends Node = Serving> {
  readonly first: N;
  readonly second: N;
  readonly founder: Member;
  readonly ada: Player;
  readonly bo: Player;
  readonly eve: Player;
  stop(): Promise<void>;
}

export type TwoServers = TwoNodes<Node>;

type NodeSettings = Readonly<Record<string, string>>;

const settingsOf = (database: string, more: NodeSettings): NodeSettings => ({
  DATABASE_URL: database,
  SIGNING_KEY: randomBytes(32).toString('base64url'),
  SMTP_URL: 'smtp://127.0.0.1:9',
  RATE_SCALE: '1000',
  PUBLIC_URL: 'http://topla.test',
  ...more,
});

async function withTeam<N extends Node>(
  [first, second]: readonly [N, N],
  database: string,
  stop: () => Promise<void>,
): Promise<TwoNodes<N>> {
  const letters = lettersIn(database);
  const founder = await foundTeam(first.url, 'Ada Moss', 'Northlight Labs', letters);
  const ada = await connect(first.url, founder);
  const bo = await connect(second.url, await colleague(first.url, founder, 'Bo Lind', letters));
  const eve = await connect(second.url, await colleague(first.url, founder, 'Eve Sol', letters));
  return {
    first,
    second,
    founder,
    ada,
    bo,
    eve,
    async stop() {
      for (const player of [ada, bo, eve]) player.leave();
      await stop();
    },
  };
}

/** A process each. `more`: further settings of both nodes, the address of a Redis for one. */
export async function startTwoNodes(database: string, more: NodeSettings = {}): Promise<TwoNodes> {
  const settings = settingsOf(database, more);
  const first = await serve(settings);
  const second = await serve(settings);
  return withTeam([first, second], database, async () => {
    await first.remove();
    await second.remove();
  });
}

/** In this process, where no node has to die: a process takes seconds of the processor to start. */
export async function startTwoServers(
  database: string,
  more: NodeSettings = {},
  pace: Partial<Pace> = {},
): Promise<TwoServers> {
  const settings = settingsOf(database, more);
  const start = async () => {
    const opened = await openPostgres({ url: database, connections: 5 }, () => {});
    const { url, close } = await startTestServer(pace, opened, settings);
    return {
      url,
      async stop() {
        await close();
        await opened.close();
      },
    };
  };
  const first = await start();
  const second = await start();
  return withTeam<Node>([first, second], database, async () => {
    await first.stop();
    await second.stop();
  });
}

/** Says loudly what is not tested where there is none. */
export async function postgresOfNodes() {
  const postgres = await postgresForTests({ isMigrated: true });
  if (!postgres) console.error('NOT TESTED on PostgreSQL: set DATABASE_URL, or install a server');
  return postgres;
}
