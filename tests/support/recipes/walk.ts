// What a server does with a puzzle and a contest that were added by their recipes: run in the copy they were added to.
import { writeFile } from 'node:fs/promises';
import { contestFacts, puzzleFacts } from '../../../src/catalogue/facts.ts';
import { suggestedSchedules } from '../../../src/client/puzzles/daily/suggested.ts';
import { writeGame, writeTyped } from '../../../src/server/events/predictions/gameStore.ts';
import { predict } from '../../../src/server/events/predictions/predict.ts';
import { scoreDue } from '../../../src/server/events/predictions/scoring.ts';
import { writeSeason } from '../../../src/server/events/predictions/seasonStore.ts';
import { fairPlay } from '../../../src/server/run/jobs/fairPlay.ts';
import { solverOf } from '../data/puzzleDays.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../servers/testApp.ts';

const hourMs = 60 * 60_000;
const everyDay = [0, 1, 2, 3, 4, 5, 6];

async function walkPuzzle(testApp: TestApp, { admin, member, team }: TeamOfTwo) {
  const { clock, parts } = testApp;
  const suggested = suggestedSchedules('en').find(({ puzzleType }) => puzzleType === 'lock');
  const schedule = (digits: string) =>
    testApp.ask('POST', '/api/Puzzle/PostSchedule', {
      token: admin.token,
      json: { ...suggested, days: everyDay, timeZoneId: 'UTC', additionalSettings: { digits } },
    });
  const [refused, scheduled] = [await schedule('none'), await schedule('small')];
  clock.forward(2 * hourMs);
  await parts.openDuePuzzles(team.teamId);
  const opened = await parts.database
    .selectFrom('puzzles')
    .select(['id', 'puzzle'])
    .where('puzzle_type', '=', 'lock')
    .executeTakeFirstOrThrow();
  const { code } = Object(opened.puzzle);
  const solver = solverOf(testApp, member, 'lock', opened.id);
  const joined = await solver.join();
  clock.forward(4_000);
  const solved = await solver.guess(1, String(code));
  const events = await testApp.ask('GET', `/api/Event/GetEvents/${member.userId}`, { token: member.token });
  clock.forward(20 * hourMs);
  await fairPlay(parts).run();
  const signs = await parts.database
    .selectFrom('audit_entries')
    .select('changed')
    .where('act', '=', 'unusualPlay')
    .execute();
  return {
    suggested: [suggested?.hour, suggested?.minute],
    schedules: [refused.status, scheduled.status, scheduled.body.additionalSettings],
    joined: [joined.status, joined.body.cells],
    solved: [solved.body.solved, solved.body.points, Object(solved.body.gains).badges],
    events: JSON.stringify(events.body).includes(opened.id),
    signs: signs.map(({ changed }) => changed),
  };
}

async function walkContest(testApp: TestApp, { admin, member, team }: TeamOfTwo) {
  const { clock, parts } = testApp;
  const { database, members } = parts;
  const now = clock.now();
  const locksAt = now + hourMs;
  const id = '7a2f8a52-7c4e-4c86-9d4f-0d0f4f2b8a11';
  await writeSeason(database, {
    id,
    kind: 'jars',
    team_id: team.teamId,
    name: 'Sweets',
    source: 'team',
    shift_ms: 0,
    etag: null,
    next_read_at: null,
    failures: 0,
  });
  for (const [place, itemId] of ['jar-1', 'jar-2'].entries())
    await database
      .insertInto('prediction_items')
      .values({
        season_id: id,
        id: itemId,
        stage_id: 'friday',
        stage_number: null,
        stage_name: 'Friday',
        place,
        about: JSON.stringify({ name: itemId }),
        starts_at: locksAt,
        locks_at: locksAt,
        status: 'scheduled',
        truth: null,
      })
      .execute();
  await writeGame(database, {
    id,
    team_id: team.teamId,
    season_id: id,
    channel_id: null,
    channel_name: null,
    group_id: null,
    created_by: admin.userId,
    created_at: now,
    removed_at: null,
    post_due_at: null,
    post_tries: 0,
  });
  const actor = await members.of(member.userId);
  if (!actor?.team) throw new Error('the member has no team');
  const who = { member: { userId: member.userId }, team: actor.team };
  const enter = (counts: readonly number[]) => {
    const entries = counts.map((count, at) => ({ itemId: `jar-${at + 1}`, entry: { count } }));
    return predict(parts, who, { kind: 'jars', gameId: id, stageId: 'friday', entries });
  };
  const [incomplete, entered] = [await enter([4]), await enter([4, 9])];
  clock.forward(2 * hourMs);
  const late = await enter([5, 5]);
  const path = `/api/Predictions/ResultsDesk?gameId=${id}&stageId=friday`;
  const desk = await testApp.ask('GET', path, { token: admin.token });
  for (const [itemId, sweets] of Object.entries({ 'jar-1': 4, 'jar-2': 6 }))
    await writeTyped(database, { gameId: id, itemId, isVoid: false, truth: { sweets } }, clock.now());
  await scoreDue(parts);
  const totals = await database
    .selectFrom('prediction_totals')
    .select(['user_id', 'points', 'first'])
    .execute();
  const games = `/api/ScorePredictor/GetScheduledGames/${team.teamId}`;
  const listed = await testApp.ask('GET', games, { token: member.token });
  return {
    predicted: [incomplete && Object(incomplete).error, entered, late && Object(late).error],
    desk: [desk.status, JSON.stringify(desk.body).match(/jar-\d(?=","start)/g)],
    totals: totals.map(({ user_id, points, first }) => [user_id === member.userId, points, first]),
    kinds: JSON.stringify(listed.body).match(/(?<="kind":")\w+/g),
  };
}

/** The file of the answer. */
const [, , answer] = process.argv;
if (answer) {
  const testApp = await startTestApp();
  const ours = await foundTeam(testApp, 'Recipe');
  const found = {
    ids: [...puzzleFacts, ...contestFacts].map(({ id }) => id),
    puzzle: await walkPuzzle(testApp, ours),
    contest: await walkContest(testApp, await foundTeam(testApp, 'Jars')),
  };
  await testApp.close();
  await writeFile(answer, JSON.stringify(found));
}
