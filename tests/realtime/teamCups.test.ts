// A team cup over the real server: made with its departments, joined for one of them, played and left, to the hall of fame; and made again.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HallLine } from '../../src/contract/events/hallOfFame.ts';
import type { TournamentLine } from '../../src/contract/events/tournamentShapes.ts';
import { numberOf, openOf, tournamentsOn } from '../support/data/tournaments.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let people: Player[];
let on: ReturnType<typeof tournamentsOn>;

beforeAll(async () => {
  server = await startTestServer({ breakMs: 0 });
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  people = [await connect(server.url, founder)];
  for (const name of ['Bo Lind', 'Cem Ay', 'Dee Fox', 'Eve Sol'])
    people.push(await connect(server.url, await colleague(server.url, founder, name)));
  on = tournamentsOn(server, people);
});
afterAll(async () => {
  for (const player of people ?? []) player.leave();
  await server?.close();
});

it('departments play each other, their best results count, and everything shows them', async () => {
  const [ada, bo, cem, dee, eve] = people;
  if (!ada || !bo || !cem || !dee || !eve) throw new Error('five people');
  const body = { form: 'teamCup', name: 'Spring cup', gameName: 'tictactoe' };
  const make = (departments: unknown, more = {}) =>
    on.post(ada, '', { ...body, moveId: crypto.randomUUID(), departments, ...more });
  for (const departments of [undefined, ['Sales'], ['Sales', ' sales '], ['Sales', ''], Array(13).fill('x')])
    expect((await make(departments)).status, String(departments)).toBe(400);
  expect((await make(['Sales', 'Lab'], { counted: 6 })).status).toBe(400);
  const made = await make([' Sales ', 'Lab', 'Others']);
  const id = String(made.body.id);

  // Whoever joins says for which department; of Lab there are three, of Sales two, of the others nobody.
  expect((await on.post(ada, `/${id}/join`)).body).toMatchObject({ error: 'InvalidInput' });
  expect((await on.post(ada, `/${id}/join`, { department: 4 })).body).toMatchObject({
    error: 'InvalidInput',
  });
  expect((await on.post(ada, `/${id}/join`, { department: 13 })).status).toBe(400);
  for (const player of [ada, bo]) await on.post(player, `/${id}/join`, { department: 1 });
  for (const player of [cem, dee, eve])
    expect((await on.post(player, `/${id}/join`, { department: 2 })).status).toBe(200);
  expect(await on.shown(ada, id)).toMatchObject({
    departments: ['Sales', 'Lab', 'Others'],
    counted: null,
    departmentStandings: [],
  });

  expect((await on.act(ada, id, { act: 'start' })).status).toBe(200);
  const first = await on.shown(ada, id);
  expect(first).toMatchObject({ phase: 'running', round: 1, counted: 2 });
  const departmentAt = (number: number | null) =>
    first.entrants.find((entrant) => entrant.number === number)?.department;
  expect(numberOf(first, ada)).toBeGreaterThan(0);
  for (let round = 1; round <= first.rounds; round++) {
    const state = await on.shown(ada, id);
    const across = openOf(state).filter((each) => departmentAt(each.first) !== departmentAt(each.second));
    // At most one pair within Lab, and none unless somebody of Sales has the bye.
    const bye = state.pairings.find((each) => each.round === round && each.second === null)?.first ?? null;
    expect(openOf(state).length - across.length).toBe(departmentAt(bye) === 1 ? 1 : 0);
    const [played] = across;
    if (round === 1 && played) {
      await on.playAt(state, played);
      await on.until(ada, id, (now) => openOf(now).length < openOf(state).length);
    }
    for (const { board, first: one } of openOf(await on.shown(ada, id)))
      await on.act(ada, id, {
        act: 'result',
        round,
        board,
        outcome: departmentAt(one) === 1 ? 'first' : 'second',
      });
    if (round === 1) expect((await on.post(eve, `/${id}/leave`)).status).toBe(200);
    await on.until(ada, id, (now) => now.phase === 'finished' || now.round > round);
  }
  const over = await on.shown(ada, id);
  const pointsOf = (number: number) =>
    over.standings.find(({ entrant }) => entrant === number)?.points ?? Number.NaN;
  expect(over.departmentStandings).toHaveLength(2);
  for (const { counted, points } of over.departmentStandings ?? []) {
    expect(counted).toHaveLength(2);
    expect(points).toBe(counted.reduce((sum, number) => sum + pointsOf(number), 0));
  }
  const [best] = over.departmentStandings ?? [];
  const winner = over.departments?.[(best?.department ?? 0) - 1];

  const { body: list } = await ask(server, bo, 'GET', '/api/Tournament/all');
  const { tournaments } = list as { tournaments: TournamentLine[] }; // the contract's answer
  expect(tournaments.find((line) => line.id === id)?.winningDepartments).toEqual([winner]);
  const { body: hall } = await ask(server, bo, 'GET', '/api/Tournament/hallOfFame?form=teamCup');
  const { lines } = hall as { lines: HallLine[] }; // the contract's answer
  expect(lines).toMatchObject([{ id, form: 'teamCup', departments: [{ rank: 1, name: winner }, {}] }]);

  // Made again it has the same departments, and nobody in it.
  const again = await on.post(ada, `/${id}/again`, { moveId: crypto.randomUUID() });
  expect(await on.shown(ada, String(again.body.id))).toMatchObject({
    form: 'teamCup',
    departments: ['Sales', 'Lab', 'Others'],
    counted: null,
    entrants: [],
  });
});

it('with four at a table departments are spread over the tables, and their best results count', async () => {
  const [ada] = people;
  if (!ada) throw new Error('nobody');
  const id = await on.made(ada, {
    form: 'teamCup',
    gameName: 'rps',
    tableSize: 4,
    departments: ['Sales', 'Lab'],
  });
  for (const [at, player] of people.slice(0, 4).entries())
    await on.post(player, `/${id}/join`, { department: 1 + (at % 2) });
  expect((await on.act(ada, id, { act: 'start' })).status).toBe(200);
  const first = await on.shown(ada, id);
  expect(first).toMatchObject({
    tableSize: 4,
    rounds: 3,
    counted: 2,
    tieBreaks: ['buchholz', 'wins', 'headToHead'],
  });
  for (let round = 1; round <= first.rounds; round++) {
    await on.until(ada, id, (state) => state.round === round);
    await on.act(ada, id, { act: 'result', round, board: 1, places: [1, 2, 3, 4] });
  }
  await on.until(ada, id, ({ phase }) => phase === 'finished');
  const { standings, departmentStandings = [] } = await on.shown(ada, id);
  const all = standings.reduce((sum, { points }) => sum + points, 0);
  expect(departmentStandings.reduce((sum, { points }) => sum + points, 0)).toBe(all);
  expect(all).toBe(3 * 12);
});
