// An arena over the real server from sign-up to podium: late entries, breaks, somebody who does not come, the end in the middle of a game; and a round robin with return games.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PairingShown, TournamentShown } from '../../src/contract/events/tournamentShapes.ts';
import { numberOf, openOf, tournamentsOn } from '../support/data/tournaments.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { movedClock } from '../support/servers/movedClock.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

const clock = movedClock('2026-03-02T09:00:00Z');
let server: TestServer;
let people: Player[];
let on: ReturnType<typeof tournamentsOn>;

beforeAll(async () => {
  server = await startTestServer({ breakMs: 0 }, undefined, {}, clock);
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

const pass = (ms: number) => clock.to(new Date(clock.now() + ms).toISOString());
const has = ({ first, second }: PairingShown, number: number) => first === number || second === number;
const pointsOf = ({ standings }: TournamentShown, number: number) =>
  (standings.find(({ entrant }) => entrant === number)?.points ?? 0) / 2;

/** Both come to the table, and their game begins. */
async function begin(state: TournamentShown, pairing: PairingShown): Promise<string> {
  const room = pairing.roomId ?? '';
  const pair = [pairing.first, pairing.second].map((number) => on.playerOf(state, number));
  for (const player of pair) await on.takeSeat(player, room);
  for (const player of pair)
    await player.until('the game', () => player.view()?.room === room && player.view()?.result === null);
  return room;
}

/** Their game is played, and the one with this number gives up. */
async function lostBy(state: TournamentShown, pairing: PairingShown, loser: number): Promise<void> {
  const room = await begin(state, pairing);
  expect(await on.playerOf(state, loser).say('match:resign', { room })).toMatchObject({ ok: true });
}

it('signing up and leaving again writes nothing of the others who signed up', async () => {
  const [ada, bo, cem] = people;
  if (!ada || !bo || !cem) throw new Error('three people');
  const id = await on.made(ada, { form: 'arena', minutes: 30 });
  const { database } = server.services;
  const stored = async () => {
    const { rows } = await sql<{ number: number; row: string }>`
      select number, ctid::text as row from tournament_entrants where tournament_id = ${id} order by number`.execute(
      database,
    );
    return rows;
  };
  for (const player of [ada, bo]) expect((await on.post(player, `/${id}/join`)).status).toBe(200);
  const before = await stored();
  expect((await on.post(cem, `/${id}/join`)).status).toBe(200);
  expect((await stored()).slice(0, 2)).toEqual(before);
  expect((await on.post(bo, `/${id}/leave`)).status).toBe(200);
  const after = await stored();
  expect(after).toHaveLength(2);
  expect(after[0]).toEqual(before[0]);
});

it('is played from sign-up to the podium', async () => {
  const [ada, bo, cem, dee, eve] = people;
  if (!ada || !bo || !cem || !dee || !eve) throw new Error('five people');
  const id = await on.made(ada, { form: 'arena', minutes: 30 });
  for (const player of [ada, bo, cem, dee]) expect((await on.post(player, `/${id}/join`)).status).toBe(200);
  expect(await ada.say('tournament:watch', { tournament: id })).toMatchObject({ ok: true, table: null });
  expect((await on.act(ada, id, { act: 'start' })).status).toBe(200);
  expect((await on.act(ada, id, { act: 'pause' })).body).toMatchObject({ error: 'Closed' });

  // Who is free is paired at once, and told where.
  await on.until(ada, id, (state) => openOf(state).length === 2);
  const begun = await on.shown(ada, id);
  expect(begun).toMatchObject({ phase: 'running', round: 0, minutes: 30, people: 4 });
  expect(Date.parse(begun.ends ?? '') - clock.now()).toBeGreaterThan(29 * 60_000);
  expect(new Set(openOf(begun).flatMap(({ first, second }) => [first, second])).size).toBe(4);
  const ofAda = openOf(begun).find((pairing) => has(pairing, numberOf(begun, ada)));
  await ada.until('the table', () =>
    ada.heard.some(
      ({ name, payload }) => name === 'tournament:changed' && Object(payload).table === ofAda?.roomId,
    ),
  );

  // A game is over: the winner has two points, and nobody of the other table is touched.
  const [one, other] = openOf(begun);
  if (!one || !other) throw new Error('two tables');
  await lostBy(begun, one, one.second ?? 0);
  await on.until(ada, id, (state) => pointsOf(state, one.first) === 2);
  const afterOne = await on.shown(ada, id);
  expect(openOf(afterOne).map(({ roomId }) => roomId)).toEqual([other.roomId]); // they do not meet again at once

  // Somebody comes late, and meets one of the two who wait.
  expect((await on.post(eve, `/${id}/join`)).status).toBe(200);
  await on.until(ada, id, (state) => openOf(state).length === 2);
  const late = await on.shown(eve, id);
  const ofEve = openOf(late).find((pairing) => has(pairing, numberOf(late, eve)));
  expect(ofEve && [one.first, one.second].some((number) => has(ofEve, number ?? 0))).toBe(true);

  // One of the other table is not there after a minute: the opponent has the points, the missing one a break.
  const [here, missing] = [other.first, other.second ?? 0];
  await on.takeSeat(on.playerOf(late, here), other.roomId ?? '');
  if (!ofEve) throw new Error('the table of the late one');
  const ofLate = await begin(late, ofEve);
  pass(61_000);
  await on.until(ada, id, (state) => pointsOf(state, here) === 2);
  const gone = await on.shown(on.playerOf(late, missing), id);
  expect(gone.entrants.find(({ number }) => number === missing)?.isOut).toBe(true);
  expect(gone.canJoin).toBe(true);

  // They play on; the one who took a break is not paired meanwhile.
  const missed = on.playerOf(late, missing);
  expect((await on.post(missed, `/${id}/join`)).status).toBe(200);
  expect((await on.shown(missed, id)).entrants.find(({ number }) => number === missing)?.isOut).toBe(false);

  // A break in the middle of a game: it is played to its end, and then nobody is found for them.
  const eveIs = numberOf(late, eve);
  expect((await on.post(eve, `/${id}/leave`)).status).toBe(200);
  expect(openOf(await on.shown(ada, id)).some(({ roomId }) => roomId === ofLate)).toBe(true);
  const metEve = on.playerOf(late, ofEve.first === eveIs ? ofEve.second : ofEve.first);
  expect(await metEve.say('match:resign', { room: ofLate })).toMatchObject({ ok: true });
  await on.until(ada, id, (state) => pointsOf(state, eveIs) === 2);

  // Everybody plays on until time is up in the middle of games, which do not count.
  let counted = 0;
  while (counted < 4) {
    await on.until(ada, id, (state) => openOf(state).length > 0);
    const state = await on.shown(ada, id);
    expect(openOf(state).some((pairing) => has(pairing, eveIs))).toBe(false);
    const [pairing] = openOf(state);
    if (!pairing) continue;
    await lostBy(state, pairing, pairing.first);
    await on.until(ada, id, (now) => !openOf(now).some(({ roomId }) => roomId === pairing.roomId));
    counted += 1;
  }
  await on.until(ada, id, (state) => openOf(state).length > 0);
  const before = await on.shown(ada, id);
  const [last] = openOf(before);
  if (!last) throw new Error('a last table');
  const room = await begin(before, last);
  pass(Date.parse(before.ends ?? '') - clock.now() + 1_000);
  await on.until(ada, id, ({ phase }) => phase === 'finished');
  const over = await on.shown(ada, id);
  const pointsBefore = before.standings.map(({ entrant }) => [entrant, pointsOf(before, entrant)]);
  expect(over.standings.map(({ entrant }) => [entrant, pointsOf(over, entrant)])).toEqual(pointsBefore);
  expect(openOf(over)).toEqual([]);
  // That game is played to its end all the same.
  expect(await on.playerOf(before, last.first).say('match:resign', { room })).toMatchObject({ ok: true });

  const best = on.playerOf(over, over.standings[0]?.entrant ?? null);
  const { body: profile } = await ask(server, best, 'GET', '/api/UserProfile/XpLines');
  expect(profile.lines).toEqual(
    expect.arrayContaining([expect.objectContaining({ reason: 'tournament', place: 1, xp: 60, event: id })]),
  );
  expect((await on.post(eve, `/${id}/join`)).body).toMatchObject({ error: 'Closed' });
  const { body: list } = await ask(server, ada, 'GET', '/api/Tournament/all');
  expect(list.tournaments).toEqual(
    expect.arrayContaining([expect.objectContaining({ id, form: 'arena', winners: [expect.anything()] })]),
  );
});

it('a round robin with return games is played to its end, each pair in both orders', async () => {
  const [ada, bo, cem] = people;
  if (!ada || !bo || !cem) throw new Error('nobody');
  const id = await on.made(ada, { form: 'roundRobin', isTwice: true });
  for (const player of [bo, cem]) await on.post(player, `/${id}/join`);
  await on.act(ada, id, { act: 'start' });
  expect(await on.shown(ada, id)).toMatchObject({ rounds: 2, isTwice: true });
  for (const round of [1, 2]) {
    await on.until(ada, id, (state) => state.round === round);
    await on.act(ada, id, { act: 'result', round, board: 1, outcome: 'first' });
  }
  await on.until(ada, id, ({ phase }) => phase === 'finished');
  const { pairings, standings } = await on.shown(ada, id);
  expect(pairings.map(({ first, second }) => [first, second])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(standings.map(({ points, rank }) => [points, rank])).toEqual([
    [2, 1],
    [2, 1],
  ]);
});
