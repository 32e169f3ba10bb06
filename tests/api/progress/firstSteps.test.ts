// What the server knows of somebody's first steps: only what really happened, and only for two weeks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finish } from '../../support/data/finishedGames.ts';
import { openPuzzle, solverOf, wordPuzzle } from '../../support/data/puzzleDays.ts';
import { form, type Somebody, startTestApp, type TestApp, welcome } from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp?.close());

const stepsOf = async ({ token }: Somebody) =>
  (await testApp.ask('GET', '/api/UserProfile/FirstSteps', { token })).raw.json();

test('a puzzle and a game count once they are over, an invite once it is sent; nothing after two weeks', async () => {
  const founder = await welcome(testApp, 'Founder');
  const { token, userId } = founder;
  const founded = await testApp.ask('POST', '/api/Authorization/createGameSpace', {
    token,
    ...form({ userId, name: 'Northlight Labs' }),
  });
  const { teamId } = Object(founded.body.team);
  expect(await stepsOf(founder)).toEqual({ puzzle: false, game: false, invite: false });
  const puzzle = { teamId, puzzleType: 'findTheWord', puzzle: wordPuzzle('ABOVE') };
  const solver = solverOf(testApp, founder, 'findTheWord', await openPuzzle(testApp, puzzle));
  await solver.join();
  expect(await stepsOf(founder)).toMatchObject({ puzzle: false });
  expect((await solver.guess(1, 'above')).status).toBe(200);
  expect(await stepsOf(founder)).toEqual({ puzzle: true, game: false, invite: false });
  await finish(testApp, { players: [founder, null], teamId });
  expect(await stepsOf(founder)).toEqual({ puzzle: true, game: true, invite: false });
  const json = { userId, email: 'bo@example.test' };
  await testApp.ask('POST', '/api/Authentication/sendInviteEmail', { token, json });
  expect(await stepsOf(founder)).toEqual({ puzzle: true, game: true, invite: true });
  const colleague = await welcome(testApp, 'Colleague', teamId);
  expect(await stepsOf(colleague)).toEqual({ puzzle: false, game: false, invite: true });
  const dayMs = 24 * 60 * 60_000;
  await testApp.parts.database
    .updateTable('people')
    .set({ created_at: testApp.clock.now() - 15 * dayMs })
    .where('id', '=', userId)
    .execute();
  expect(await stepsOf(founder)).toBeNull();
});
