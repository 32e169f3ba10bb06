// A puzzle on the map on the server: nothing told before its time, marks, and questions afterwards that add points alone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { francePuzzle, hourMs, openPuzzle, solverOf } from '../../support/data/puzzleDays.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp?.close());

const openFrance = (ours: TeamOfTwo) =>
  openPuzzle(testApp, { teamId: ours.team.teamId, puzzleType: 'geoPuzzle', puzzle: francePuzzle });

test('the outline comes with joining, the name and the questions with the end', async () => {
  const ours = await foundTeam(testApp, 'Hidden');
  const at = solverOf(testApp, ours.member, 'geoPuzzle', await openFrance(ours));
  const before = await at.info();
  expect(before.body).toMatchObject({
    joined: false,
    outline: null,
    grade: 'easy',
    maxGuesses: 6,
    extras: [],
  });
  const joined = await at.join();
  expect(joined.body).toMatchObject({
    joined: true,
    outline: francePuzzle.outline,
    answer: null,
    extras: [],
  });
  expect((await at.extra(0, 1)).body.error).toBe('NotAllowed');
  const said = [before, joined, await at.guess(1, 'Almanya'), await at.guess(1, 'Almanya'), await at.info()];
  for (const { raw } of said) expect(raw.body).not.toMatch(/Fran|Paris|"FR"|flags/);
});

test('names in both languages; an unknown or a repeated one costs nothing; the same guess again is answered alike', async () => {
  const ours = await foundTeam(testApp, 'Named');
  const at = solverOf(testApp, ours.member, 'geoPuzzle', await openFrance(ours));
  await at.join();
  const first = await at.guess(1, 'türkiye');
  expect(first.body).toEqual({
    guessNumber: 1,
    place: 'TR',
    km: 2762,
    percent: 86,
    direction: 'nw',
    finished: false,
    solved: false,
    answer: null,
    points: null,
    gains: null,
  });
  expect((await at.guess(1, 'türkiye')).body).toEqual(first.body);
  expect((await at.guess(2, 'Atlantis')).body).toMatchObject({ error: 'InvalidInput', reason: 'unknown' });
  expect((await at.guess(2, 'TURKEY')).body).toMatchObject({ error: 'InvalidInput', reason: 'repeated' });
  expect((await at.guess(1, 'Spain')).body.error).toBe('Conflict');
  expect((await at.guess(3, 'Spain')).body.error).toBe('StaleVersion');
  expect((await at.info()).body.guesses).toEqual([{ place: 'TR', km: 2762, percent: 86, direction: 'nw' }]);
});

test('solved: XP and streak at once, and the questions add points and change nothing else', async () => {
  const ours = await foundTeam(testApp, 'Solved');
  const gameId = await openFrance(ours);
  const at = solverOf(testApp, ours.member, 'geoPuzzle', gameId);
  await at.join();
  await at.guess(1, 'Spain');
  const found = await at.guess(2, 'Fransa');
  const answer = { en: 'France', tr: 'Fransa' };
  expect(found.body).toMatchObject({ finished: true, solved: true, points: 50, answer });
  const after = await at.info();
  expect(after.body.stats).toMatchObject({
    played: 1,
    solved: 1,
    streak: 1,
    distribution: [0, 1, 0, 0, 0, 0],
  });
  expect(after.body.extras).toEqual([
    expect.objectContaining({ kind: 'capital', points: 10, chosen: null, right: null }),
    expect.objectContaining({ kind: 'flag', points: 10, chosen: null, right: null }),
  ]);
  expect(after.raw.body).toContain('Madrid');
  expect(after.raw.body).toMatch(/\/flags\/[0-9a-f]{12}\.svg/);

  expect((await at.extra(1, 2)).body.error).toBe('StaleVersion'); // one after the other
  expect((await at.extra(0, 7)).body.error).toBe('NotFound');
  const right = await at.extra(0, 1);
  expect(right.body).toMatchObject({
    points: 60,
    extras: [
      { chosen: 1, right: 1 },
      { chosen: null, right: null },
    ],
  });
  expect((await at.extra(0, 1)).body).toEqual(right.body);
  expect((await at.extra(0, 2)).body.error).toBe('AlreadyDone');
  const both = await Promise.all([at.extra(1, 0), at.extra(1, 0)]);
  const last = await at.extra(1, 0);
  expect(last.body).toMatchObject({ points: 60, extras: [{ chosen: 1 }, { chosen: 0, right: 2 }] });
  expect(both.some(({ status }) => status === 200)).toBe(true);

  const end = await at.info();
  expect(end.body).toMatchObject({
    solved: true,
    points: 60,
    gains: after.body.gains,
    stats: after.body.stats,
  });
  expect(end.body.team).toMatchObject([{ state: 'solved', points: 60, colours: ['GGGGY↗', 'GGGGG'] }]);
});

test('missed: the questions come all the same, add points, and it stays missed', async () => {
  const ours = await foundTeam(testApp, 'Missed');
  const at = solverOf(testApp, ours.member, 'geoPuzzle', await openFrance(ours));
  await at.join();
  for (const [n, name] of ['Spain', 'Italy', 'Belgium', 'Germany', 'Norway'].entries())
    expect((await at.guess(n + 1, name)).body.finished).toBe(false);
  expect((await at.guess(6, 'Sweden')).body).toMatchObject({ finished: true, solved: false, points: 0 });
  await at.extra(0, 1);
  await at.extra(1, 2);
  const end = await at.info();
  expect(end.body).toMatchObject({ solved: false, points: 20, stats: { solved: 0, streak: 0 } });
  expect(end.body.team).toMatchObject([{ state: 'missed', rank: null, points: 20 }]);
});

test('after it has closed: unanswered questions show their answers; practice can answer them, and the archive has the grade', async () => {
  const ours = await foundTeam(testApp, 'Closed');
  const gameId = await openPuzzle(testApp, {
    teamId: ours.team.teamId,
    puzzleType: 'geoPuzzle',
    puzzle: francePuzzle,
    hours: 1,
  });
  const at = solverOf(testApp, ours.member, 'geoPuzzle', gameId);
  await at.join();
  await at.guess(1, 'France');
  testApp.clock.forward(2 * hourMs);
  expect((await at.extra(0, 1)).body.error).toBe('Closed');
  expect((await at.info()).body.extras).toMatchObject([
    { chosen: null, right: 1 },
    { chosen: null, right: 2 },
  ]);

  const late = solverOf(testApp, ours.admin, 'geoPuzzle', gameId);
  await late.join({ practice: true });
  await late.guess(1, 'France');
  expect((await late.extra(0, 1)).body).toMatchObject({ points: 70 });
  const archive = await testApp.ask(
    'GET',
    '/api/Puzzle/GetArchive?puzzleType=geoPuzzle&pageSize=10&pageNumber=1',
    { token: ours.member.token },
  );
  expect(archive.body.items).toMatchObject([{ gameId, grade: 'easy', language: null, myState: 'solved' }]);
  const exported = await testApp.ask('GET', '/api/UserProfile/Export', { token: ours.admin.token });
  expect(exported.raw.body).toContain('"extras":[1]');
});
