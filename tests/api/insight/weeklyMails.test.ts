// The weekly mail: on Monday mornings of the team, once to each who played, in their language, until they end it with a click.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mondayDue } from '../../../src/server/insight/weekly/sending.ts';
import { weeklyMails } from '../../../src/server/run/jobs/weeklyMails.ts';
import { eventsForOf } from '../../../src/server/run/start/agenda.ts';
import { finish } from '../../support/data/finishedGames.ts';
import { openPuzzle, solverOf, wordPuzzle } from '../../support/data/puzzleDays.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;
let cy: Somebody;
const hourMs = 3_600_000;
/** A Friday. */
const friday = Date.UTC(2026, 2, 6, 12);

beforeAll(async () => {
  testApp = await startTestApp({ startsAt: friday });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  ours = await foundTeam(testApp, 'Ours');
  cy = await welcome(testApp, 'Cy', ours.team.teamId);
});

const run = () => weeklyMails({ ...testApp.parts, eventsFor: eventsForOf(testApp.parts) }).run();
const weekly = async ({ email }: Somebody) =>
  (await testApp.mailsTo(email)).filter(({ subject }) => /^(Your week|Haftan)/.test(subject));
const play = (players: Somebody[]) =>
  finish(testApp, { players, teamId: ours.team.teamId, gameType: 'chess' });
const until = (moment: number) => testApp.clock.forward(moment - testApp.clock.now());
/** The Monday after now, at so many hours in UTC. */
const nextMonday = (hour: number): number => {
  const days = (8 - new Date(testApp.clock.now()).getUTCDay()) % 7 || 7;
  const day = new Date(testApp.clock.now() + days * 24 * hourMs).toISOString().slice(0, 10);
  return Date.parse(`${day}T00:00:00Z`) + hour * hourMs;
};
const change = (values: object, { userId }: Somebody) =>
  testApp.parts.database.updateTable('people').set(values).where('id', '=', userId).execute();
const forget = (people: readonly Somebody[]) => {
  for (const { userId } of people) testApp.parts.announcements.publish({ kind: 'personChanged', userId });
};

test('tells who played what the week brought, and nobody else', async () => {
  await play([ours.admin, ours.member]);
  await change({ language: 'tr' }, ours.member);
  forget([ours.member]);
  until(nextMonday(8));
  await run();
  expect(await weekly(ours.admin)).toEqual([]);
  until(testApp.clock.now() + hourMs);
  await run();
  const [mail] = await weekly(ours.admin);
  expect(mail?.subject).toMatch(/^Your week: \d+ XP, place 1 of 2$/);
  expect(mail?.body).toContain('1 game finished, 1 won.');
  expect(mail?.body).toContain('New badges: First table and First win.');
  expect(mail?.body).toMatch(/Top of the week: OursAdmin \(\d+ XP\) and OursMember \(\d+ XP\)\./);
  expect((await weekly(ours.member))[0]?.body).toContain('1 oyun bitirdin, 0 tanesini kazandın.');
  expect(await weekly(cy)).toEqual([]);
});

test('counts puzzles that were solved, not those that were only finished', async () => {
  const puzzle = wordPuzzle('ABOVE');
  const id = await openPuzzle(testApp, { teamId: ours.team.teamId, puzzleType: 'findTheWord', puzzle });
  const [solver, loser] = [ours.admin, ours.member].map((who) => solverOf(testApp, who, 'findTheWord', id));
  await solver?.join();
  await solver?.guess(1, 'above');
  await loser?.join();
  for (const n of [1, 2, 3, 4, 5, 6]) await loser?.guess(n, 'about');
  until(nextMonday(9));
  await run();
  expect((await weekly(ours.admin))[0]?.body).toContain('1 puzzle solved.');
  const [mail] = await weekly(ours.member);
  expect(mail?.subject).toBe('Your week: 5 XP, place 2 of 2');
  expect(mail?.body).not.toContain('solved');
});

test('once a week, also where two nodes write at once and one of them dies in between', async () => {
  await play([ours.admin, ours.member]);
  until(nextMonday(9));
  await Promise.all([run(), run()]);
  await testApp.parts.database.updateTable('teams').set({ weekly_mailed: null }).execute();
  await run();
  expect(await weekly(ours.admin)).toHaveLength(1);
  until(nextMonday(9));
  await run();
  expect(await weekly(ours.admin)).toHaveLength(1); // nobody played in that week
});

test('is ended by a click that changes nothing by being opened, and taken up again', async () => {
  await play([ours.admin, ours.member]);
  until(nextMonday(10));
  await run();
  const { unsubscribe } = await testApp.parts.database
    .selectFrom('mails')
    .select('unsubscribe')
    .where('recipient', '=', ours.admin.email)
    .where('unsubscribe', 'is not', null)
    .executeTakeFirstOrThrow();
  const link = new URL(String(unsubscribe));
  const path = link.pathname + link.search;
  const wishes = async () => (await testApp.parts.members.of(ours.admin.userId))?.preferences.mail;
  expect((await testApp.ask('GET', path)).raw.body).toContain('Stop the weekly e-mail?');
  expect((await wishes())?.weekly).toBe(true);
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const oneClick = await testApp.ask('POST', path, { ...form, payload: 'List-Unsubscribe=One-Click' });
  expect(oneClick.raw.body).toContain('no more weekly e-mails');
  expect(await wishes()).toMatchObject({ weekly: false, invited: true });
  await play([ours.admin, ours.member]);
  until(nextMonday(9));
  await run();
  expect(await weekly(ours.admin)).toHaveLength(1);
  expect(await weekly(ours.member)).toHaveLength(2);
  await testApp.ask('POST', path, { ...form, payload: 'undo=yes' });
  expect((await wishes())?.weekly).toBe(true);
});

test('a link that is cut off, made up or of another kind ends nothing', async () => {
  const other = testApp.parts.encryption.encrypt(ours.admin.userId, 'mails to stop');
  for (const sealed of ['', 'abc', other]) {
    const { status } = await testApp.ask('POST', `/unsubscribe?weekly=${sealed}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(status).toBe(400);
  }
  expect((await testApp.parts.members.of(ours.admin.userId))?.preferences.mail.weekly).toBe(true);
});

test('whoever is invisible is among no leaders, and gets their own', async () => {
  await change({ preferences: JSON.stringify({ isInvisible: true }) }, ours.admin);
  forget([ours.admin]);
  await play([ours.admin, ours.member]);
  await play([cy, ours.member]);
  until(nextMonday(9));
  await run();
  for (const somebody of [ours.admin, cy]) {
    const [mail] = await weekly(somebody);
    expect(mail?.body).toContain('Top of the week');
    expect(mail?.body.split('Top of the week')[1]).not.toContain('OursAdmin');
  }
});

test('is switched off in the settings', async () => {
  await testApp.ask('PUT', '/api/UserProfile/Preferences', {
    token: ours.admin.token,
    json: { mail: { weekly: false } },
  });
  await play([ours.admin, ours.member]);
  until(nextMonday(9));
  await run();
  expect([await weekly(ours.admin), await weekly(ours.member)]).toMatchObject([[], [{}]]);
});

test.each([
  ['nine in Istanbul', 'Europe/Istanbul', '2026-03-02T06:00:00Z', '2026-03-02'],
  ['a minute before', 'Europe/Istanbul', '2026-03-02T05:59:00Z', null],
  ['Sunday', 'Europe/Istanbul', '2026-03-01T12:00:00Z', null],
  ['late on the same Monday', 'Europe/Berlin', '2026-03-02T22:59:00Z', '2026-03-02'],
  ['Tuesday', 'Europe/Berlin', '2026-03-02T23:00:00Z', null],
  ['the Monday after the clocks went forward', 'Europe/Berlin', '2026-03-30T07:00:00Z', '2026-03-30'],
  ['an hour too early after it', 'Europe/Berlin', '2026-03-30T06:59:00Z', null],
  ['the Monday after the clocks went back', 'Europe/Berlin', '2026-10-26T08:00:00Z', '2026-10-26'],
  ['an hour too early after that', 'Europe/Berlin', '2026-10-26T07:59:00Z', null],
])('%s', (_when, timeZone, now, monday) => {
  expect(mondayDue(timeZone, Date.parse(now))).toBe(monday);
});
