// Two processes of the product on one PostgreSQL, with a team whose admin is on the first and two colleagues on the second.
import { randomBytes } from 'node:crypto';
import { lettersIn } from '../people/letters.ts';
import { connect, type Player } from '../people/player.ts';
import { colleague, foundTeam, type Member } from '../people/team.ts';
import { postgresForTests } from './postgres.ts';
import { type Serving, serve } from './serving.ts';

export interface TwoNodes {
  readonly first: Serving;
  readonly second: Serving;
  readonly founder: Member;
  readonly ada: Player;
  readonly bo: Player;
  readonly eve: Player;
  stop(): Promise<void>;
}

/** `more`: further settings of both nodes, the address of a Redis for one. */
export async function startTwoNodes(
  database: string,
  more: Readonly<Record<string, string>> = {},
): Promise<TwoNodes> {
  const letters = lettersIn(database);
  const environment = {
    DATABASE_URL: database,
    SIGNING_KEY: randomBytes(32).toString('base64url'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    RATE_SCALE: '1000',
    PUBLIC_URL: 'http://topla.test',
    ...more,
  };
  const first = await serve(environment);
  const second = await serve(environment);
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
      await first.remove();
      await second.remove();
    },
  };
}

/** Says loudly what is not tested where there is none. */
export async function postgresOfNodes() {
  const postgres = await postgresForTests();
  if (!postgres) console.error('NOT TESTED on PostgreSQL: set DATABASE_URL, or install a server');
  return postgres;
}
