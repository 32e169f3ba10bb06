// What a daily puzzle tells before its time: no answer, nothing of others, and nothing that depends on the answer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPuzzle, solverOf, wordPuzzle } from '../../support/data/puzzleDays.ts';
import {
  foundTeam,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp?.close());

const openWord = (ours: TeamOfTwo, word: string) =>
  openPuzzle(testApp, { teamId: ours.team.teamId, puzzleType: 'findTheWord', puzzle: wordPuzzle(word) });

describe('before their own end', () => {
  const secret = 'ROBOT';
  test('nobody is told the answer, ranks, points or colours of others, by whatever call', async () => {
    const ours = await foundTeam(testApp, 'Secret');
    const gameId = await openWord(ours, secret);
    const [quick, slow] = [ours.admin, ours.member].map((who) =>
      solverOf(testApp, who, 'findTheWord', gameId),
    );
    const looker = await welcome(testApp, 'Looker', ours.team.teamId);
    await quick?.join();
    await slow?.join();
    expect((await quick?.guess(1, 'robot'))?.body).toMatchObject({ solved: true });
    const bodies: string[] = [];
    for (const { token, userId } of [ours.member, looker]) {
      const at = solverOf(testApp, { ...looker, token, userId }, 'findTheWord', gameId);
      const said = [
        await at.info(),
        ...(userId === looker.userId ? [] : [await at.join()]),
        await at.guess(1, 'babes'),
        await at.guess(1, 'above'),
        await at.guess(1, 'above'),
        await at.guess(9, 'above'),
        await at.guess(2, 'xxxxx'),
        await testApp.ask('GET', `/api/Event/GetEvents/${userId}`, { token }),
        await testApp.ask('GET', '/api/UserProfile', { token }),
        await testApp.ask('GET', '/api/Leaderboard/Overview?top=5', { token }),
        await testApp.ask('GET', '/api/Leaderboard/Details?gameType=findTheWord', { token }),
        await testApp.ask(
          'GET',
          '/api/Leaderboard/PuzzleDetails?puzzleType=findTheWord&pageSize=10&pageNumber=1',
          { token },
        ),
        await testApp.ask('GET', '/api/Puzzle/GetArchive?puzzleType=findTheWord&pageSize=10&pageNumber=1', {
          token,
        }),
        await testApp.ask('GET', '/api/UserNotification/GetList?page=1', { token }),
        await testApp.ask('GET', '/api/UserProfile/Export', { token }),
        await testApp.ask('GET', '/locales/en/puzzles.json'),
      ];
      bodies.push(...said.map(({ raw }) => raw.body + JSON.stringify(raw.headers)));
      const { team: solvers } = (await at.info()).body as { team: Record<string, unknown>[] }; // the answer of the contract
      const first = solvers.find((each) => each.userId === ours.admin.userId);
      expect(first).toMatchObject({ state: 'solved', rank: null, points: null, colours: null });
    }
    for (const body of bodies) expect(body.toUpperCase()).not.toContain(secret);
  });

  test('two puzzles that differ only in the answer look alike', async () => {
    const recordings = [];
    for (const word of ['LEVEL', 'SPEED']) {
      const ours = await foundTeam(testApp, 'Alike');
      const gameId = await openWord(ours, word);
      const at = solverOf(testApp, ours.member, 'findTheWord', gameId);
      const said = [
        await at.info(),
        await at.join(),
        await at.guess(1, 'xxxxx'),
        await at.guess(1, 'might'), // no letter of either
        await at.guess(1, 'might'),
        await at.guess(3, 'might'),
        await at.info(),
      ];
      const masked = said.map(({ raw }) =>
        raw.body
          .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time'),
      );
      recordings.push(masked);
    }
    expect(recordings[0]).toEqual(recordings[1]);
  });
});
