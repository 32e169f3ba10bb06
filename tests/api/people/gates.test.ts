// What keeps people from playing: the team's plan, its hours and the games it left out, each by the words of its call.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../../support/servers/testApp.ts';

let testApp: TestApp;
let team: TeamOfTwo;

beforeAll(async () => {
  testApp = await startTestApp();
  team = await foundTeam(testApp, 'Hours');
});
afterAll(() => testApp.close());

const read = async (path: string, token: string) =>
  (await testApp.ask('GET', `${path}/${team.team.teamId}`, { token })).body;

async function change(values: Record<string, unknown>): Promise<void> {
  await testApp.parts.database.updateTable('teams').set(values).where('id', '=', team.team.teamId).execute();
  testApp.parts.announcements.publish({ kind: 'teamChanged', teamId: team.team.teamId });
}

it('says that nothing is limited where nothing is', async () => {
  const { token } = team.member;
  expect(await read('/api/Admin/TodaysTimeLimitations', token)).toEqual({
    isAllowedNow: true,
    periods: [],
    timeZone: team.team.timeZone,
    nextOpening: null,
  });
  expect(await read('/api/Admin/CheckIfRestricted', token)).toEqual({ isRestricted: false, reason: null });
  expect(await read('/api/Admin/LimitedGames', token)).toEqual({ limitedGames: [] });
  expect(await read('/api/Stripe/SubscriptionOverview', token)).toEqual({
    isLimited: false,
    isPaymentFailed: false,
    deactivationDueDate: null,
  });
});

it('says which hours there are today, and when the next begin', async () => {
  const now = new Date(testApp.clock.now());
  const hour = (ahead: number) => `${String((now.getUTCHours() + ahead + 24) % 24).padStart(2, '0')}:00`;
  const day = now.getUTCDay();
  await change({
    time_zone: 'UTC',
    available_periods: JSON.stringify([{ day, from: '00:00', to: '00:01' }]),
  });
  const closed = await read('/api/Admin/TodaysTimeLimitations', team.member.token);
  expect(closed).toMatchObject({ isAllowedNow: false, periods: [{ from: '00:00', to: '00:01' }] });
  const opening = new Date(String(closed.nextOpening));
  expect(opening.getTime()).toBeGreaterThan(testApp.clock.now());
  expect([opening.getUTCDay(), opening.getUTCHours(), opening.getUTCMinutes()]).toEqual([day, 0, 0]);

  await change({ available_periods: JSON.stringify([{ day, from: hour(0), to: hour(1) }]) });
  expect(await read('/api/Admin/TodaysTimeLimitations', team.member.token)).toMatchObject({
    isAllowedNow: true,
    nextOpening: null,
  });
  await change({ available_periods: '[]' });
});

it('names the games that are left out', async () => {
  await change({ limited_games: JSON.stringify(['chess']) });
  expect(await read('/api/Admin/LimitedGames', team.member.token)).toEqual({ limitedGames: ['chess'] });
  await change({ limited_games: '[]' });
});

it('tells members that the plan is on hold, and only admins why and until when', async () => {
  await change({ is_limited: true, deactivation_due_at: Date.UTC(2027, 0, 1) });
  expect(await read('/api/Stripe/SubscriptionOverview', team.member.token)).toEqual({
    isLimited: true,
    isPaymentFailed: false,
    deactivationDueDate: null,
  });
  expect(await read('/api/Stripe/SubscriptionOverview', team.admin.token)).toEqual({
    isLimited: true,
    isPaymentFailed: true,
    deactivationDueDate: '2027-01-01T00:00:00.000Z',
  });
  expect(await read('/api/Admin/CheckIfRestricted', team.member.token)).toEqual({
    isRestricted: true,
    reason: 'subscription',
  });
});
