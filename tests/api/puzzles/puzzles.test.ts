// Daily puzzles over the real calls: joining, guessing, the end of an attempt, closing, practice, streaks.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hourMs, mathPuzzle, openPuzzle, solverOf, wordPuzzle } from '../../support/data/puzzleDays.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp?.close());

let teams = 0;
const team = (): Promise<TeamOfTwo> => foundTeam(testApp, `Solvers${++teams}`);

const openWord = (ours: TeamOfTwo, word: string, day?: string, hours = 24) =>
  openPuzzle(testApp, {
    teamId: ours.team.teamId,
    puzzleType: 'findTheWord',
    puzzle: wordPuzzle(word),
    hours,
    ...(day !== undefined && { day }),
  });

describe('Find the Word', () => {
  test('is joined, guessed and solved; the end brings points, XP, badges and a streak', async () => {
    const ours = await team();
    const at = solverOf(testApp, ours.member, 'findTheWord', await openWord(ours, 'ABOVE'));
    expect((await at.info()).body).toMatchObject({
      gameType: 'findTheWord',
      number: 1,
      language: 'en',
      cells: 5,
      maxGuesses: 6,
      joined: false,
      finished: false,
      answer: null,
      hardModeRule: 'choice',
      guesses: [],
      team: [],
    });
    expect((await at.guess(1, 'babes')).body.error).toBe('NotAllowed');
    expect((await at.join({ hardMode: true })).body).toMatchObject({ joined: true, hardMode: true });
    expect((await at.join({ hardMode: false })).body).toMatchObject({ joined: true, hardMode: true });
    expect((await at.guess(1, 'abbe')).body).toMatchObject({ error: 'InvalidInput', reason: 'length' });
    expect((await at.guess(1, 'zzzzz')).body).toMatchObject({ error: 'InvalidInput', reason: 'notInList' });
    testApp.clock.forward(65_000);
    const first = await at.guess(1, 'about');
    expect(first.body).toMatchObject({ guess: 'ABOUT', colours: 'GGGBB', finished: false, answer: null });
    expect((await at.guess(1, 'about')).body).toEqual(first.body);
    expect((await at.guess(1, 'again')).body.error).toBe('Conflict');
    expect((await at.guess(3, 'above')).body.error).toBe('StaleVersion');
    expect((await at.guess(2, 'after')).body).toMatchObject({ error: 'InvalidInput', reason: 'hardMode' });
    const solved = await at.guess(2, 'above');
    // 10 + 5 × 5 for the second guess; the first word 10, in three or fewer 15
    expect(solved.body).toMatchObject({
      colours: 'GGGGG',
      finished: true,
      solved: true,
      answer: 'ABOVE',
      points: 50,
      gains: { xp: 60, totalXp: 60, level: 1, levelBefore: 1, badges: [11, 12] },
    });
    expect((await at.guess(2, 'above')).body).toEqual(solved.body);
    expect((await at.guess(3, 'above')).body.error).toBe('Closed');
    expect((await at.info()).body).toMatchObject({
      finished: true,
      solved: true,
      answer: 'ABOVE',
      points: 50,
      seconds: 65,
      gains: { xp: 60 },
      stats: {
        played: 1,
        solved: 1,
        streak: 1,
        bestStreak: 1,
        distribution: [0, 1, 0, 0, 0, 0],
        bestSeconds: 65,
      },
      team: [{ state: 'solved', rank: 1, points: 50, seconds: 65, colours: ['GGGBB', 'GGGGG'] }],
    });
    const { token } = ours.member;
    const board = await testApp.ask(
      'GET',
      '/api/Leaderboard/PuzzleDetails?puzzleType=findTheWord&pageSize=10&pageNumber=1',
      { token },
    );
    expect(board.body).toMatchObject({
      total: 1,
      own: { rank: 1, points: 35, played: 1, solved: 1, averageGuesses: 2, streak: 1 },
    });
    expect((await testApp.ask('GET', '/api/UserProfile', { token })).body).toMatchObject({
      streak: 1,
      totalXp: 60,
      achievements: expect.arrayContaining([expect.objectContaining({ idprod: 12 })]),
    });
    const bells = await testApp.ask('GET', '/api/UserNotification/GetCount', { token });
    expect(bells.raw.json()).toBe(2);
  });

  test('ends after six guesses with the answer and five XP', async () => {
    const ours = await team();
    const at = solverOf(testApp, ours.member, 'findTheWord', await openWord(ours, 'ABOVE'));
    await at.join();
    for (const [index, word] of ['about', 'other', 'after', 'again', 'agree'].entries())
      expect((await at.guess(index + 1, word)).body).toMatchObject({ finished: false, answer: null });
    expect((await at.guess(6, 'allow')).body).toMatchObject({
      finished: true,
      solved: false,
      answer: 'ABOVE',
      points: 0,
      gains: { xp: 5, badges: [] },
    });
    const { body } = await testApp.ask('GET', '/api/UserProfile/Export', { token: ours.member.token });
    expect(body.puzzles).toMatchObject([
      { gameName: 'findTheWord', isSolved: false, isPractice: false, guesses: { length: 6 } },
    ]);
  });

  test('sent twice at the same moment, a guess counts once', async () => {
    const ours = await team();
    const gameId = await openWord(ours, 'ABOVE');
    const at = solverOf(testApp, ours.member, 'findTheWord', gameId);
    await at.join();
    const [one, other] = await Promise.all([at.guess(1, 'about'), at.guess(1, 'about')]);
    expect(one.body).toEqual(other.body);
    const [won, again] = await Promise.all([at.guess(2, 'above'), at.guess(2, 'above')]);
    expect(won.body).toEqual(again.body);
    expect(won.body).toMatchObject({ solved: true, gains: { xp: 60 } });
    const [left, right] = await Promise.all([at.guess(3, 'agree'), at.guess(3, 'after')]);
    expect([left.body.error, right.body.error]).toEqual(['Closed', 'Closed']);
    const lines = await testApp.parts.database
      .selectFrom('xp_lines')
      .select(['source', 'xp'])
      .where('cause', '=', gameId)
      .orderBy('xp')
      .execute();
    expect(lines).toEqual([
      { source: 'badge', xp: 10 },
      { source: 'badge', xp: 15 },
      { source: 'puzzle', xp: 35 },
    ]);
  });

  test('belongs to its team: to others it is not there', async () => {
    const [ours, theirs] = [await team(), await team()];
    const gameId = await openWord(ours, 'ABOVE');
    const foreign = solverOf(testApp, theirs.member, 'findTheWord', gameId);
    const wrongKind = solverOf(testApp, ours.member, 'mathle', gameId);
    for (const answer of [
      await foreign.info(),
      await foreign.join(),
      await foreign.guess(1, 'about'),
      await wrongKind.info(),
      await wrongKind.guess(1, '12+12=24'),
    ])
      expect(answer.body.error).toBe('NotFound');
  });

  test('is not for a team whose admin has withdrawn it', async () => {
    const ours = await team();
    const { teamId } = ours.team;
    const at = solverOf(testApp, ours.member, 'findTheWord', await openWord(ours, 'ABOVE'));
    await testApp.parts.database
      .updateTable('teams')
      .set({ limited_games: JSON.stringify(['findTheWord']) })
      .where('id', '=', teamId)
      .execute();
    testApp.parts.announcements.publish({ kind: 'teamChanged', teamId });
    expect((await at.join()).body.error).toBe('GameNotAllowed');
    expect((await at.guess(1, 'about')).body.error).toBe('GameNotAllowed');
  });

  test('is begun in the play hours of the team, and finished outside them too', async () => {
    const ours = await team();
    const { teamId } = ours.team;
    const gameId = await openWord(ours, 'ABOVE');
    const [early, late] = [ours.admin, ours.member].map((who) =>
      solverOf(testApp, who, 'findTheWord', gameId),
    );
    await early?.join();
    await testApp.parts.database
      .updateTable('teams')
      .set({ available_periods: JSON.stringify([{ day: 6, from: '09:00', to: '10:00' }]) })
      .where('id', '=', teamId)
      .execute();
    testApp.parts.announcements.publish({ kind: 'teamChanged', teamId });
    expect((await late?.join())?.body.error).toBe('OutsidePlayPeriod');
    expect((await early?.guess(1, 'about'))?.status).toBe(200);
  });
});

test('Mathle shows a row that is right up to order as the answer has it', async () => {
  const ours = await team();
  const gameId = await openPuzzle(testApp, {
    teamId: ours.team.teamId,
    puzzleType: 'mathle',
    puzzle: mathPuzzle('10+20=30'),
  });
  const at = solverOf(testApp, ours.member, 'mathle', gameId);
  expect((await at.join({ hardMode: true })).body.error).toBe('InvalidInput');
  expect((await at.join()).body).toMatchObject({ cells: 8, language: null, hardModeRule: 'never' });
  expect((await at.guess(1, '12+13=24')).body).toMatchObject({ error: 'InvalidInput', reason: 'notEqual' });
  expect((await at.guess(1, '20+10=30')).body).toMatchObject({
    guess: '10+20=30',
    colours: 'GGGGGGGG',
    solved: true,
    answer: '10+20=30',
    points: 60,
    gains: { xp: 40 + 10 + 15, badges: [14, 15] },
  });
});

describe('a puzzle that has closed', () => {
  test('takes no more guesses, loses none, and shows the answer to who was at it', async () => {
    const ours = await team();
    const at = solverOf(testApp, ours.member, 'findTheWord', await openWord(ours, 'ABOVE'));
    await at.join();
    await at.guess(1, 'about');
    testApp.clock.forward(24 * hourMs);
    expect((await at.guess(2, 'above')).body.error).toBe('Closed');
    expect((await at.guess(1, 'about')).status).toBe(200);
    expect((await at.join({ practice: true })).body).toMatchObject({ isPractice: false, finished: true });
    expect((await at.info()).body).toMatchObject({
      finished: true,
      solved: false,
      points: 0,
      answer: 'ABOVE',
      gains: null,
      guesses: [{ guess: 'ABOUT' }],
      stats: { played: 1, solved: 0, streak: 0 },
      team: [{ state: 'missed', rank: null }],
    });
  });

  test('is there to practise with: it brings nothing and nobody sees it', async () => {
    const ours = await team();
    const gameId = await openWord(ours, 'ABOVE');
    const at = solverOf(testApp, ours.member, 'findTheWord', gameId);
    testApp.clock.forward(24 * hourMs);
    const { token } = ours.member;
    const archive = async () =>
      (
        await testApp.ask('GET', '/api/Puzzle/GetArchive?puzzleType=findTheWord&pageSize=10&pageNumber=1', {
          token,
        })
      ).body;
    expect(await archive()).toMatchObject({
      total: 1,
      items: [{ gameId, number: 1, language: 'en', grade: null, myState: 'open', isPractice: false }],
    });
    expect((await at.join()).body.error).toBe('Closed');
    expect((await at.info()).body).toMatchObject({ joined: false, finished: false, answer: null });
    expect((await at.join({ practice: true })).body).toMatchObject({ isPractice: true, finished: false });
    expect((await at.guess(1, 'about')).body).toMatchObject({ finished: false });
    expect(await archive()).toMatchObject({ items: [{ myState: 'playing', isPractice: true }] });
    expect((await at.guess(2, 'above')).body).toMatchObject({ solved: true, points: 50, gains: null });
    expect((await at.info()).body).toMatchObject({
      answer: 'ABOVE',
      gains: null,
      stats: { played: 0, solved: 0, streak: 0, bestStreak: 0 },
      team: [],
    });
    expect((await testApp.ask('GET', '/api/UserProfile', { token })).body).toMatchObject({
      totalXp: 0,
      achievements: [],
    });
  });
});

describe('streaks', () => {
  test('go by puzzle days: five bring XP and a badge, a missed one ends them, a day without a puzzle does not', async () => {
    const ours = await team();
    const days = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08', '2026-01-12', '2026-01-13'];
    const gains: unknown[] = [];
    let last = solverOf(testApp, ours.member, 'findTheWord', '');
    for (const day of days.slice(0, 5)) {
      last = solverOf(testApp, ours.member, 'findTheWord', await openWord(ours, 'ABOVE', day, 1));
      await last.join();
      gains.push(((await last.guess(1, 'above')).body.gains as { badges: number[] }).badges); // the answer of the contract
      testApp.clock.forward(hourMs);
    }
    expect(gains).toEqual([[11, 12, 13], [], [], [], [19]]);
    expect((await last.info()).body).toMatchObject({
      gains: { xp: 40 + 25 + 20 },
      stats: { streak: 5, bestStreak: 5, distribution: [5, 0, 0, 0, 0, 0] },
    });
    const missed = solverOf(testApp, ours.member, 'findTheWord', await openWord(ours, 'ABOVE', days[5], 1));
    expect((await missed.info()).body).toMatchObject({ stats: { streak: 5 } }); // still open
    testApp.clock.forward(hourMs);
    expect((await missed.info()).body).toMatchObject({ stats: { streak: 0, bestStreak: 5 } });
  });
});
