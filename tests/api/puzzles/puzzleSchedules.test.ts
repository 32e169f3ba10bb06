// Schedules of puzzles: who may keep one, when it opens a puzzle, that it does so once, and what is told of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendDuePosts } from '../../../src/server/puzzles/attempts/posts.ts';
import { createPuzzleOpener } from '../../../src/server/puzzles/schedules/openDue.ts';
import { hourMs, solverOf } from '../../support/data/puzzleDays.ts';
import { everyDay, puzzlePlanners, scheduleWish } from '../../support/data/puzzlePlanners.ts';
import { startTestApp, type TeamOfTwo, type TestApp, welcome } from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp?.close());

const { team, post, get, events, forwardTo, openedOf } = puzzlePlanners(() => testApp);

describe('a schedule', () => {
  let planners: TeamOfTwo;
  beforeAll(async () => {
    planners = await team();
  });

  test('is kept one a team and puzzle, shown, listed and ended', async () => {
    const ours = await team();
    const { token } = ours.admin;
    const path = '/api/Puzzle/GetSchedule?puzzleType=findTheWord';
    expect(await get(path, token)).toBeNull();
    const stored = (await post(ours)).body;
    expect(stored).toMatchObject({
      ...scheduleWish,
      companyId: ours.team.teamId,
      userId: ours.admin.userId,
      channelId: null,
      channelName: null,
      next: '2026-03-03T06:30:00.000Z',
    });
    expect(await get(path, token)).toEqual(stored);
    expect((await post(ours, { hour: 14 })).body).toMatchObject({
      gameId: stored.gameId,
      next: '2026-03-02T11:30:00.000Z',
    });
    const list = '/api/Slack/ManageScheduledGamesList';
    expect(await get(list, token)).toMatchObject({
      games: [
        {
          gameId: stored.gameId,
          type: 'puzzle',
          gameType: 'findTheWord',
          title: 'Find the Word',
          next: '2026-03-02T11:30:00.000Z',
          createdBy: { userId: ours.admin.userId },
        },
      ],
    });
    const end = (who: TeamOfTwo) =>
      testApp.ask('POST', '/api/Slack/DeleteScheduledGame', {
        token: who.admin.token,
        json: { gameId: stored.gameId },
      });
    expect((await end(await team())).body.error).toBe('NotFound');
    expect([(await end(ours)).status, (await end(ours)).status]).toEqual([200, 200]);
    expect(await get(path, token)).toBeNull();
    const json = { puzzleType: 'findTheWord' };
    expect((await testApp.ask('POST', '/api/Puzzle/DeleteSchedule', { token, json })).body.error).toBe(
      'NotFound',
    );
  });

  test.each([
    ['hour', { hour: 24 }],
    ['minute', { minute: -1 }],
    ['duration', { duration: 0 }],
    ['duration', { duration: 1441 }],
    ['days', { days: [] }],
    ['days', { days: [1, 1] }],
    ['days', { days: [7] }],
    ['timeZoneId', { timeZoneId: 'Mars/Olympus' }],
    ['timeZoneId', { timeZoneId: '+03:00' }],
    ['puzzleType', { puzzleType: 'chess' }],
    ['additionalSettings', { puzzleType: 'mathle' }],
    ['channelId', { groupId: 'g1' }],
  ])('is refused for its %s', async (field, change) => {
    const { body } = await post(planners, change);
    expect(body.error).toBe('InvalidInput');
    expect(JSON.stringify(body.fields)).toContain(field);
  });

  test('knows no channel of a tool the server has not', async () => {
    expect((await post(await team(), { channelId: 'C1' })).body.error).toBe('NotFound');
  });
});

describe('the day', () => {
  test('opens a puzzle when somebody asks after its time, once, with what is to come', async () => {
    forwardTo('2026-03-03T05:00:00Z');
    const ours = await team();
    await post(ours);
    const before = await events(ours);
    expect(before.filter(({ state }) => state !== 'coming')).toEqual([]);
    expect(before).toHaveLength(10); // Monday to Friday of two weeks
    expect(before[0]).toMatchObject({ start: '2026-03-03T06:30:00.000Z', gameId: null, myState: null });
    forwardTo('2026-03-03T06:31:00Z');
    const [one, other] = await Promise.all([events(ours), events(ours)]);
    expect(one).toEqual(other);
    expect(one[0]).toMatchObject({ state: 'running', myState: 'open', start: '2026-03-03T06:30:00.000Z' });
    const at = solverOf(testApp, ours.member, 'findTheWord', one[0]?.gameId ?? '');
    expect((await at.join()).body).toMatchObject({ number: 1, date: '2026-03-03' });
    expect((await events(ours))[0]).toMatchObject({ myState: 'playing' });
    await testApp.parts.openDuePuzzles();
    expect(await openedOf(ours.team.teamId)).toHaveLength(1);
    forwardTo('2026-03-03T17:00:00Z');
    expect((await events(ours))[0]).toMatchObject({ state: 'finished', myState: 'missed' });
    expect((await post(ours, { hour: 23 })).body.next).toBe('2026-03-04T20:30:00.000Z');
  });

  test('that two nodes open at the same moment is opened once', async () => {
    const ours = await team();
    await post(ours, { days: everyDay, hour: 12, timeZoneId: 'UTC' });
    forwardTo('2026-03-04T12:30:00Z');
    const nodes = Array.from({ length: 4 }, () => createPuzzleOpener(testApp.parts));
    await Promise.all(nodes.map((open) => open()));
    const opened = await openedOf(ours.team.teamId);
    expect(opened).toEqual([
      {
        number: 1,
        day: '2026-03-04',
        opens_at: Date.parse('2026-03-04T12:30:00Z'),
        closes_at: Date.parse('2026-03-04T22:30:00Z'),
      },
    ]);
    const posts = await testApp.parts.database.selectFrom('puzzle_posts').selectAll().execute();
    expect(posts.filter(({ due_at }) => due_at === opened[0]?.opens_at)).toHaveLength(1);
  });

  test('that was missed for six hours, or is over, is not made up for', async () => {
    const [late, over] = [await team(), await team()];
    await post(late, { days: everyDay, hour: 1, minute: 0, timeZoneId: 'UTC', duration: 1440 });
    await post(over, { days: everyDay, hour: 6, minute: 0, timeZoneId: 'UTC', duration: 30 });
    forwardTo('2026-03-05T07:00:00Z');
    await testApp.parts.openDuePuzzles();
    expect([await openedOf(late.team.teamId), await openedOf(over.team.teamId)]).toEqual([[], []]);
    forwardTo('2026-03-06T06:10:00Z');
    await testApp.parts.openDuePuzzles();
    expect(await openedOf(late.team.teamId)).toMatchObject([{ day: '2026-03-06' }]);
    expect(await openedOf(over.team.teamId)).toMatchObject([{ day: '2026-03-06' }]);
  });

  test('opens one a date where the clock jumps, and the one before ends with it', async () => {
    const ours = await team();
    const start = Date.parse('2026-03-07T00:00:00Z');
    forwardTo('2026-03-07T00:00:00Z');
    await post(ours, { days: everyDay, hour: 12, minute: 0, timeZoneId: 'UTC', duration: 1440 });
    let now = start;
    const { clock, ...rest } = testApp.parts;
    const open = createPuzzleOpener({ ...rest, clock: { ...clock, now: () => now } });
    const at = async (hours: number) => {
      now = start + hours * hourMs;
      await open();
    };
    for (const hours of [12, 11, 12.5, 36.5, 12.5, 36.6, 11, 60.1, 84.1, 60.2]) await at(hours);
    const opened = await openedOf(ours.team.teamId);
    expect(opened.map(({ day }) => day)).toEqual(['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10']);
    for (const [index, { closes_at }] of opened.slice(0, -1).entries())
      expect(closes_at).toBe(opened[index + 1]?.opens_at);
  });

  test('opens its puzzle though its schedule is changed in the minute it is due', async () => {
    forwardTo('2026-03-08T00:00:00Z');
    const ours = await team();
    const wish = { days: everyDay, hour: 0, minute: 30, timeZoneId: 'UTC' };
    await post(ours, wish);
    forwardTo('2026-03-08T00:30:20Z');
    expect((await post(ours, { ...wish, duration: 500 })).body.next).toBe('2026-03-09T00:30:00.000Z');
    await testApp.parts.openDuePuzzles();
    expect(await openedOf(ours.team.teamId)).toMatchObject([
      { day: '2026-03-08', opens_at: Date.parse('2026-03-08T00:30:00Z') },
    ]);
  });

  test('is not one of a team that may not play it', async () => {
    const ours = await team();
    const { teamId } = ours.team;
    await post(ours, { days: everyDay, hour: 1, minute: 0, timeZoneId: 'UTC' });
    await testApp.parts.database
      .updateTable('teams')
      .set({ limited_games: JSON.stringify(['findTheWord']) })
      .where('id', '=', teamId)
      .execute();
    forwardTo('2026-03-08T01:30:00Z');
    await testApp.parts.openDuePuzzles();
    expect(await openedOf(teamId)).toEqual([]);
  });
});

test('a schedule that moves west goes on with a later date, and cuts no open puzzle short', async () => {
  forwardTo('2026-03-08T19:00:00Z');
  const ours = await team();
  const wish = { days: everyDay, hour: 9, minute: 0, timeZoneId: 'Pacific/Auckland', duration: 1440 };
  await post(ours, wish);
  forwardTo('2026-03-08T20:01:00Z'); // 9:01 on the 9th in Auckland
  await testApp.parts.openDuePuzzles();
  // 17:00 on the 8th in New York, where the evening of the 9th follows that of the 8th.
  forwardTo('2026-03-08T21:00:00Z');
  const moved = await post(ours, { ...wish, hour: 22, timeZoneId: 'America/New_York' });
  expect(moved.body.next).toBe('2026-03-11T02:00:00.000Z');
  for (const moment of ['2026-03-09T02:00:30Z', '2026-03-10T02:00:30Z', '2026-03-11T02:00:30Z']) {
    forwardTo(moment);
    await testApp.parts.openDuePuzzles();
  }
  expect(await openedOf(ours.team.teamId)).toMatchObject([
    { day: '2026-03-09', closes_at: Date.parse('2026-03-09T20:00:00Z') },
    { day: '2026-03-10' },
  ]);
});

describe('without a channel', () => {
  test('people are told in the app: once that it is open, and who played, how it came out', async () => {
    forwardTo('2026-03-12T00:00:00Z');
    const ours = await team();
    const idle = await welcome(testApp, 'Idle', ours.team.teamId);
    await post(ours, { days: everyDay, hour: 2, minute: 0, timeZoneId: 'UTC', duration: 60 });
    forwardTo('2026-03-12T02:00:00Z');
    await testApp.parts.openDuePuzzles();
    await Promise.all([sendDuePosts(testApp.parts), sendDuePosts(testApp.parts)]);
    const told = async (token: string) =>
      (await get('/api/UserNotification/GetList?page=1', token)).map(
        (each: { header: string; text: string }) => each.header + each.text,
      );
    expect(await told(idle.token)).toEqual([
      "Find the Word: today's puzzle is openEveryone in your team solves the same one.",
    ]);
    const [game] = await events(ours);
    const at = solverOf(testApp, ours.member, 'findTheWord', game?.gameId ?? '');
    await at.join();
    forwardTo('2026-03-12T03:00:00Z');
    await sendDuePosts(testApp.parts);
    await sendDuePosts(testApp.parts);
    expect(await told(ours.member.token)).toContain("Find the Word: today's results0 of 1 solved it.");
    expect(await told(idle.token)).toHaveLength(1);
  });

  test('nothing is said of a puzzle that nobody played', async () => {
    forwardTo('2026-03-13T00:00:00Z');
    const ours = await team();
    await post(ours, { days: everyDay, hour: 0, minute: 30, timeZoneId: 'UTC', duration: 60 });
    forwardTo('2026-03-13T00:30:00Z');
    await testApp.parts.openDuePuzzles();
    forwardTo('2026-03-13T02:00:00Z');
    await sendDuePosts(testApp.parts);
    const count = await get('/api/UserNotification/GetCount', ours.member.token);
    expect(count).toBe(0); // it was over before anybody was told that it is open
  });
});
