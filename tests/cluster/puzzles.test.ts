// Two nodes on one PostgreSQL: a puzzle is opened, told of and solved once, whichever node is asked.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { machineClock } from '../../src/server/base/shared/clock.ts';
import type { OpenDatabase } from '../../src/server/base/storage/database.ts';
import { openDatabase } from '../../src/server/base/storage/open.ts';
import { sendDuePosts } from '../../src/server/puzzles/attempts/posts.ts';
import { hourMs, solverOf } from '../support/data/puzzleDays.ts';
import { postgresForTests } from '../support/servers/postgres.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../support/servers/testApp.ts';

const postgres = await postgresForTests({ isMigrated: true });
if (!postgres) console.error('NOT TESTED on PostgreSQL: set DATABASE_URL, or install a server');
afterAll(() => postgres?.stop());

let directory = '';
let databases: OpenDatabase[] = [];
let nodes: TestApp[] = [];
let ours: TeamOfTwo;

const node = (at: number): TestApp => {
  const testApp = nodes[at];
  if (!testApp) throw new Error('no such node');
  return testApp;
};

beforeAll(async () => {
  if (!postgres) return;
  directory = await mkdtemp(join(tmpdir(), 'topla-nodes-'));
  const settings = {
    databaseUrl: postgres.url,
    databaseConnections: 4,
    dataDirectory: directory,
    leastFreeMebibytes: 1,
  };
  const open = () =>
    openDatabase(settings, machineClock, {
      onLost: (why) => {
        throw new Error(why);
      },
      onTrouble: () => {},
    });
  databases = [await open(), await open()];
  const environment = {
    SIGNING_KEY: 'aG91c2Utb2YtdGVzdHMta2V5LTMyLWJ5dGVzLWxvbmc',
    PUBLIC_URL: 'http://topla.test',
  };
  nodes = await Promise.all(databases.map((database) => startTestApp({ database, environment })));
  ours = await foundTeam(node(0), 'Ours');
});
afterAll(async () => {
  for (const testApp of nodes) await testApp.close();
  for (const database of databases) await database.close();
  if (directory) await rm(directory, { recursive: true, force: true });
});

test.runIf(postgres !== null)('each thing happens once', async () => {
  const { token, userId } = ours.admin;
  const opensAt = new Date(node(0).clock.now() + hourMs);
  const posted = await node(0).ask('POST', '/api/Puzzle/PostSchedule', {
    token,
    json: {
      puzzleType: 'mathle',
      hour: opensAt.getUTCHours(),
      minute: 0,
      timeZoneId: 'UTC',
      duration: 60,
      days: [0, 1, 2, 3, 4, 5, 6],
    },
  });
  expect(posted.status).toBe(200);
  for (const testApp of nodes) testApp.clock.forward(hourMs);
  await Promise.all(nodes.flatMap(({ parts }) => [parts.openDuePuzzles(), parts.openDuePuzzles()]));
  const { database } = node(0).parts;
  const puzzles = await database.selectFrom('puzzles').select(['id', 'number', 'puzzle']).execute();
  expect(puzzles).toMatchObject([{ number: 1 }]);
  await Promise.all(nodes.map(({ parts }) => sendDuePosts(parts)));
  const bells = await database.selectFrom('notifications').select('user_id').execute();
  expect(bells.map(({ user_id }) => user_id).toSorted()).toEqual(
    [ours.admin.userId, ours.member.userId].toSorted(),
  );

  const [puzzle] = puzzles;
  if (!puzzle) throw new Error('nothing was opened');
  const { equation } = puzzle.puzzle as { equation: string }; // as Mathle makes it
  const there = nodes.map((testApp) => solverOf(testApp, ours.admin, 'mathle', puzzle.id));
  const joined = await Promise.all(there.map((at) => at.join()));
  expect(joined.map(({ body }) => body.joined)).toEqual([true, true]);
  const guesses = await Promise.all(there.flatMap((at) => [at.guess(1, equation), at.guess(1, equation)]));
  for (const { body } of guesses) expect(body).toEqual(guesses[0]?.body);
  expect(guesses[0]?.body).toMatchObject({ solved: true, points: 60, gains: { xp: 40 + 10 + 15 } });
  const tally = database.selectFrom('puzzle_tallies').select(['played', 'solved', 'xp', 'streak']);
  expect(await tally.where('user_id', '=', userId).execute()).toEqual([
    { played: 1, solved: 1, xp: 40, streak: 1 },
  ]);
  const profile = await node(1).ask('GET', '/api/UserProfile', { token });
  expect(profile.body).toMatchObject({ totalXp: 65, streak: 1 });
  for (const testApp of nodes) testApp.clock.forward(hourMs);
  await Promise.all(nodes.map(({ parts }) => sendDuePosts(parts)));
  const stored = await database
    .selectFrom('notifications')
    .select('content')
    .where('user_id', '=', userId)
    .execute();
  expect(stored.map(({ content: { kind } }) => kind).toSorted()).toEqual([
    'badge',
    'badge',
    'puzzleOpened',
    'puzzleResults',
  ]);
});
