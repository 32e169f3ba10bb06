// Tournaments with four at a table over the real server: somebody who does not come, a leaver, a correction, a knock-out, rights, and what is offered.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PairingShown, TournamentShown } from '../../src/contract/events/tournamentShapes.ts';
import { bestTwoOf, tablePoints } from '../../src/events/tournament/tableScoring.ts';
import { peopleAt } from '../../src/events/tournament/tournament.ts';
import { numberOf, openOf, tournamentsOn } from '../support/data/tournaments.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { movedClock } from '../support/servers/movedClock.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

const clock = movedClock('2026-03-02T09:00:00Z');
let server: TestServer;
let ada: Player;
let stranger: Player;
let people: Player[];
let on: ReturnType<typeof tournamentsOn>;

beforeAll(async () => {
  server = await startTestServer({ breakMs: 0 }, undefined, {}, clock);
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  ada = await connect(server.url, founder);
  const others: Player[] = [];
  for (const name of ['Bo Lind', 'Cem Ay', 'Dee Fox', 'Eve Sol', 'Gil Orr', 'Han Pak'])
    others.push(await connect(server.url, await colleague(server.url, founder, name)));
  people = [ada, ...others];
  on = tournamentsOn(server, people);
  stranger = await connect(server.url, await foundTeam(server.url, 'Zed Far', 'Elsewhere'));
});

afterAll(async () => {
  for (const player of [...(people ?? []), stranger]) player?.leave();
  await server?.close();
});

const sizes = (tables: readonly PairingShown[]): number[] => tables.map((table) => peopleAt(table).length);

const tableIn = (state: TournamentShown, { round, board }: PairingShown): PairingShown => {
  const found = state.pairings.find((each) => each.round === round && each.board === board);
  if (!found) throw new Error('no such table');
  return found;
};

/** Half points of a table together. */
const pointsAt = (table: PairingShown): number =>
  peopleAt(table).reduce((sum, number) => sum + tablePoints(table, number), 0);

const later = (ms: number) => clock.to(new Date(clock.now() + ms).toISOString());

async function begun(game: object, players: readonly Player[]): Promise<string> {
  const id = await on.made(ada, { gameName: 'rps', tableSize: 4, ...game });
  for (const player of players) expect((await on.post(player, `/${id}/join`)).status).toBe(200);
  expect((await on.act(ada, id, { act: 'start' })).status).toBe(200);
  return id;
}

describe('four at a table', () => {
  it('is played to its podium, and nobody loses by others', async () => {
    const id = await begun({ rounds: 3 }, people);
    const first = await on.shown(ada, id);
    expect(first).toMatchObject({ phase: 'running', tableSize: 4, round: 1, rounds: 3 });
    expect(sizes(openOf(first))).toEqual([4, 3]);
    expect(new Set(openOf(first).flatMap(peopleAt)).size).toBe(7);
    const [four, three] = openOf(first);
    if (!four || !three) throw new Error('two tables');

    // Each is told against whom.
    const [missing = 0, ...coming] = peopleAt(four);
    const told = await ask(
      server,
      on.playerOf(first, coming[0] ?? 0),
      'GET',
      '/api/UserNotification/GetList?page=1',
    );
    for (const number of [missing, ...coming.slice(1)])
      expect(JSON.stringify(told.body)).toContain(on.playerOf(first, number).member.name);

    // A table of three has three seats in a game that three can play.
    await on.playAt(first, three);
    await on.until(ada, id, (state) => tableIn(state, three).outcome !== null);

    // One of four does not come: after five minutes a bot plays instead, and the three others play on.
    const room = four.roomId ?? '';
    const there = coming.map((number) => on.playerOf(first, number));
    for (const player of there) await on.takeSeat(player, room);
    later(5 * 60_000 + 1_000);
    await on.until(ada, id, (state) => tableIn(state, four).absent?.includes(missing) === true);
    const waited = await on.shown(ada, id);
    expect(waited.entrants.find(({ number }) => number === missing)).toMatchObject({ isOut: true });
    await on.playOut(first, there, room);
    await on.until(ada, id, (state) => tableIn(state, four).outcome !== null);
    const played = tableIn(await on.shown(ada, id), four);
    expect(played.places?.[0]).toBe(4);
    expect(tablePoints(played, missing)).toBe(0);
    expect(pointsAt(played)).toBe(12); // as without anybody missing

    await on.until(ada, id, ({ round }) => round === 2);
    const second = await on.shown(ada, id);
    expect(pointsAt(tableIn(second, three))).toBe(9);
    expect(sizes(openOf(second))).toEqual([3, 3]);

    // Somebody leaves before the game: a bot sits down, and the two others play.
    expect((await on.post(on.playerOf(second, missing), `/${id}/join`)).status).toBe(200);
    const [left, whole] = openOf(second);
    if (!left || !whole) throw new Error('two tables');
    const [leaver = 0] = peopleAt(left);
    expect((await on.post(on.playerOf(second, leaver), `/${id}/leave`)).status).toBe(200);
    await on.playAt(second, tableIn(await on.shown(ada, id), left));
    await on.playAt(second, whole);
    await on.until(ada, id, ({ round }) => round === 3);
    const third = await on.shown(ada, id);
    expect(tableIn(third, left)).toMatchObject({ absent: [leaver], isPlayed: true });
    expect(openOf(third).flatMap(peopleAt)).toContain(missing);
    expect(openOf(third).flatMap(peopleAt)).not.toContain(leaver);

    // The director corrects the first table; nobody else can, and every person has a place.
    const places = [1, 2, null, 3];
    const correction = { act: 'result', round: 1, board: four.board, places };
    const member = people.find((player) => player !== ada) ?? ada;
    expect((await on.act(member, id, correction)).body).toMatchObject({ error: 'NotAllowed' });
    expect((await on.act(stranger, id, correction)).status).toBe(404);
    for (const wrong of [{ places: [1, 2] }, { places: undefined, outcome: 'first' }])
      expect((await on.act(ada, id, { ...correction, ...wrong })).body).toMatchObject({
        error: 'InvalidInput',
      });
    expect((await on.act(ada, id, correction)).status).toBe(200);
    const corrected = tableIn(await on.shown(ada, id), four);
    expect(corrected).toMatchObject({ places: [1, 2, 4, 3], absent: [peopleAt(four)[2]] });
    const audit = await ask(
      server,
      ada,
      'GET',
      `/api/Admin/AuditLog/${ada.member.team?.teamId}?pageSize=5&pageNumber=1`,
    );
    expect(JSON.stringify(audit.body)).toContain('"act":"tournamentDirected"');

    for (const table of openOf(third))
      expect(
        (
          await on.act(ada, id, {
            act: 'result',
            round: 3,
            board: table.board,
            places: peopleAt(table).map((_, at) => at + 1),
          })
        ).status,
      ).toBe(200);
    await on.until(ada, id, ({ phase }) => phase === 'finished');
    const over = await on.shown(ada, id);
    expect(over.tieBreaks).toEqual(['buchholz', 'wins', 'headToHead']);
    const points = over.standings.map((standing) => standing.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    const total = over.pairings.reduce((sum, table) => sum + pointsAt(table), 0);
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(total);
    const best = on.playerOf(over, over.standings[0]?.entrant ?? null);
    const { body } = await ask(server, best, 'GET', '/api/UserProfile/XpLines');
    expect(body.lines).toEqual(
      expect.arrayContaining([expect.objectContaining({ reason: 'tournament', place: 1, event: id })]),
    );
    // The hall of fame works its podium out of what is stored.
    const hall = await ask(server, ada, 'GET', '/api/Tournament/hallOfFame');
    const podium = over.standings.slice(0, 3).map(({ entrant, rank }) => ({
      rank,
      userId: on.playerOf(over, entrant).member.userId,
    }));
    expect(hall.body.lines).toEqual([
      expect.objectContaining({ id, podium: podium.map((step) => expect.objectContaining(step)) }),
    ]);
  });

  it('has a bot as the fourth where the game does not seat three', async () => {
    const three = people.slice(0, 3);
    const id = await begun({ gameName: 'hearts', tableSize: undefined }, three);
    const [table] = openOf(await on.shown(ada, id));
    if (!table) throw new Error('no table');
    expect(sizes([table])).toEqual([3]);
    for (const player of three) await on.takeSeat(player, table.roomId ?? '');
    await ada.until('the game', () => ada.view()?.room === table.roomId);
    expect(ada.room()?.players.filter(({ isBot }) => isBot)).toHaveLength(1);
    // Two of three are taken out: the last one has the table, and the tournament is over.
    const state = await on.shown(ada, id);
    const [bo = 0, cem = 0] = three.slice(1).map((player) => numberOf(state, player));
    expect((await on.act(ada, id, { act: 'remove', entrant: bo })).status).toBe(200);
    expect(tableIn(await on.shown(ada, id), table)).toMatchObject({ outcome: null, absent: [bo] });
    expect((await on.act(ada, id, { act: 'remove', entrant: cem })).status).toBe(200);
    const over = await on.shown(ada, id);
    expect(over).toMatchObject({
      phase: 'finished',
      standings: [{ entrant: numberOf(over, ada), points: 5 }, {}, {}],
    });
  });
});

it('gives each of three their own place where the seat between them was given up before the game', async () => {
  const { database, tables } = server.services;
  const id = await begun({ rounds: 3 }, people.slice(0, 4));
  const state = await on.shown(ada, id);
  const [table] = openOf(state);
  if (!table) throw new Error('no table');
  const [first = 0, gone = 0, ...others] = peopleAt(table);
  const there = [first, ...others];
  const userOf = (number: number) => on.playerOf(state, number).member.userId;
  await tables.vacate(ada.member.team?.teamId ?? '', userOf(gone)); // as where an account is deleted
  await on.playAt(state, { ...table, absent: [gone] });
  await on.until(ada, id, (now) => tableIn(now, table).outcome !== null);
  const { places = [], absent } = tableIn(await on.shown(ada, id), table);
  expect(absent).toEqual([gone]);
  const match = await database
    .selectFrom('matches')
    .select(['players', 'standings'])
    .where('room_id', '=', table.roomId ?? '')
    .executeTakeFirstOrThrow();
  const inGame = there.map((number) => {
    const seat = match.players.findIndex(({ userId }) => userId === userOf(number));
    return match.standings?.[seat]?.place;
  });
  expect(there.map((number) => places?.[peopleAt(table).indexOf(number)])).toEqual(inGame);
  await on.act(ada, id, { act: 'cancel' });
});

it('a knock-out lets the best two of each table go on, to a final whose places are the podium', async () => {
  const id = await begun({ form: 'knockout', bestOf: 3, hasThirdPlace: true }, people);
  const first = await on.shown(ada, id);
  expect(first).toMatchObject({ tableSize: 4, rounds: 2, bestOf: 1, hasThirdPlace: false, tieBreaks: [] });
  const [three, four] = openOf(first).toSorted((one, other) => peopleAt(one).length - peopleAt(other).length);
  if (!three || !four) throw new Error('two tables');
  expect(sizes([three, four])).toEqual([3, 4]);
  expect(peopleAt(three).toSorted()).toEqual([1, 4, 5]); // in a snake

  // Of three who tie for the second place the better seed goes on; whoever came first leaves, and nobody takes that place.
  const places = [1, 2, 2, 2];
  expect((await on.act(ada, id, { act: 'result', round: 1, board: four.board, places })).status).toBe(200);
  const decided = tableIn(await on.shown(ada, id), four);
  const [leaver = 0, ...tied] = peopleAt(four);
  const second = Math.min(...tied);
  expect(bestTwoOf(decided)).toEqual([leaver, second]);
  const gone = on.playerOf(first, leaver);
  expect((await on.post(gone, `/${id}/leave`)).status).toBe(200);
  expect((await on.post(gone, `/${id}/join`)).body).toMatchObject({ error: 'Closed' });
  await on.playAt(first, three);
  await on.until(ada, id, ({ round }) => round === 2);
  const final = await on.shown(ada, id);
  const [table, ...others] = openOf(final);
  if (!table) throw new Error('no final');
  expect(others).toEqual([]);
  expect(peopleAt(table).toSorted()).toEqual([...bestTwoOf(tableIn(final, three)), second].toSorted());

  // What the final was made of cannot be changed any more, and nobody but the director could.
  const correction = { act: 'result', round: 1, board: four.board, places: [4, 3, 2, 1] };
  expect((await on.act(ada, id, correction)).body).toMatchObject({ error: 'Closed' });
  const member = people.find((player) => player !== ada) ?? ada;
  expect((await on.act(member, id, { ...correction, round: 2, board: 1 })).body).toMatchObject({
    error: 'NotAllowed',
  });
  await on.playAt(final, table);
  await on.until(ada, id, ({ phase }) => phase === 'finished');
  const over = await on.shown(ada, id);
  const last = tableIn(over, table);
  const placeOf = (number: number) => last.places?.[peopleAt(last).indexOf(number)] ?? 0;
  const podium = over.standings.slice(0, 3);
  expect(podium.map(({ entrant }) => entrant).toSorted()).toEqual(peopleAt(last).toSorted());
  expect(podium.map(({ rank }) => rank)).toEqual(podium.map(({ entrant }) => placeOf(entrant)));
  expect(over.standings[3]).toMatchObject({ entrant: leaver, rank: 4 });
});

it.each([
  [{ gameName: 'spades', tableSize: 4 }, 'gameName'],
  [{ gameName: 'chess', tableSize: 4 }, 'tableSize'],
  [{ gameName: 'hearts', tableSize: 2 }, 'tableSize'],
  [{ gameName: 'hearts', form: 'doubleElimination' }, 'tableSize'],
  [{ gameName: 'ludo', form: 'arena', tableSize: 4, turnDays: 1 }, 'turnDays'],
])('%j is not offered', async (asked, path) => {
  const { body } = await on.post(ada, '', { moveId: randomUUID(), name: 'Cup', form: 'swiss', ...asked });
  expect(body).toMatchObject({ error: 'InvalidInput', fields: [{ path }] });
});

it('needs three people, and with two at a table nothing of it is sent', async () => {
  const id = await on.made(ada, { gameName: 'ludo', tableSize: 4 });
  for (const player of people.slice(0, 2)) await on.post(player, `/${id}/join`);
  expect((await on.act(ada, id, { act: 'start' })).body).toMatchObject({ error: 'Conflict' });
  const ofTwo = await begun({ tableSize: undefined }, people.slice(0, 2));
  const shown = await on.shown(ada, ofTwo);
  expect(shown).not.toHaveProperty('tableSize');
  for (const field of ['others', 'places', 'absent']) expect(shown.pairings[0]).not.toHaveProperty(field);
});
