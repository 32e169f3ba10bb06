// The counters that settlements add to say what a count of all results would say.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Result } from '../../../src/engine/game.ts';
import { removePerson } from '../../../src/server/people/store.ts';
import type { EndedMatch } from '../../../src/server/progress/results/ledger.ts';
import { forgetAtTables } from '../../../src/server/tables/matches/erasure.ts';
import { finish, layFinished } from '../../support/data/finishedGames.ts';
import { recountedCounters, storedCounters } from '../../support/data/recount.ts';
import { steadyLuck } from '../../support/people/autoplay.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
let people: Somebody[];
let teamId: string;

beforeAll(async () => {
  testApp = await startTestApp();
  const { admin, member, team } = await foundTeam(testApp, 'Counted');
  teamId = team.teamId;
  people = [admin, member, await welcome(testApp, 'Cy', teamId), await welcome(testApp, 'Dee', teamId)];
});
afterAll(() => testApp.close());

const places: readonly Result['places'][] = [[[0], [1]], [[1], [0]], [[0, 1]]];

test('after a hundred games of all kinds', async () => {
  const { below } = steadyLuck(7);
  for (let game = 0; game < 100; game++) {
    testApp.clock.forward(1_000);
    const first = below(4);
    await finish(testApp, {
      players: [people[first] ?? null, below(8) === 0 ? null : (people[(first + 1 + below(3)) % 4] ?? null)],
      teamId,
      places: places[below(5)] ?? [[0], [1]],
      gameType: ['connect4', 'hearts', 'chess'][below(3)] ?? 'connect4',
      left: below(5) === 0 ? [1] : [],
    });
  }
  const counted = await storedCounters(testApp.parts.database);
  expect(counted.people).toHaveLength(4);
  expect(counted).toEqual(await recountedCounters(testApp.parts.database));
});

test('and after forty more that end together', async () => {
  const { below } = steadyLuck(8);
  const together: EndedMatch[] = [];
  for (let game = 0; game < 40; game++) {
    const first = below(4);
    const ended = await layFinished(testApp, {
      players: [people[first] ?? null, people[(first + 1 + below(3)) % 4] ?? null],
      teamId,
      places: places[below(5)] ?? [[0], [1]],
      gameType: ['connect4', 'hearts', 'draughts'][below(3)] ?? 'connect4',
      endedAt: testApp.clock.now() + below(1_000),
    });
    together.push(ended);
  }
  await Promise.all(together.map((ended) => testApp.parts.progress.settle(ended)));
  expect(await storedCounters(testApp.parts.database)).toEqual(
    await recountedCounters(testApp.parts.database),
  );
});

test('and when one of them has deleted their account', async () => {
  const [, gone] = people;
  if (!gone) throw new Error('nobody');
  await testApp.parts.database.transaction().execute(async (trx) => {
    await forgetAtTables(trx, gone.userId);
    await removePerson(trx, gone.userId);
  });
  const counted = await storedCounters(testApp.parts.database);
  expect(counted.people).toHaveLength(3);
  expect(counted).toEqual(await recountedCounters(testApp.parts.database));
});
