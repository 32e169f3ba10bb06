// The demo team: made by the first visitor of a fresh installation, with results, puzzles and running games, and gone once a team is founded.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../../src/contract/events/events.ts';
import type { Table } from '../../src/contract/play/tables.ts';
import { connect } from '../support/people/player.ts';
import { foundTeam, type Member } from '../support/people/team.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
const post = () =>
  fetch(`${server.url}/api/Authentication/demo`, {
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
    const answers = await Promise.all([post(), post()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    visitors = await Promise.all(answers.map((answer) => answer.json()));
    const [one, other] = visitors;
    expect(one?.team?.teamId).toBe(other?.team?.teamId);
    expect(visitors.map(({ isAdmin }) => isAdmin)).toEqual([true, true]);
    expect(new Set(visitors.map(({ name }) => name)).size).toBe(2);
  });

  it('has todays puzzles, solved by some, and colleagues on every board', async () => {
    const [member] = visitors;
    if (!member) throw new Error('no visitor');
    const companyId = member.team?.teamId;
    const agenda = await ask(server, { member }, 'GET', `/api/Event/GetEvents/${companyId}`);
    const today = (agenda.body.events as Event[]).filter(({ state }) => state === 'running');
    expect(today.map(({ gameType }) => gameType).toSorted()).toEqual(['findTheWord', 'mathle', 'sudoku']);
    for (const { solvers } of today) expect(solvers).toBeGreaterThan(2);
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
      expect(JSON.stringify(body).match(/"userId"/g)?.length, board).toBeGreaterThan(3);
    }
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
