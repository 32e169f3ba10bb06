// The demo team: made by the first visitor of a fresh installation, with results, puzzles and running games, and gone once a team is founded.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { puzzleFacts } from '../../src/catalogue/facts.ts';
import type { Event } from '../../src/contract/events/events.ts';
import type { Table } from '../../src/contract/play/tables.ts';
import { finishedGames } from '../../src/server/run/demo/games.ts';
import { readDemoPuzzles, writeDemoTeam } from '../../src/server/run/demo/store.ts';
import { connect } from '../support/people/player.ts';
import { foundTeam, type Member } from '../support/people/team.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
const post = ({ url } = server) =>
  fetch(`${url}/api/Authentication/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
const isOffered = async (): Promise<boolean> => {
  const answer = await fetch(`${server.url}/api/Authentication/loginSettings`);
  return (await answer.json()).hasDemo;
};

beforeAll(async () => {
  server = await startTestServer({ countdownMs: 0 });
});
afterAll(async () => {
  await server?.close();
});

describe('the demo team', () => {
  let visitors: readonly Member[];

  it('is made once for two visitors who ask at once; each is an admin with a name of their own', async () => {
    expect(await isOffered()).toBe(true);
    const [first, second] = [post(), post()];
    const partNow = async () => {
      const answer = await fetch(`${server.url}/api/Authentication/demoProgress`);
      return (await answer.json()).part;
    };
    await expect.poll(partNow, { interval: 50 }).toBe('puzzles');
    const answers = await Promise.all([first, second]);
    expect(await partNow()).toBeNull();
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    visitors = await Promise.all(answers.map((answer) => answer.json()));
    const [one, other] = visitors;
    expect(one?.team?.teamId).toBe(other?.team?.teamId);
    expect(visitors.map(({ isAdmin }) => isAdmin)).toEqual([true, true]);
    expect(new Set(visitors.map(({ name }) => name)).size).toBe(2);
  });

  it('has todays puzzles, solved by some', async () => {
    const [member] = visitors;
    if (!member) throw new Error('no visitor');
    const companyId = member.team?.teamId;
    const agenda = await ask(server, { member }, 'GET', `/api/Event/GetEvents/${companyId}`);
    const running = (agenda.body.events as Event[]).filter(({ state }) => state === 'running');
    const today = running.filter(({ gameType }) => gameType !== 'scorePredictor'); // on days of matches
    expect(today.map(({ gameType }) => gameType).toSorted()).toEqual([
      'findTheWord',
      'geoPuzzle',
      'mathle',
      'sudoku',
    ]);
    for (const { solvers } of today) expect(solvers).toBeGreaterThan(2);
  });

  it('has had a puzzle on every working day of a week and none on others, and one is open until the next', async () => {
    const puzzles = await server.services.database
      .selectFrom('puzzles')
      .select(['day', 'puzzle_type', 'opens_at', 'closes_at'])
      .where('puzzle_type', '=', 'mathle')
      .orderBy('opens_at')
      .execute();
    expect(puzzles.length).toBeGreaterThanOrEqual(4);
    for (const { day } of puzzles) expect([1, 2, 3, 4, 5]).toContain(new Date(day).getUTCDay());
    for (const [at, { closes_at }] of puzzles.slice(0, -1).entries())
      expect(closes_at).toBe(puzzles[at + 1]?.opens_at);
    expect(puzzles.at(-1)?.closes_at).toBeGreaterThan(Date.now());
  });

  it('has a past match day with points, and one to predict with tips of colleagues', async () => {
    const { database } = server.services;
    const tips = await database
      .selectFrom('predictions as t')
      .innerJoin('prediction_items as i', 'i.id', 't.item_id')
      .select(['i.locks_at', 't.points', 't.user_id'])
      .execute();
    const now = Date.now();
    const past = tips.filter(({ locks_at }) => (locks_at ?? 0) < now);
    const open = tips.filter(({ locks_at }) => (locks_at ?? 0) > now);
    expect(new Set(past.map(({ user_id }) => user_id)).size).toBeGreaterThan(8);
    expect(past.some(({ points }) => (points ?? 0) > 0)).toBe(true);
    expect(new Set(open.map(({ user_id }) => user_id)).size).toBeGreaterThan(4);
  });

  it('has played games of all kinds, soon after the first visitor came', async () => {
    const kinds = async () => {
      const rows = await server.services.database.selectFrom('game_results').select('game_type').execute();
      return new Set(rows.map(({ game_type }) => game_type)).size;
    };
    await expect
      .poll(kinds, { timeout: 60_000 })
      .toBe(new Set(finishedGames.map(({ gameName }) => gameName)).size);
  });

  it('has colleagues on every board', async () => {
    const [member] = visitors;
    if (!member) throw new Error('no visitor');
    const companyId = member.team?.teamId;
    const boards = [
      'Details?gameType=connect4',
      'PuzzleDetails?puzzleType=sudoku&pageSize=10&pageNumber=1',
      'PuzzleDetails?puzzleType=mathle&pageSize=10&pageNumber=1',
    ];
    for (const board of boards) {
      const { body } = await ask(
        server,
        { member },
        'GET',
        `/api/Leaderboard/${board}&companyId=${companyId}`,
      );
      expect(JSON.stringify(body).match(/"userId"/g)?.length, board).toBeGreaterThan(2);
    }
  });

  it('has a bingo to come and a quiz in two minutes; colleagues are there and answer with the visitor', async () => {
    const [member] = visitors;
    if (!member) throw new Error('no visitor');
    const { database } = server.services;
    await expect
      .poll(async () => (await database.selectFrom('bingo_cards').select('user_id').execute()).length)
      .toBe(8);
    const quiz = await database.selectFrom('trivia').select(['id', 'start_at']).executeTakeFirstOrThrow();
    expect(quiz.start_at - Date.now()).toBeLessThan(2 * 60_000);
    const visitor = await connect(server.url, member);
    const joined = await visitor.say('quiz:join', { trivia: quiz.id });
    expect(joined).toMatchObject({ ok: true, state: { people: 12, isPlaying: true, phase: 'lobby' } });
    const now = Date.now();
    await database
      .updateTable('trivia')
      .set({ start_at: now, due_at: now })
      .where('id', '=', quiz.id)
      .execute();
    const answers = async () =>
      (await database.selectFrom('trivia_answers').select('user_id').execute()).length;
    await expect.poll(answers, { timeout: 30_000 }).toBeGreaterThan(3);
    visitor.leave();
  });

  it('plays while somebody looks around, and its people are online', async () => {
    const [member] = visitors;
    if (!member) throw new Error('no visitor');
    const visitor = await connect(server.url, member);
    const tables = async (): Promise<readonly Table[]> => {
      const seen = await visitor.say('team:watch', {});
      return seen.ok ? seen.tables : [];
    };
    await expect
      .poll(async () => (await tables()).filter(({ players }) => players.length > 1).length)
      .toBe(3);
    const online = async (): Promise<number> => {
      const seen = await visitor.say('team:watch', {});
      return seen.ok ? seen.people.filter(({ isOnline }) => isOnline).length : 0;
    };
    await expect.poll(online).toBeGreaterThan(6);
    visitor.leave();
  });

  it('is offered no more once somebody has founded a team', async () => {
    await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
    expect(await isOffered()).toBe(false);
    expect((await post()).status).toBe(404);
  });
});

it('is made whole where attempts before broke off', async () => {
  const other = await startTestServer({ countdownMs: 0 });
  const { database } = other.services;
  await writeDemoTeam(database, 'en', Date.now());
  await sql`alter table trivia add constraint broken check (false) not valid`.execute(database);
  expect((await post(other)).status).toBe(500);
  await sql`alter table trivia drop constraint broken`.execute(database);
  expect((await post(other)).status).toBe(200);
  const begun = (await readDemoPuzzles(database)).filter(({ is_begun }) => is_begun);
  expect(new Set(begun.map(({ puzzle_type }) => puzzle_type)).size).toBe(puzzleFacts.length);
  expect((await database.selectFrom('predictions').select('user_id').execute()).length).toBeGreaterThan(0);
  expect(await database.selectFrom('trivia').select('id').execute()).toHaveLength(1);
  await other.close();
});

it('is never offered on a database server', async () => {
  const other = await startTestServer({}, undefined, {
    DATABASE_URL: 'postgres://127.0.0.1:9/topla',
    PUBLIC_URL: 'http://topla.test',
    SIGNING_KEY: 'aG91c2Utb2YtdGVzdHMta2V5LTMyLWJ5dGVzLWxvbmc',
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  const answer = await fetch(`${other.url}/api/Authentication/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(404);
  await other.close();
});
