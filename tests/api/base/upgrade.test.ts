// A database of version 1 under this version: nothing anybody had is lost, and the table in play goes on.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../../../src/contract/people/people.ts';
import type { Profile } from '../../../src/contract/progress/profile.ts';
import { machineClock } from '../../../src/server/base/shared/clock.ts';
import type { Database } from '../../../src/server/base/storage/database.ts';
import { openDatabase } from '../../../src/server/base/storage/open.ts';
import { keyFrom } from '../../../src/server/people/identity/keys.ts';
import { tokensOf } from '../../../src/server/people/identity/tokens.ts';
import { rateBacklog } from '../../../src/server/progress/ratings/backlog.ts';
import { answersFor, comparable } from '../../support/data/answersFor.ts';
import { recountedCounters, storedCounters } from '../../support/data/recount.ts';
import { tracesOf } from '../../support/data/traces.ts';
import {
  type ExpectedPerson,
  loadEmbedded,
  loadPostgres,
  type Version1,
  version1,
} from '../../support/data/version1.ts';
import { gameCalled, playOn } from '../../support/people/autoplay.ts';
import { connect } from '../../support/people/player.ts';
import { postgresForTests } from '../../support/servers/postgres.ts';
import { type Serving, serve } from '../../support/servers/serving.ts';

const postgres = await postgresForTests();
if (!postgres) console.error('NOT TESTED on PostgreSQL: set DATABASE_URL, or install a server');
afterAll(() => postgres?.stop());

type Start = (version: Version1, environment: Record<string, string>) => Promise<Serving>;

const embedded: Start = ({ sql }, environment) =>
  serve(environment, {
    async prepare(dataDirectory) {
      await mkdir(dataDirectory, { recursive: true });
      await loadEmbedded(dataDirectory, sql);
    },
  });

const onServer: Start = async ({ sql }, environment) => {
  const url = postgres?.url ?? '';
  await loadPostgres(url, sql);
  return serve({ ...environment, DATABASE_URL: url });
};

interface Engine {
  readonly name: string;
  readonly isEmbedded: boolean;
  readonly start: Start;
}

const engines: readonly Engine[] = [
  { name: 'the embedded database', isEmbedded: true, start: embedded },
  ...(postgres ? [{ name: 'PostgreSQL', isEmbedded: false, start: onServer }] : []),
];

/** Who has a rating in which game, and how many games it comes from. */
async function ratedIn(database: Database): Promise<unknown> {
  const { rows } = await sql`
    select user_id, game_type, games from ratings order by 1, 2`.execute(database);
  return rows;
}

/** The same, counted: games against people whose results are there as well. */
async function playedIn(database: Database): Promise<unknown> {
  const { rows } = await sql`
    select user_id, game_type, count(*)::int as games from game_results r
    where counts and exists (select 1 from game_results o where o.match_id = r.match_id and o.user_id <> r.user_id)
    group by 1, 2 order by 1, 2`.execute(database);
  return rows;
}

describe.each(engines)('version 1 on $name', ({ isEmbedded, start }) => {
  let version: Version1;
  let server: Serving;
  beforeAll(async () => {
    version = await version1();
    const { signingKey, publicUrl } = version.expected;
    server = await start(version, {
      SIGNING_KEY: signingKey,
      PUBLIC_URL: publicUrl,
      RATE_SCALE: '1000',
      LOG_LEVEL: 'warn',
    });
  });
  afterAll(() => server?.remove());

  /** A token of the session that the old version opened. */
  const tokenOf = ({ userId, sessionId, jti }: ExpectedPerson): Promise<string> => {
    const { signingKey, publicUrl } = version.expected;
    const keys = { current: keyFrom(signingKey, 'SIGNING_KEY'), previous: null };
    const issuedAt = Math.floor(Date.now() / 1_000);
    const claims = { userId, sessionId, jti, issuedAt, expiresAt: issuedAt + 600 };
    return tokensOf(keys, publicUrl, machineClock).sign(claims);
  };

  test.each(['ada', 'bo', 'twin', 'cem', 'dea'] as const)(
    '%s finds badges, results, XP, tables, notifications and all data as they were',
    async (name) => {
      const person = version.expected.people[name];
      const token = await tokenOf(person);
      const answers = () => answersFor(server.url, token, version.expected.teamId);
      await expect.poll(answers).toEqual(comparable(person.answers)); // tables are recovered one by one
    },
  );

  async function signIn({ email, password }: ExpectedPerson): Promise<User> {
    const answer = await fetch(`${server.url}/api/Authentication/loginWithGS`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(answer.status).toBe(200);
    return answer.json();
  }

  test('people sign in with the password they had', async () => {
    const { bo } = version.expected.people;
    expect(await signIn(bo)).toMatchObject({ userId: bo.userId, name: bo.name });
  });

  test('the table in play shows what it showed, is played to its end, and pays', async () => {
    const { people, tables } = version.expected;
    const { room, views } = tables.running;
    const players = await Promise.all(
      ([people.ada, people.bo] as const).map(async (person) => {
        const { email, password } = person;
        const user = await signIn(person);
        return connect(server.url, { ...user, email, password, guulJwt: await tokenOf(person) });
      }),
    );
    for (const player of players) await player.say('match:sync', { room });
    for (const [name, player] of [
      ['ada', players[0]],
      ['bo', players[1]],
    ] as const) {
      const { view, mySeat, commitment } = views[name] ?? {};
      expect(player?.view()).toMatchObject({ view, mySeat, commitment });
    }
    for (const player of players)
      await player.until('the table goes on', () => player.view()?.toAct.length === 1);
    await playOn(players, await gameCalled('connect4'));
    for (const player of players)
      await player.until('the settlement', () => player.heard.some(({ name }) => name === 'match:settled'));
    const [ada] = players;
    const answer = await fetch(`${server.url}/api/UserProfile`, {
      headers: { authorization: `Bearer ${ada?.member.guulJwt}` },
    });
    const { totalXp, played }: Profile = await answer.json();
    const before = people.ada.answers.profile as { body: Profile }; // as the fixture was written
    expect(played).toBe((before.body.played ?? 0) + 1);
    expect(totalXp).toBeGreaterThan(before.body.totalXp);
    for (const player of players) player.leave();
  });

  test('of two colleagues of one name who deletes their account is gone, the other is not', async () => {
    const { ada, twin } = version.expected.people;
    const headers = { authorization: `Bearer ${await tokenOf(twin)}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ password: twin.password });
    for (const act of ['confirm', 'deleteAccount']) {
      const path = `/api/Authentication/${act}`;
      expect((await fetch(server.url + path, { method: 'POST', headers, body })).status).toBe(200);
    }
    const told = await fetch(`${server.url}/api/UserNotification/GetList?page=1`, {
      headers: { authorization: `Bearer ${await tokenOf(ada)}` },
    });
    expect(await told.text()).toContain('Hearts with Bo Lind and a former colleague');
  });

  test('the counters made of its results say what a count of the results says, and the results are rated', async () => {
    await server.end('SIGTERM');
    const database = await openDatabase(
      {
        databaseUrl: isEmbedded ? null : (postgres?.url ?? null),
        databaseConnections: 2,
        dataDirectory: join(server.data, 'data'),
        leastFreeMebibytes: 1,
      },
      machineClock,
      {
        onLost: (why) => {
          throw new Error(why);
        },
        onTrouble: () => {},
      },
    );
    try {
      expect(await storedCounters(database.rows)).toEqual(await recountedCounters(database.rows));
      await rateBacklog(database.rows);
      expect(await ratedIn(database.rows)).toEqual(await playedIn(database.rows));
      expect(await tracesOf(database.rows, [version.expected.people.twin.userId])).toEqual([]);
    } finally {
      await database.close();
    }
  });
});
