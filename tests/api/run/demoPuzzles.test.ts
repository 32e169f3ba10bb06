// Puzzles of the demo team whatever the day: none on days off, and one that is open.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { puzzleFacts } from '../../../src/catalogue/facts.ts';
import { demoTeamId } from '../../../src/contract/people/demo.ts';
import { clockAt } from '../../../src/server/run/demo/asPerson.ts';
import { openPuzzles } from '../../../src/server/run/demo/openPuzzles.ts';
import { readDemoPuzzles, writeDemoTeam } from '../../../src/server/run/demo/store.ts';
import { startTestApp, type TestApp } from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
  await writeDemoTeam(testApp.parts.database, 'en', 0);
});
afterAll(() => testApp?.close());

test.each([
  ['a Sunday', '2026-03-08T12:20:00Z', '2026-03-06T11:00:00Z', '2026-03-09T11:00:00Z'],
  ['a Monday, just after midnight', '2026-03-09T00:30:00Z', '2026-03-06T23:00:00Z', '2026-03-09T23:00:00Z'],
  ['a Wednesday', '2026-03-11T15:59:00Z', '2026-03-11T14:00:00Z', '2026-03-12T14:00:00Z'],
])('on %s', async (_, now, opened, closes) => {
  const { parts } = testApp;
  await parts.database.deleteFrom('puzzles').where('team_id', '=', demoTeamId).execute();
  await openPuzzles({ ...parts, clock: clockAt(Date.parse(now), parts.clock) });
  const sudokus = await parts.database
    .selectFrom('puzzles')
    .select(['day', 'opens_at', 'closes_at'])
    .where('puzzle_type', '=', 'sudoku')
    .orderBy('opens_at')
    .execute();
  expect(sudokus.map(({ day }) => new Date(day).getUTCDay()).filter((day) => day % 6 === 0)).toEqual([]);
  expect(sudokus.at(-1)).toMatchObject({ opens_at: Date.parse(opened), closes_at: Date.parse(closes) });
  const all = await readDemoPuzzles(parts.database);
  expect(all).toHaveLength(puzzleFacts.length * sudokus.length);
  expect(all.some(({ is_begun }) => is_begun)).toBe(false);
});
