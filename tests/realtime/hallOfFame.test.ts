// The hall of fame over the real server: pages and filters, most wins and seasons, somebody who hides theirs, a deleted winner, another team.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { infer as Out } from 'zod/mini';
import type { HallLine, SeasonOfPerson, tournamentYear } from '../../src/contract/events/hallOfFame.ts';
import type { TournamentShown } from '../../src/contract/events/tournamentShapes.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { movedClock } from '../support/servers/movedClock.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

const clock = movedClock('2026-03-31T23:50:00Z');
let server: TestServer;
let ada: Member;
let others: Member[];
let players: Player[];
let stranger: Member;

beforeAll(async () => {
  server = await startTestServer({ breakMs: 0 }, undefined, {}, clock);
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  others = [];
  for (const name of ['Bo Lind', 'Cem Ay', 'Dee Fox']) others.push(await colleague(server.url, ada, name));
  players = [];
  for (const member of [ada, ...others]) players.push(await connect(server.url, member));
  stranger = await foundTeam(server.url, 'Zed Far', 'Elsewhere');
});
afterAll(async () => {
  for (const player of players ?? []) player.leave();
  await server?.close();
});

const get = (member: Member, path: string) => ask(server, { member }, 'GET', `/api/Tournament${path}`);
const post = (member: Member, path: string, body?: object) =>
  ask(server, { member }, 'POST', `/api/Tournament${path}`, body);

interface Wanted {
  readonly name: string;
  readonly gameName: string;
  readonly form: 'knockout' | 'roundRobin';
  readonly people: readonly Member[];
  /** Whoever of the people comes first in this list wins a game. */
  readonly best?: readonly Member[];
}

/** Both come to their table, and the weaker one gives up. */
async function resignAt(room: string, stronger: Player, weaker: Player): Promise<void> {
  for (const player of [stronger, weaker]) {
    await player.say('room:join', { room });
    await player.say('room:ready', { room, isReady: true });
  }
  await weaker.until('the game', () => weaker.view()?.room === room && weaker.view()?.result === null);
  expect(await weaker.say('match:resign', { room })).toMatchObject({ ok: true });
}

/** With four people the first round is played at the tables, so that all have played; the director sets the other results. */
async function played({ name, gameName, form, people, best = people }: Wanted): Promise<string> {
  const { body } = await post(ada, '', { moveId: randomUUID(), name, gameName, form });
  const id = String(body.id);
  for (const person of people) expect((await post(person, `/${id}/join`)).status).toBe(200);
  await post(ada, `/${id}/direct`, { act: 'start' });
  const shown = async () => (await get(ada, `/${id}`)).body as TournamentShown; // the contract's answer
  for (let round = 1; round <= people.length; round++) {
    const state = await shown();
    if (state.phase === 'finished') return id;
    const memberOf = (number: number | null): Member | undefined =>
      best.find(({ userId }) => userId === state.entrants.find((each) => each.number === number)?.userId);
    for (const { board, first, second, outcome, roomId } of state.pairings) {
      if (outcome !== null) continue;
      const pair = [first, second].flatMap((number) => memberOf(number) ?? []);
      const [stronger, weaker] = pair
        .toSorted((one, other) => best.indexOf(one) - best.indexOf(other))
        .map((member) => players.find((player) => player.member === member));
      if (!stronger || !weaker) throw new Error('a pair');
      if (round === 1 && people.length > 2) await resignAt(roomId ?? '', stronger, weaker);
      else
        await post(ada, `/${id}/direct`, {
          act: 'result',
          round,
          board,
          outcome: pair[0] === stronger.member ? 'first' : 'second',
        });
    }
    const isOver = (now: TournamentShown): boolean => now.phase === 'finished' || now.round > round;
    await expect.poll(async () => isOver(await shown()), { timeout: 20_000 }).toBe(true);
  }
  return id;
}

const hall = async (query = '', member = ada) => {
  const { body } = await get(member, `/hallOfFame${query}`);
  return body as { lines: HallLine[]; next: string | null; games: string[]; forms: string[] }; // the contract's answer
};
const seasonsOf = async (member: Member, userId: string) => {
  const { body } = await get(member, `/seasons?userId=${userId}`);
  return (body as { seasons: SeasonOfPerson[] }).seasons; // the contract's answer
};

it('is read page by page, filtered, counted by season, and forgets who has left for good', async () => {
  const [bo, cem, dee] = others;
  if (!bo || !cem || !dee) throw new Error('nobody');
  const all = [ada, bo, cem, dee];
  expect(await hall()).toEqual({ lines: [], next: null, games: [], forms: [] });
  await played({
    name: 'March cup',
    gameName: 'tictactoe',
    form: 'knockout',
    people: all,
    best: [bo, ada, cem, dee],
  });
  clock.to('2026-04-01T00:00:01Z'); // a new season
  await played({
    name: 'April cup',
    gameName: 'chess',
    form: 'roundRobin',
    people: all,
    best: [dee, bo, ada, cem],
  });
  for (let at = 1; at <= 9; at++)
    await played({ name: `Duel ${at}`, gameName: 'tictactoe', form: 'roundRobin', people: [ada, cem] });

  const first = await hall();
  expect(first.lines.map(({ name }) => name)).toEqual([
    ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((at) => `Duel ${at}`),
    'April cup',
  ]);
  expect(first).toMatchObject({ games: ['chess', 'tictactoe'], forms: ['roundRobin', 'knockout'] });
  const rest = await hall(`?after=${encodeURIComponent(first.next ?? '')}`);
  expect(rest).toMatchObject({ lines: [{ name: 'March cup', form: 'knockout' }], next: null });
  expect(rest.lines[0]?.podium.map(({ rank, name }) => [rank, name]).slice(0, 2)).toEqual([
    [1, 'Bo Lind'],
    [2, 'Ada Moss'],
  ]);
  expect((await hall('?gameName=chess')).lines.map(({ name }) => name)).toEqual(['April cup']);
  expect((await hall('?form=knockout')).lines.map(({ name }) => name)).toEqual(['March cup']);
  expect((await hall('?gameName=chess&form=knockout')).lines).toEqual([]);

  // Duels of two count for nothing.
  const wins = (await get(ada, '/mostWins')).body;
  expect(wins).toMatchObject({
    season: { from: '2026-04-01', to: '2026-06-30' },
    thisSeason: [{ name: 'Dee Fox', wins: 1 }],
    allTime: [
      { name: 'Bo Lind', wins: 1 },
      { name: 'Dee Fox', wins: 1 },
    ],
  });
  // The year has what both seasons brought: by place, and 10 for playing.
  const year = (await get(cem, '/year')).body as Out<(typeof tournamentYear)['answer']>; // the contract's answer
  expect(year).toMatchObject({
    year: 2026,
    years: [2026],
    seasons: [{ from: '2026-01-01' }, { to: '2026-06-30' }],
  });
  const names = new Map(year.lines.map((line) => [line.name, line]));
  expect(names.get('Bo Lind')).toMatchObject({ rank: 1, points: 100, ofSeasons: [60, 40, 0, 0] });
  for (const { points, ofSeasons } of year.lines)
    expect(points).toBe(ofSeasons.reduce((sum, each) => sum + each, 0));
  expect(year.lines.reduce((sum, { points }) => sum + points, 0)).toBe(2 * (60 + 40 + 25 + 10));
  for (const other of ['2027', '2016', '0', 'x'])
    expect((await get(cem, `/year?year=${other}`)).status).not.toBe(200);
  expect((await get(cem, '/year?year=2025')).body).toMatchObject({ year: 2025, lines: [] });
  expect((await get(stranger, '/year')).body).toMatchObject({ lines: [] });
  expect(await seasonsOf(ada, bo.userId)).toMatchObject([
    { isPresent: true, places: [0, 1, 0], tournaments: [{ name: 'April cup', rank: 2 }] },
    { isPresent: false, places: [1, 0, 0], season: { from: '2026-01-01', to: '2026-03-31' } },
  ]);
  const hide = await ask(server, { member: bo }, 'PUT', '/api/UserProfile/Preferences', {
    hidesRatings: true,
  });
  expect(hide.status).toBe(200);
  expect(await seasonsOf(ada, bo.userId)).toEqual([]);
  expect(await seasonsOf(bo, bo.userId)).toHaveLength(2);

  // Another team sees nothing of it.
  expect((await hall('', stranger)).lines).toEqual([]);
  expect((await get(stranger, '/mostWins')).body).toMatchObject({ thisSeason: [], allTime: [] });
  expect((await get(stranger, `/seasons?userId=${dee.userId}`)).status).toBe(404);

  const { password } = dee;
  const gone = await ask(server, { member: dee }, 'POST', '/api/Authentication/deleteAccount', { password });
  expect(gone.status).toBe(200);
  const [april] = (await hall('?gameName=chess')).lines;
  expect(april?.podium[0]).toEqual({ rank: 1, userId: null, name: '', avatar: null });
  expect((await get(ada, '/mostWins')).body).toMatchObject({
    thisSeason: [],
    allTime: [{ name: 'Bo Lind' }],
  });
});
