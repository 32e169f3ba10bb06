// What looks like farming of XP is flagged once for the admins and in the log; what is near it is not.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fairPlay } from '../../../src/server/run/jobs/fairPlay.ts';
import { layFinished } from '../../support/data/finishedGames.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
const dayMs = 24 * 60 * 60_000;
const logged: unknown[] = [];

beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const nextDay = async () => {
  testApp.clock.forward(dayMs);
  const log = { ...testApp.app.log, warn: (event: unknown) => logged.push(event) };
  const job = fairPlay({ ...testApp.parts, log: Object.assign(Object.create(testApp.app.log), log) });
  await job.run();
  await job.run();
};

const flags = async ({ team: { teamId } }: TeamOfTwo) => {
  const rows = await testApp.parts.database
    .selectFrom('audit_entries')
    .select(['subject_id', 'changed'])
    .where('team_id', '=', teamId)
    .where('act', '=', 'unusualPlay')
    .orderBy('at')
    .execute();
  return rows.map(({ subject_id, changed }) => [subject_id, ...changed]);
};

interface Game {
  readonly winner: Somebody;
  readonly loser: Somebody;
  readonly moves: readonly unknown[];
  readonly resigned?: boolean;
}

async function play({ team: { teamId } }: TeamOfTwo, { winner, loser, moves, resigned = false }: Game) {
  testApp.clock.forward(60_000);
  const { database } = testApp.parts;
  const reason = resigned ? 'resign' : 'normal';
  const ended = await layFinished(testApp, {
    players: [winner, loser],
    teamId,
    reason,
    left: resigned ? [1] : [],
  });
  for (const [at, move] of moves.entries())
    await database
      .insertInto('turns')
      .values({
        match_id: ended.matchId,
        turn: at + 1,
        move_id: null,
        entries: JSON.stringify([{ kind: 'move', by: at % 2, move, at: at * 1_000 }]),
        at: at * 1_000,
        due_at: null,
        result: null,
      })
      .execute();
  await testApp.parts.progress.settle(ended);
}

async function solve(
  { team: { teamId } }: TeamOfTwo,
  by: Somebody,
  type: string,
  ms: number,
  guesses: number,
) {
  const { database, clock } = testApp.parts;
  const id = randomUUID();
  await database
    .insertInto('puzzles')
    .values({
      id,
      team_id: teamId,
      puzzle_type: type,
      number: Math.floor(clock.now() / dayMs),
      day: new Date(clock.now()).toISOString().slice(0, 10),
      time_zone: 'UTC',
      opens_at: clock.now() - dayMs,
      closes_at: clock.now() + dayMs,
      version: 1,
      puzzle: '{}',
    })
    .execute();
  await database
    .insertInto('puzzle_attempts')
    .values({
      puzzle_id: id,
      user_id: by.userId,
      mode: '{}',
      is_practice: false,
      joined_at: clock.now() - ms,
      ended_at: clock.now(),
      is_solved: true,
      points: 10,
      colours: guesses > 0 ? JSON.stringify(Array.from({ length: guesses }, () => 'gggg')) : null,
    })
    .execute();
}

test('a sudoku solved in under twenty seconds', async () => {
  const ours = await foundTeam(testApp, 'Quick');
  await solve(ours, ours.admin, 'sudoku', 19_999, 0);
  await solve(await foundTeam(testApp, 'Slow'), ours.member, 'sudoku', 20_000, 0);
  await nextDay();
  expect(await flags(ours)).toEqual([[ours.admin.userId, 'sudokuTooFast']]);
  expect(logged).toContainEqual(
    expect.objectContaining({ security: 'unusualPlay', userId: ours.admin.userId, sign: 'sudokuTooFast' }),
  );
});

test('a fourth puzzle solved at the first guess within ten days', async () => {
  const ours = await foundTeam(testApp, 'Lucky');
  for (let day = 0; day < 3; day++) {
    await solve(ours, ours.admin, 'findTheWord', 30_000, 1);
    await nextDay();
  }
  expect(await flags(ours)).toEqual([]);
  await solve(ours, ours.admin, 'findTheWord', 30_000, 1);
  await solve(ours, ours.member, 'mathle', 30_000, 2);
  await nextDay();
  expect(await flags(ours)).toEqual([[ours.admin.userId, 'firstGuesses']]);
});

test('a fourth game given up before its fourth move on one day', async () => {
  const ours = await foundTeam(testApp, 'Tired');
  const { admin: winner, member: loser } = ours;
  for (let game = 0; game < 3; game++)
    await play(ours, { winner, loser, moves: [game, 1, 2], resigned: true });
  await play(ours, { winner, loser, moves: [7, 1, 2, 3], resigned: true });
  await nextDay();
  expect(await flags(ours)).toEqual([]);
  for (let game = 0; game < 4; game++)
    await play(ours, { winner, loser, moves: [game, 1, 2], resigned: true });
  await nextDay();
  expect(await flags(ours)).toEqual([[loser.userId, 'earlyResignations']]);
});

test('the same game won twice in a row by the same person', async () => {
  const ours = await foundTeam(testApp, 'Again');
  const { admin, member } = ours;
  const moves = [3, 3, 2, 4, 1, 5, 0];
  await play(ours, { winner: admin, loser: member, moves });
  await play(ours, { winner: admin, loser: member, moves: [...moves.slice(0, -1), 6] });
  await play(ours, { winner: member, loser: admin, moves: [6, ...moves] });
  await nextDay();
  expect(await flags(ours)).toEqual([]);
  await play(ours, { winner: admin, loser: member, moves });
  await play(ours, { winner: admin, loser: member, moves });
  await nextDay();
  expect(await flags(ours)).toEqual([[admin.userId, 'repeatedGames']]);
});
