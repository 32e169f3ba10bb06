// Sudoku over the real calls: handing in, hints, what they cost, and what the end brings.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPuzzle, solverOf } from '../../support/data/puzzleDays.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp?.close());

let teams = 0;
const team = (): Promise<TeamOfTwo> => foundTeam(testApp, `Grids${++teams}`);

describe('Sudoku', () => {
  const grid = '57..1..4828.67.....915842...........3.7...8..816....92...9....6.4582...31623...84'.replaceAll(
    '.',
    '0',
  );
  const solution = '573219648284673159691584237429168375357492861816735492738941526945826713162357984';
  const open = (ours: TeamOfTwo, grade = 'hard') =>
    openPuzzle(testApp, {
      teamId: ours.team.teamId,
      puzzleType: 'sudoku',
      puzzle: { grade, givens: grid, solution },
    });

  test('keeps what is written for the own other devices, and for nobody else', async () => {
    const ours = await team();
    const puzzle = await open(ours);
    const at = solverOf(testApp, ours.member, 'sudoku', puzzle);
    expect((await at.draft('571')).body.error).toBe('NotFound');
    await at.join();
    expect((await at.info()).body).toMatchObject({ draft: '', draftAt: null });
    const kept = await at.draft('57132');
    expect((await at.info()).body).toMatchObject({ draft: '57132', draftAt: kept.body.draftAt });
    expect((await at.draft('9'.repeat(1_001))).body.error).toBe('InvalidInput');
    const other = solverOf(testApp, ours.admin, 'sudoku', puzzle);
    await other.join();
    expect(JSON.stringify((await other.info()).body)).not.toContain('57132');
    await at.submit(solution);
    expect((await at.draft('late')).body.error).toBe('NotFound');
  });

  test('says of a grid only that it is wrong, and what it cost; the same one again costs nothing', async () => {
    const ours = await team();
    const at = solverOf(testApp, ours.member, 'sudoku', await open(ours));
    expect((await at.submit(solution)).body.error).toBe('NotAllowed');
    expect((await at.join()).body).toMatchObject({ grade: 'hard', puzzle: grid, wrong: 0, solution: null });
    expect((await at.submit(grid)).body).toMatchObject({ error: 'InvalidInput', reason: 'incomplete' });
    expect((await at.submit(`6${solution.slice(1)}`)).body).toMatchObject({ reason: 'givens' });
    const wrong = solution.slice(0, 2) + solution.slice(2).replace('3', '9');
    const said = await at.submit(wrong);
    expect(said.body).toEqual({ solved: false, wrong: 1, finished: false, points: null, gains: null });
    expect((await at.submit(wrong)).body).toEqual(said.body);
    testApp.clock.forward(479_000);
    // 80 for hard, less 7 minutes and one wrong submission
    expect((await at.submit(solution)).body).toMatchObject({
      solved: true,
      wrong: 1,
      finished: true,
      points: 68,
      gains: { xp: 40 + 10, badges: [16] },
    });
    const other = solution.slice(0, 2) + solution.slice(2).replace('2', '4');
    expect((await at.submit(other)).body.error).toBe('AlreadyDone');
    expect((await at.info()).body).toMatchObject({
      solution,
      seconds: 479,
      stats: { distribution: [], bestSeconds: 479 },
      team: [{ colours: null, rank: 1, points: 68 }],
    });
  });

  test('gives a cell for points; the same request again gets the same one', async () => {
    const ours = await team();
    const at = solverOf(testApp, ours.member, 'sudoku', await open(ours));
    await at.join();
    const { body: hint } = await at.hint(grid);
    expect((await at.hint(grid)).body).toEqual(hint);
    const { cell, digit, hints } = hint as { cell: number; digit: number; hints: unknown[] }; // the answer of the contract
    expect([String(digit), hints]).toEqual([solution[cell], [{ cell, digit }]]);
    expect((await at.submit(solution)).body).toMatchObject({ solved: true, points: 70 });
    const { body: late } = await at.hint(grid.slice(0, cell) + digit + grid.slice(cell + 1));
    expect(late.error).toBe('AlreadyDone');
  });

  test('solved at once without a hint is clean', async () => {
    const ours = await team();
    const at = solverOf(testApp, ours.member, 'sudoku', await open(ours, 'expert'));
    await at.join();
    expect((await at.submit(solution)).body).toMatchObject({
      points: 100,
      gains: { xp: 60 + 10 + 40 + 40, badges: [16, 17, 18] },
    });
  });
});
