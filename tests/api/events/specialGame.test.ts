// The special game: shown to teams on the list of special teams, numbered for good, and a ranking with names alone.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import { freshDatabase } from '../../support/servers/freshDatabase.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
} from '../../support/servers/testApp.ts';

const environment = { SIGNING_KEY: randomBytes(32).toString('base64url') };
let database: OpenDatabase;
let testApp: TestApp;
let special: TeamOfTwo;
let usual: TeamOfTwo;

beforeAll(async () => {
  database = await freshDatabase();
  const before = await startTestApp({ database, environment });
  special = await foundTeam(before, 'Special');
  usual = await foundTeam(before, 'Usual');
  const startsAt = before.clock.now();
  await before.close();
  const chosen = { ...environment, SPECIAL_TEAMS: special.team.teamId };
  testApp = await startTestApp({ database, environment: chosen, startsAt });
});
afterAll(async () => {
  await testApp?.close();
  await database?.close();
});

const ask = (person: Somebody, path: string) =>
  testApp.ask('GET', `/api/Leaderboard/${path}`, { token: person.token });

async function held(team: TeamOfTwo, title: string): Promise<string> {
  const { status, body } = await testApp.ask('POST', '/api/SpecialEvent/Save', {
    token: team.admin.token,
    json: {
      title,
      locksAt: new Date(testApp.clock.now() + 3_600_000).toISOString(),
      questions: [{ text: 'Who wins?', kind: 'single', points: 5, options: [{ text: 'A' }, { text: 'B' }] }],
    },
  });
  expect(status).toBe(200);
  testApp.clock.forward(1_000);
  return String(body.gameId);
}

test('without an event there is none, and no ranking', async () => {
  expect((await ask(special.member, 'GetSpecialGame')).body).toMatchObject({ event: null });
  expect((await ask(special.member, 'DetailsSpecial?eventNumber=1')).status).toBe(404);
});

test('the latest event is told, and stays what its number says when another goes', async () => {
  const first = await held(special, 'Spring awards');
  await held(special, 'Autumn awards');
  const { body } = await ask(special.member, 'GetSpecialGame');
  expect(body.event).toMatchObject({ eventNumber: 2, title: 'Autumn awards' });
  const removed = await testApp.ask('POST', '/api/Teams/DeleteScheduledGame', {
    token: special.admin.token,
    json: { gameId: first },
  });
  expect(removed.status).toBe(200);
  expect((await ask(special.member, 'GetSpecialGame')).body.event).toMatchObject({ eventNumber: 2 });
  expect((await ask(special.member, 'DetailsSpecial?eventNumber=1')).status).toBe(404);
});

test('its ranking has names and pictures, and no address', async () => {
  const { gameId } = await database.rows
    .selectFrom('prediction_games')
    .select('id as gameId')
    .where('team_id', '=', special.team.teamId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  await database.rows
    .insertInto('prediction_totals')
    .values({
      game_id: gameId,
      stage_id: 'questions',
      user_id: special.member.userId,
      points: 5,
      first: 1,
      second: 0,
    })
    .execute();
  const { status, body } = await ask(special.member, 'DetailsSpecial?eventNumber=2');
  expect(status).toBe(200);
  const row = { userId: special.member.userId, rank: 1, points: 5, move: null };
  expect(body.rows).toEqual([expect.objectContaining(row)]);
  expect(body.own).toMatchObject(row);
  expect(JSON.stringify(body)).not.toContain('@');
});

test('another team hears of nothing, with an event of its own too', async () => {
  await held(usual, 'Our own');
  expect((await ask(usual.member, 'GetSpecialGame')).body).toMatchObject({ event: null });
  expect((await ask(usual.member, 'DetailsSpecial?eventNumber=1')).status).toBe(404);
});

test.each(['', '?eventNumber=0', '?eventNumber=x', '?eventNumber=1.5'])(
  '%s is no number of an event',
  async (query) => {
    expect((await ask(special.member, `DetailsSpecial${query}`)).status).toBe(400);
  },
);
