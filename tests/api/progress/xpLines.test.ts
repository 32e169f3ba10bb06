// Why somebody has their points: every line of XP with its reason and where it came from, page by page, to nobody else.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Questions } from '../../../src/contract/events/predictions.ts';
import { type XpLine, xpLinesAPage } from '../../../src/contract/progress/xpLines.ts';
import { removeOld } from '../../../src/server/teams/keeping/oldRows.ts';
import { endedBingo, endedTrivia } from '../../support/data/endedEvents.ts';
import { earnXp, finish } from '../../support/data/finishedGames.ts';
import { type PredictorDays, predictorDays } from '../../support/data/predictorDays.ts';
import { openPuzzle, solverOf, wordPuzzle } from '../../support/data/puzzleDays.ts';
import { foundTeam, type Somebody, welcome } from '../../support/servers/testApp.ts';

const hour = 3_600_000;
const begin = Date.UTC(2025, 8, 1, 9);

let days: PredictorDays;
let ada: Somebody;
let bo: Somebody;
let teamId: string;

beforeEach(async () => {
  days = await predictorDays(begin);
  [ada, bo, teamId] = [days.team.admin, days.team.member, days.team.team.teamId];
});
afterEach(() => days.close());

interface Page {
  readonly totalXp: number;
  readonly lines: readonly XpLine[];
  readonly next: string | null;
}

const path = (query: Readonly<Record<string, string>> = {}) =>
  `/api/UserProfile/XpLines?${new URLSearchParams(query)}`;

async function pageOf(person: Somebody, after: string | null = null): Promise<Page> {
  const { status, body } = await days.call(person, 'GET', path(after === null ? {} : { after }));
  expect(status).toBe(200);
  return body as unknown as Page; // the answer of the contract
}

async function everyLine(person: Somebody): Promise<XpLine[]> {
  const lines: XpLine[] = [];
  for (let page = await pageOf(person); ; page = await pageOf(person, page.next)) {
    lines.push(...page.lines);
    if (page.next === null) return lines;
  }
}

const totalOf = async (person: Somebody) =>
  (await days.call(person, 'GET', '/api/UserProfile/Overview')).body.totalXp;

const brief = ({ reason, gameType, xp }: XpLine) => [reason, gameType, xp];

describe('games', () => {
  test('won and lost: the game to replay, then its badges', async () => {
    await finish(days.testApp, { players: [ada, bo], teamId });
    const { totalXp, lines, next } = await pageOf(ada);
    expect([totalXp, next]).toEqual([50, null]);
    const [won, ...badges] = lines;
    expect(won).toMatchObject({
      at: new Date(begin).toISOString(),
      xp: 30,
      reason: 'win',
      gameType: 'connect4',
      place: null,
      room: { game: 1 },
      event: null,
    });
    expect(won?.id).toBe(`match ${won?.room?.id}:1`);
    expect(badges.map(({ reason, idprod, xp, room }) => [reason, idprod, xp, room])).toEqual([
      ['badge', 2, 10, null],
      ['badge', 1, 10, null],
    ]);
    expect((await pageOf(bo)).lines.map(brief)).toEqual([
      ['loss', 'connect4', 10],
      ['badge', null, 10],
    ]);
  });

  test('drawn, left by everyone else, and lost at a table of four with the place', async () => {
    await finish(days.testApp, { players: [ada, bo], teamId, places: [[0, 1]] });
    days.testApp.clock.forward(1_000);
    await finish(days.testApp, { players: [ada, bo], teamId, reason: 'abandoned', left: [1], plies: 2 });
    days.testApp.clock.forward(1_000);
    const [cy, dee] = [await welcome(days.testApp, 'Cy', teamId), await welcome(days.testApp, 'Dee', teamId)];
    const players = [cy, ada, dee, bo];
    await finish(days.testApp, { players, teamId, gameType: 'hearts', places: [[0], [1], [2], [3]] });
    const games = (await everyLine(ada)).filter(({ reason }) => reason !== 'badge');
    expect(games.map((line) => [...brief(line), line.place])).toEqual([
      ['loss', 'hearts', 25, 2],
      ['othersLeft', 'connect4', 15, null],
      ['draw', 'connect4', 20, null],
    ]);
  });
});

test('puzzles: solved and missed, and a streak', async () => {
  for (const day of [1, 2, 3, 4, 5, 6]) {
    const gameId = await openPuzzle(days.testApp, {
      teamId,
      puzzleType: 'findTheWord',
      puzzle: wordPuzzle('ABOVE'),
      day: `2025-09-0${day}`,
      hours: 1,
    });
    const at = solverOf(days.testApp, ada, 'findTheWord', gameId);
    await at.join();
    if (day < 6) await at.guess(1, 'above');
    else for (const n of [1, 2, 3, 4, 5, 6]) await at.guess(n, 'about');
    days.testApp.clock.forward(hour);
  }
  const lines = (await everyLine(ada)).filter(({ reason }) => reason !== 'badge');
  expect(lines.slice(0, 3).map(brief)).toEqual([
    ['puzzleMissed', 'findTheWord', 5],
    ['streak', 'findTheWord', 25],
    ['puzzleSolved', 'findTheWord', 40],
  ]);
  const opened = await days.call(ada, 'GET', `/api/FindTheWord/GetGameInfo/${lines[0]?.event}/${ada.userId}`);
  expect(opened.body).toMatchObject({ number: 6, solved: false });
  // Attempts that are no longer kept: the lines go on telling solved ones from missed ones.
  const tomorrow = begin + 24 * hour;
  await removeOld(days.testApp.parts.database, 'puzzles', { teamId, before: tomorrow }, 100);
  expect((await everyLine(ada)).filter(({ reason }) => reason !== 'badge').map(brief)).toEqual(
    lines.map(brief),
  );
});

describe('events', () => {
  test('a trivia: won, and taken part in; nameless once it was removed', async () => {
    const id = await endedTrivia(days.testApp, [ada, bo], 'Friday round');
    const [won] = (await pageOf(ada)).lines;
    expect(won).toMatchObject({ reason: 'triviaWon', gameType: 'trivia', name: 'Friday round', event: id });
    expect((await pageOf(bo)).lines[0]).toMatchObject({ reason: 'trivia', name: 'Friday round', xp: 10 });
    await days.testApp.parts.database.deleteFrom('trivia').where('id', '=', id).execute();
    expect((await pageOf(ada)).lines[0]).toMatchObject({ reason: 'trivia', name: null, event: null });
  });

  test('a bingo: taken part in, and a stage of it', async () => {
    const id = await endedBingo(days.testApp, ada, teamId, 'Spring bingo');
    const lines = (await everyLine(ada)).filter(({ reason }) => reason !== 'badge');
    expect(lines).toMatchObject([
      { reason: 'bingoStage', xp: 20, gameType: 'bingo', name: 'Spring bingo', event: id },
      { reason: 'bingo', xp: 5, gameType: 'bingo', name: 'Spring bingo', event: id },
    ]);
  });
});

test('a prediction and what corrected it; with games and puzzles all lines add up to the total', async () => {
  await finish(days.testApp, { players: [ada, bo], teamId });
  const gameId = await openPuzzle(days.testApp, {
    teamId,
    puzzleType: 'findTheWord',
    puzzle: wordPuzzle('ABOVE'),
  });
  const solver = solverOf(days.testApp, ada, 'findTheWord', gameId);
  await solver.join();
  await solver.guess(1, 'above');

  const saved = await days.call(ada, 'POST', '/api/SpecialEvent/Save', {
    title: 'Autumn awards',
    locksAt: new Date(begin + hour).toISOString(),
    questions: [
      { text: 'Who wins the cup?', kind: 'single', points: 5, options: [{ text: 'A' }, { text: 'B' }] },
    ],
  });
  const { gameId: event, questions } = saved.body as Questions; // the answer of the contract
  const [question] = questions;
  const options = question?.options.map(({ optionId }) => optionId) ?? [];
  const { questionId = '' } = question ?? {};
  const predictions = [{ questionId, optionIds: options.slice(0, 1) }];
  await days.call(ada, 'POST', '/api/SpecialEvent/Predict', { gameId: event, predictions });
  await days.goTo(begin + 2 * hour);
  const enter = (option: number) =>
    days.call(ada, 'POST', '/api/Predictions/EnterResult', {
      gameId: event,
      itemId: questionId,
      special: options.slice(option, option + 1),
    });
  await enter(0);
  days.testApp.clock.forward(1_000);
  await enter(1);

  const lines = await everyLine(ada);
  const about = { gameType: 'special', name: 'Who wins the cup?', event };
  expect(lines.slice(0, 2)).toMatchObject([
    { reason: 'correction', xp: -5, ...about },
    { reason: 'prediction', xp: 5, ...about },
  ]);
  const sum = lines.reduce((all, { xp }) => all + xp, 0);
  const total = await totalOf(ada);
  expect([sum, (await pageOf(ada)).totalXp]).toEqual([total, total]);
  expect(sum).toBeGreaterThan(100);

  await days.call(ada, 'POST', '/api/Teams/DeleteScheduledGame', { gameId: event });
  expect((await pageOf(ada)).lines[0]).toMatchObject({ name: 'Who wins the cup?', event: null });
});

describe('pages', () => {
  /** Two lines a moment, newest first as they are to come. */
  async function laid(count: number): Promise<void> {
    for (let n = 0; n < count; n++)
      await earnXp(days.testApp, {
        person: ada,
        teamId,
        xp: n,
        at: begin - Math.floor(n / 2) * 60_000,
        gameType: 'chess',
      });
  }

  test('hold thirty lines, and each line is on one of them while new ones arrive', async () => {
    await laid(2 * xpLinesAPage + 5);
    const before = await everyLine(ada);
    expect(before.map(({ at }) => at)).toEqual(
      before
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(before).toHaveLength(2 * xpLinesAPage + 5);
    const pages = [await pageOf(ada)];
    for (let n = 1; n <= 2; n++) {
      const at = begin + n;
      await earnXp(days.testApp, { person: ada, teamId, xp: 1, at, gameType: 'chess' });
      pages.push(await pageOf(ada, pages.at(-1)?.next ?? null));
    }
    expect(pages.map(({ lines }) => lines.length)).toEqual([xpLinesAPage, xpLinesAPage, 5]);
    expect(pages.flatMap(({ lines }) => lines)).toEqual(before);
    expect(pages.at(-1)?.next).toBeNull();
    expect((await pageOf(ada)).lines[0]?.at).toBe(new Date(begin + 2).toISOString());
  });

  test('end without another one where the last is full', async () => {
    await laid(xpLinesAPage);
    expect(await pageOf(ada)).toMatchObject({ next: null, lines: { length: xpLinesAPage } });
  });

  test('do not begin after what is no line', async () => {
    const tooLong = `1 match ${'a'.repeat(161)}`;
    for (const after of ['', 'yesterday', '-1 match a', '1 match', '1 MATCH a', tooLong]) {
      const { status, body } = await days.call(ada, 'GET', path({ after }));
      expect([after, status, body.error]).toEqual([after, 400, 'InvalidInput']);
    }
  });
});

describe('nobody else', () => {
  test('reads them: neither by name nor by where a page of theirs ended', async () => {
    await finish(days.testApp, { players: [ada, bo], teamId });
    const stranger = (await foundTeam(days.testApp, 'Other')).admin;
    for (const asking of [bo, stranger]) {
      const { body } = await days.call(asking, 'GET', path({ userId: ada.userId }));
      expect(body).toMatchObject({ error: 'IdentityMismatch' });
    }
    const [newest] = (await pageOf(ada)).lines;
    const after = `${begin + 1} ${newest?.id}`;
    expect(await pageOf(stranger, after)).toEqual({ totalXp: 0, lines: [], next: null });
  });

  test('what was earned in another team stays, without a way to it', async () => {
    await finish(days.testApp, { players: [ada, bo], teamId });
    const { team } = await foundTeam(days.testApp, 'Next');
    const move = days.testApp.parts.database.updateTable('people').set({ team_id: team.teamId });
    await move.where('id', '=', bo.userId).execute();
    const { totalXp, lines } = await pageOf(bo);
    expect(totalXp).toBe(20);
    expect(lines[0]).toMatchObject({ reason: 'loss', gameType: 'connect4', room: null });
  });
});
