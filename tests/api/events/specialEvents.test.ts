// Special events from questions to points, reminders once, the agenda, and results that count in one team only.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Event } from '../../../src/contract/events/events.ts';
import type { StageRow } from '../../../src/contract/events/predictionBoards.ts';
import type { Questions, StageMatch } from '../../../src/contract/events/predictions.ts';
import { type PredictorDays, predictorDays } from '../../support/data/predictorDays.ts';
import { foundTeam } from '../../support/servers/testApp.ts';

const hour = 60 * 60_000;
const begin = Date.UTC(2025, 8, 1, 9);
const locksAt = new Date(begin + 48 * hour).toISOString();

let days: PredictorDays;
beforeEach(async () => {
  days = await predictorDays(begin);
});
afterEach(() => days.close());

const event = {
  title: 'Autumn awards',
  locksAt,
  questions: [
    { text: 'Who wins the cup?', kind: 'single', points: 5, options: [{ text: 'A' }, { text: 'B' }] },
    {
      text: 'Who is in the final?',
      kind: 'multi',
      points: 6,
      options: [{ text: 'A' }, { text: 'B' }, { text: 'C' }, { text: 'D' }],
      locksAt: new Date(begin + 60 * hour).toISOString(),
    },
  ],
};

async function saved() {
  const { status, body } = await days.call(days.team.admin, 'POST', '/api/SpecialEvent/Save', event);
  expect(status).toBe(200);
  const { gameId, questions } = body as Questions;
  const [single, multi] = questions;
  if (!single || !multi) throw new Error('no questions');
  const ids = (which: Questions['questions'][number], letters: string) =>
    which.options.filter(({ text }) => letters.includes(text)).map(({ optionId }) => optionId);
  return { gameId, single, multi, ids };
}

test('questions are answered, locked one by one, decided, corrected and voided', async () => {
  const { admin, member } = days.team;
  const { gameId, single, multi, ids } = await saved();
  const answer = (person: typeof admin, one: string | null, several: string) =>
    days.call(person, 'POST', '/api/SpecialEvent/Predict', {
      gameId,
      predictions: [
        ...(one === null ? [] : [{ questionId: single.questionId, optionIds: ids(single, one) }]),
        { questionId: multi.questionId, optionIds: ids(multi, several) },
      ],
    });
  expect((await answer(member, 'AB', 'A')).status).toBe(400);
  expect((await answer(member, 'B', 'AC')).status).toBe(200);
  expect((await answer(admin, 'A', 'ABC')).status).toBe(200);
  const enter = (item: string, more: object) =>
    days.call(admin, 'POST', '/api/Predictions/EnterResult', { gameId, itemId: item, ...more });
  const right = { special: ids(single, 'B') };
  expect((await enter(single.questionId, right)).body.error).toBe('Conflict');

  await days.goTo(begin + 48 * hour);
  expect((await answer(member, 'A', 'AC')).body.error).toBe('Closed');
  expect((await answer(member, null, 'ACD')).status).toBe(200);
  expect((await answer(member, null, 'AC')).status).toBe(200);
  expect((await enter(single.questionId, right)).status).toBe(200);
  await days.goTo(begin + 61 * hour);
  expect((await enter(multi.questionId, { special: ids(multi, 'ACD') })).status).toBe(200);

  const points = async () => {
    const path = `/api/Leaderboard/SpecialEventOverviewDetails?gameId=${gameId}&pageSize=20&pageNumber=1`;
    const { items } = (await days.call(member, 'GET', path)).body as {
      items: { userId: string; points: number; right: number }[];
    };
    return items.map((row) => [row.userId === member.userId ? 'member' : 'admin', row.points, row.right]);
  };
  expect(await points()).toEqual([
    ['member', 9, 1],
    ['admin', 2, 0],
  ]);
  await enter(single.questionId, { special: ids(single, 'A') });
  expect(await points()).toEqual([
    ['admin', 7, 1],
    ['member', 4, 0],
  ]);
  await enter(single.questionId, { isVoid: true });
  expect(await points()).toEqual([
    ['member', 4, 0],
    ['admin', 2, 0],
  ]);
});

test('what is asked stays as it was once it is locked; options that can be chosen do not go away', async () => {
  const { gameId, single, multi } = await saved();
  const asStored = [single, multi].map(({ questionId, text, kind, options, points, locksAt: at }) => ({
    questionId,
    text,
    kind,
    options,
    points,
    locksAt: at,
  }));
  const [one, two] = asStored;
  const save = (questions: object[]) =>
    days.call(days.team.admin, 'POST', '/api/SpecialEvent/Save', { ...event, gameId, questions });
  expect((await save([{ ...one, text: 'Who takes the cup?' }, { ...two }])).status).toBe(200);
  expect((await save([{ ...one }])).body.error).toBe('Conflict');
  expect((await save([{ ...one }, { ...two, options: two?.options.slice(1) }])).body.error).toBe('Conflict');
  await days.goTo(begin + 49 * hour);
  expect((await save([{ ...one, text: 'Other' }, { ...two }])).body.error).toBe('Closed');
});

test('no two questions, and no two options of one, have the same id', async () => {
  const [single, multi] = event.questions;
  const save = (questions: object[]) =>
    days.call(days.team.admin, 'POST', '/api/SpecialEvent/Save', { ...event, questions });
  const twice = (text: string) => ({ optionId: 'x', text });
  const options = await save([{ ...single, options: [twice('A'), twice('B')] }]);
  expect(options).toMatchObject({ status: 400, body: { error: 'InvalidInput' } });
  const questions = await save([
    { ...single, questionId: 'x' },
    { ...multi, questionId: 'x' },
  ]);
  expect(questions).toMatchObject({ status: 400, body: { error: 'InvalidInput' } });
});

test('what cannot be scored holds up nothing else, and is scored once it can be', async () => {
  const { admin, member } = days.team;
  const { database } = days.testApp.parts;
  const odd = await saved();
  const { gameId, single, ids } = await saved();
  const optionIds = ids(single, 'A');
  await days.call(member, 'POST', '/api/SpecialEvent/Predict', {
    gameId,
    predictions: [{ questionId: single.questionId, optionIds }],
  });
  const item = database.updateTable('prediction_items').where('id', '=', odd.single.questionId);
  const { about } = await database
    .selectFrom('prediction_items')
    .select('about')
    .where('id', '=', odd.single.questionId)
    .executeTakeFirstOrThrow();
  await item.set({ about: JSON.stringify({ ...about, options: [] }) }).execute();
  await days.goTo(begin + 49 * hour);
  const enter = (game: string, itemId: string, more: object) =>
    days.call(admin, 'POST', '/api/Predictions/EnterResult', { gameId: game, itemId, ...more });
  const waiting = () => database.selectFrom('prediction_scoring').select('item_id').execute();
  expect((await enter(odd.gameId, odd.single.questionId, { isVoid: true })).status).toBe(200);
  expect((await enter(gameId, single.questionId, { special: optionIds })).status).toBe(200);
  expect(await database.selectFrom('predictions').select('points').execute()).toEqual([{ points: 5 }]);
  expect(await waiting()).toEqual([{ item_id: odd.single.questionId }]);
  await item.set({ about: JSON.stringify(about) }).execute();
  await days.goTo(begin + 50 * hour);
  expect(await waiting()).toEqual([]);
});

test('who has not predicted is reminded once, a day before', async () => {
  const { admin, member } = days.team;
  const { gameId, single, ids } = await saved();
  await days.call(member, 'POST', '/api/SpecialEvent/Predict', {
    gameId,
    predictions: [{ questionId: single.questionId, optionIds: ids(single, 'A') }],
  });
  const stored = async () =>
    days.testApp.parts.database.selectFrom('notifications').select(['user_id', 'content']).execute();
  await days.goTo(begin + 23 * hour);
  expect(await stored()).toEqual([]);
  await days.goTo(begin + 25 * hour);
  await days.goTo(begin + 26 * hour);
  const reminder = { kind: 'predictReminder', event: 'Autumn awards', gameId };
  expect(await stored()).toEqual([{ user_id: admin.userId, content: reminder }]);
  const { events } = (await days.call(member, 'GET', `/api/Event/GetEvents/${member.userId}`)).body as {
    events: Event[];
  };
  expect(events.filter(({ type }) => type === 'predictorEvent')).toMatchObject([
    { title: 'Autumn awards', myState: 'predicted', state: 'coming' },
  ]);
  const remove = { gameId };
  await days.call(admin, 'POST', '/api/Teams/DeleteScheduledGame', remove);
  const gone = await days.call(member, 'GET', `/api/SpecialEvent/GetQuestions?gameId=${gameId}`);
  expect(gone.body.error).toBe('NotFound');
});

test('a result typed in counts in one team; predictions of others are in no answer before the lock', async () => {
  const theirs = await foundTeam(days.testApp, 'Others');
  const { admin, member } = days.team;
  const games: string[] = [];
  for (const person of [admin, theirs.admin]) {
    const fixtureId = '203-2025';
    const { body } = await days.call(person, 'POST', '/api/ScorePredictor/PostSchedule', { fixtureId });
    games.push(String(body.gameId));
  }
  const [ours = '', foreign = ''] = games;
  const { body: stages } = await days.call(member, 'GET', '/api/ScorePredictor/GetStages?fixtureId=203-2025');
  const stageId = String(stages.currentStageId);
  const read = async (person: typeof admin, gameId: string) =>
    (
      await days.call(
        person,
        'GET',
        `/api/ScorePredictor/GetStageMatches?gameId=${gameId}&stageId=${stageId}`,
      )
    ).body.matches as StageMatch[];
  const open = (await read(member, ours)).filter(({ isLocked }) => !isLocked);
  const [match] = open;
  if (!match) throw new Error('nothing is open');
  const { matchId } = match;
  for (const [person, gameId] of [
    [member, ours],
    [theirs.member, foreign],
  ] as const)
    await days.call(person, 'POST', '/api/ScorePredictor/ScorePredict', {
      gameId,
      stageId,
      predictionList: [{ matchId, home: 17, away: 13 }],
    });
  expect(
    (
      await days.call(
        theirs.admin,
        'GET',
        `/api/ScorePredictor/GetStageMatches?gameId=${ours}&stageId=${stageId}`,
      )
    ).body.error,
  ).toBe('NotFound');
  const board = `/api/Leaderboard/ScorePredictorStageDetails?fixtureId=203-2025&stageId=${stageId}&pageSize=20&pageNumber=1`;
  const shown = async () => ((await days.call(admin, 'GET', board)).body.items ?? []) as StageRow[];
  expect(JSON.stringify(await shown())).not.toContain('17');

  await days.goTo(Date.parse(match.kickOff));
  const result = { gameId: ours, itemId: matchId, score: { home: 17, away: 13 } };
  expect((await days.call(admin, 'POST', '/api/Predictions/EnterResult', result)).status).toBe(200);
  expect((await shown())[0]?.predictions).toEqual([{ matchId, home: 17, away: 13, points: 5 }]);
  expect((await read(theirs.member, foreign)).find((each) => each.matchId === matchId)).toMatchObject({
    result: null,
    points: null,
  });
});
