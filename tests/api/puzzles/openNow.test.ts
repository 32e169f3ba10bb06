// The first puzzle of a schedule, opened at once: in place of the one of today, and refused where there can be none.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendDuePosts } from '../../../src/server/puzzles/attempts/posts.ts';
import { solverOf } from '../../support/data/puzzleDays.ts';
import { everyDay, puzzlePlanners } from '../../support/data/puzzlePlanners.ts';
import { startTestApp, type TeamOfTwo, type TestApp } from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp?.close());

const { team, post, get, events, forwardTo, openedOf } = puzzlePlanners(() => testApp);

describe('opened at once', () => {
  const now = { opensNow: true, timeZoneId: 'UTC', hour: 14, minute: 0, duration: 1440 };
  const puzzlesOf = async (ours: TeamOfTwo) =>
    (await openedOf(ours.team.teamId)).map(({ day, opens_at, closes_at }) => [
      day,
      new Date(opens_at).toISOString(),
      new Date(closes_at).toISOString(),
    ]);

  test('is the puzzle of today, before its time; the schedule goes on with the next day', async () => {
    forwardTo('2026-03-11T10:00:00Z'); // a Wednesday
    const ours = await team();
    expect((await post(ours, now)).body.next).toBe('2026-03-12T14:00:00.000Z');
    const first = ['2026-03-11', '2026-03-11T10:00:00.000Z', '2026-03-12T10:00:00.000Z'];
    expect(await puzzlesOf(ours)).toEqual([first]);
    const [today, next] = await events(ours);
    expect(today).toMatchObject({ state: 'running', myState: 'open', start: first[1] });
    expect(next).toMatchObject({ state: 'coming', start: '2026-03-12T14:00:00.000Z' });
    forwardTo('2026-03-11T14:30:00Z');
    await testApp.parts.openDuePuzzles();
    expect(await puzzlesOf(ours)).toHaveLength(1);
    forwardTo('2026-03-12T14:00:00Z');
    await testApp.parts.openDuePuzzles();
    const second = ['2026-03-12', '2026-03-12T14:00:00.000Z', '2026-03-13T14:00:00.000Z'];
    expect(await puzzlesOf(ours)).toEqual([first, second]);
  });

  test('ends when the next one opens, and is told of like any other, once', async () => {
    forwardTo('2026-03-13T22:00:00Z');
    const ours = await team();
    await post(ours, { ...now, hour: 9, days: everyDay });
    expect((await puzzlesOf(ours))[0]?.[2]).toBe('2026-03-14T09:00:00.000Z');
    const [game] = await events(ours);
    await solverOf(testApp, ours.member, 'findTheWord', game?.gameId ?? '').join();
    for (const moment of ['2026-03-13T22:01:00Z', '2026-03-14T09:00:30Z']) {
      forwardTo(moment);
      await sendDuePosts(testApp.parts);
    }
    const told = async ({ token }: { readonly token: string }) =>
      (await get('/api/UserNotification/GetList?page=1', token)).map(
        ({ header }: { readonly header: string }) => header,
      );
    expect(await told(ours.member)).toEqual(["Find the Word: today's results"]);
    expect(await told(ours.admin)).toEqual(["Find the Word: today's puzzle is open"]);
  });

  test.each([
    ['the day has had its puzzle', '2026-03-16T10:00:00Z', '2026-03-16T12:00:00Z', 60, 'puzzleOfToday'],
    ['yesterday’s is still open', '2026-03-17T20:00:00Z', '2026-03-18T08:00:00Z', 1440, 'puzzleOfToday'],
    ['it would be a day off', '2026-03-20T20:00:00Z', '2026-03-21T12:00:00Z', 60, 'notPuzzleDay'],
  ])('is refused where %s, and changes nothing', async (_, first, then, duration, reason) => {
    forwardTo(first);
    const ours = await team();
    await post(ours, { ...now, duration });
    forwardTo(then);
    const path = '/api/Puzzle/GetSchedule?puzzleType=findTheWord';
    const before = await get(path, ours.admin.token);
    const refused = await post(ours, { ...now, hour: 7 });
    expect(refused).toMatchObject({ status: 409, body: { reason, message: expect.any(String) } });
    expect(await get(path, ours.admin.token)).toEqual(before);
    expect(await puzzlesOf(ours)).toHaveLength(1);
  });

  test('on a day off, for a team that has had none', async () => {
    forwardTo('2026-03-22T10:00:00Z'); // a Sunday
    const ours = await team();
    const sudoku = { ...now, puzzleType: 'sudoku', additionalSettings: {} };
    expect((await post(ours, sudoku)).body.next).toBe('2026-03-23T14:00:00.000Z');
    expect(await puzzlesOf(ours)).toMatchObject([['2026-03-22', expect.any(String), expect.any(String)]]);
  });

  test('opens once for two admins who press at once', async () => {
    const ours = await team();
    const answers = await Promise.all([post(ours, now), post(ours, now)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await puzzlesOf(ours)).toHaveLength(1);
  });
});
