// Being away: two weeks in a row and a month a year at most, and games with a move a day hear of it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
let teamId: string;
let ada: Somebody;
const renewed: string[] = [];

beforeAll(async () => {
  const dueTurns = {
    handleAll: async () => {},
    renewOf: async (userId: string) => void renewed.push(userId),
    renewOfTeam: async (renewedTeam: string) => void renewed.push(renewedTeam),
  };
  testApp = await startTestApp({ tables: { dueTurns }, startsAt: Date.UTC(2026, 2, 2, 9) });
  const ours = await foundTeam(testApp, 'Ours');
  teamId = ours.team.teamId;
  ada = ours.admin;
});
afterAll(async () => await testApp?.close());

const away = async (until: string | null, { token }: Somebody = ada) => {
  const { status, body } = await testApp.ask('PUT', '/api/Game/Away', { token, json: { until } });
  return status === 200 ? body : status;
};

test('is set, continued, ended, and limited', async () => {
  expect(await away('2026-03-01')).toBe(400); // past
  expect(await away('2026-03-16')).toBe(400); // fifteen days
  expect(await away('2026-03-04')).toEqual({ away: { from: '2026-03-02', until: '2026-03-04' }, left: 27 });
  expect(await away('2026-03-15')).toEqual({ away: { from: '2026-03-02', until: '2026-03-15' }, left: 16 });
  expect(renewed).toEqual([ada.userId, ada.userId]);
  expect(await away(null)).toEqual({ away: null, left: 30 }); // not one day of it was used
});

test('days of the year are counted, and a pause of a day does not make a fortnight longer', async () => {
  const bo = await welcome(testApp, 'Bo', teamId);
  const store = (from: string, until: string) =>
    testApp.parts.database
      .insertInto('away_periods')
      .values({
        id: crypto.randomUUID(),
        user_id: bo.userId,
        from_day: from,
        until_day: until,
        created_at: testApp.clock.now(),
      })
      .execute();
  await store('2026-02-20', '2026-03-01');
  expect(await away('2026-03-06', bo)).toBe(400); // it goes on from 20 February
  expect(await away('2026-03-05', bo)).toMatchObject({ left: 16 });
  await store('2025-06-01', '2025-06-14');
  expect(await away('2026-03-05', bo)).toMatchObject({ left: 2 });
});

test('the calendar of a team is changed by its admins', async () => {
  const change = { weekend: JSON.stringify([5, 6]), daysOff: JSON.stringify(['2026-05-01']) };
  const payload = new FormData();
  for (const [name, value] of Object.entries(change)) payload.append(name, value);
  const { status, body } = await testApp.ask('POST', '/api/Admin/UpdateAdminSettings', {
    token: ada.token,
    payload,
  });
  expect({ status, ...body }).toMatchObject({ status: 200, weekend: [5, 6], daysOff: ['2026-05-01'] });
  expect(renewed.at(-1)).toBe(teamId);
});

test('is in the export of a person', async () => {
  const cy = await welcome(testApp, 'Cy', teamId);
  await away('2026-03-04', cy);
  const { body } = await testApp.ask('GET', '/api/UserProfile/Export', { token: cy.token });
  expect(body).toMatchObject({ daysAway: [{ from: '2026-03-02', until: '2026-03-04' }] });
});
