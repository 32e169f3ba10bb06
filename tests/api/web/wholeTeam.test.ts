// A whole team at the same moment: what all of them ask for is read once for all, and not the whole team for each of them.
import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPuzzle, wordPuzzle } from '../../support/data/puzzleDays.ts';
import { sendTrivia, setupOf } from '../../support/data/triviaEvent.ts';
import { crowd } from '../../support/people/crowd.ts';
import type { Member } from '../../support/people/team.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../../support/servers/testApp.ts';

const peopleCount = 60;
/** Rows that each of them may cost: less than any list of so many. */
const mostRowsEach = 12;

let testApp: TestApp;
let team: TeamOfTwo;
let people: Member[];

beforeAll(async () => {
  testApp = await startTestApp();
  team = await foundTeam(testApp, 'Northlight');
  people = await crowd({ services: testApp.parts }, team.team.teamId, peopleCount);
});
afterAll(() => testApp?.close());

async function asked(token: string, method: 'GET' | 'POST', path: string, json?: object) {
  const { status, body } = await testApp.ask(method, path, { token, json });
  expect([path, status]).toEqual([path, 200]);
  return body;
}

/** All of them ask at once: their answers, and how many rows were read for each. */
async function askedByAll(method: 'GET' | 'POST', pathFor: (member: Member) => string, json?: object) {
  const queries = vi.spyOn(PGlite.prototype, 'query');
  try {
    const answers = await Promise.all(
      people.map((member) => asked(member.guulJwt, method, pathFor(member), json)),
    );
    let rows = 0;
    for (const result of queries.mock.settledResults)
      if (result.type === 'fulfilled') rows += result.value.rows.length;
    return { answers, rowsEach: rows / peopleCount };
  } finally {
    queries.mockRestore();
  }
}

it('all list the members', async () => {
  const { answers, rowsEach } = await askedByAll('GET', () => `/api/GameSpace/UserList/${team.team.teamId}`);
  for (const { users } of answers) expect(users).toHaveLength(peopleCount + 2);
  expect(rowsEach).toBeLessThan(mostRowsEach);
});

it('all join the puzzle that has just opened, and look at it again', async () => {
  const gameId = await openPuzzle(testApp, {
    teamId: team.team.teamId,
    puzzleType: 'findTheWord',
    puzzle: wordPuzzle('crane'),
  });
  const joined = await askedByAll('POST', () => '/api/FindTheWord/JoinGame', { gameId });
  expect(joined.rowsEach).toBeLessThan(mostRowsEach);
  const looked = await askedByAll('GET', ({ userId }) => `/api/FindTheWord/GetGameInfo/${gameId}/${userId}`);
  for (const answer of looked.answers) expect(answer.team).toHaveLength(peopleCount);
  expect(looked.rowsEach).toBeLessThan(mostRowsEach);
});

it('all look at the table of a trivia that is over, each with their own place', async () => {
  const { database, clock } = testApp.parts;
  const start = new Date(clock.now() + 3_600_000).toISOString();
  const { body } = await sendTrivia(testApp, 'POST', '/api/Trivia', setupOf({ start }), team.admin);
  const trivia_id = String(body.id);
  const values = people.map(({ userId: user_id }, at) => ({
    trivia_id,
    user_id,
    registered_at: 1,
    joined_at: 1,
    is_here: true,
    removed_at: null,
    place: at + 1,
    points: 0,
  }));
  await database.insertInto('trivia_players').values(values).execute();
  const ended = { phase: 'completed' as const, ended_at: clock.now(), settled_at: clock.now() };
  await database.updateTable('trivia').set(ended).where('id', '=', trivia_id).execute();
  const { answers, rowsEach } = await askedByAll('GET', () => `/api/Trivia/${trivia_id}`);
  for (const [at, answer] of answers.entries()) {
    expect(answer.rows).toHaveLength(peopleCount);
    expect(answer.own).toMatchObject({ rank: at + 1 });
  }
  expect(rowsEach).toBeLessThan(mostRowsEach);

  // The list of the scheduler shows the tables of all events: they are one statement.
  for (let more = 0; more < 3; more++) {
    const another = await sendTrivia(testApp, 'POST', '/api/Trivia', setupOf({ start }), team.admin);
    await database.updateTable('trivia').set(ended).where('id', '=', String(another.body.id)).execute();
  }
  const queries = vi.spyOn(PGlite.prototype, 'query');
  const { items } = await asked(team.admin.token, 'GET', '/api/Trivia/allScheduler?page=1&pageSize=20');
  const tables = queries.mock.calls.filter(([text]) => text.includes('"trivia_players" as "p"'));
  queries.mockRestore();
  expect(items).toHaveLength(4);
  expect(tables).toHaveLength(1);
});

it('all look at a tournament that has just begun', async () => {
  const { id } = await asked(team.admin.token, 'POST', '/api/Tournament', {
    moveId: randomUUID(),
    name: 'Friday cup',
    gameName: 'tictactoe',
    form: 'swiss',
    rounds: 3,
  });
  for (const { guulJwt } of people) await asked(guulJwt, 'POST', `/api/Tournament/${id}/join`);
  await asked(team.admin.token, 'POST', `/api/Tournament/${id}/direct`, { act: 'start' });
  const { answers, rowsEach } = await askedByAll('GET', () => `/api/Tournament/${id}`);
  for (const { entrants } of answers) expect(entrants).toHaveLength(peopleCount);
  expect(rowsEach).toBeLessThan(mostRowsEach);
});
