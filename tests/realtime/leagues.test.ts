// A double elimination of short matches and a league over the real server: dates of rounds, games in parallel, people who come late or leave, and its next season; and tournaments that repeat.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  PairingShown,
  TournamentLine,
  TournamentShown,
} from '../../src/contract/events/tournamentShapes.ts';
import { numberOf, openOf, signInAgain, tournamentsOn } from '../support/data/tournaments.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { movedClock } from '../support/servers/movedClock.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

/** A Monday. */
const clock = movedClock('2026-03-02T09:00:00Z');
let server: TestServer;
let people: Player[];
let on: ReturnType<typeof tournamentsOn>;

beforeAll(async () => {
  server = await startTestServer({ breakMs: 0 }, undefined, {}, clock);
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  people = [await connect(server.url, founder)];
  for (const name of ['Bo Lind', 'Cem Ay', 'Dee Fox'])
    people.push(await connect(server.url, await colleague(server.url, founder, name)));
  on = tournamentsOn(server, people);
});
afterAll(async () => {
  for (const player of people ?? []) player.leave();
  await server?.close();
});

const signInOn = (moment: string): Promise<void> => {
  clock.to(moment);
  return signInAgain(server, people);
};

const dayOf = (at: string | null | undefined) => String(at).slice(0, 10);
/** Whoever it is now: signing in again makes another one. */
function person(at: number): Player {
  const player = people[at];
  if (!player) throw new Error('nobody');
  return player;
}
const [ada, bo, cem, dee] = [() => person(0), () => person(1), () => person(2), () => person(3)] as const;

it('a double elimination of short matches seats both at the next table until the match is decided, and puts nobody out before two losses', async () => {
  const four = people.slice(0, 4);
  const id = await on.made(ada(), { form: 'doubleElimination', bestOf: 3 });
  for (const player of four) await on.post(player, `/${id}/join`);
  await on.act(ada(), id, { act: 'start' });
  const begun = await on.shown(ada(), id);
  expect(begun).toMatchObject({ round: 1, rounds: 4, bestOf: 3 });
  const [one, other] = openOf(begun);
  if (!one || !other) throw new Error('two tables');

  // Two games at two tables, the seats changed over: whoever sits first in the pairing gives up the first one.
  const loser = on.playerOf(begun, one.first);
  const giveUp = async (roomId: string | null) => {
    const room = roomId ?? '';
    for (const number of [one.first, one.second]) await on.takeSeat(on.playerOf(begun, number), room);
    await loser.until('the game', () => loser.view()?.room === room && loser.view()?.result === null);
    await loser.say('match:resign', { room });
  };
  const inPair = (state: TournamentShown) =>
    state.pairings.find(({ round, board }) => round === 1 && board === one.board);
  await giveUp(one.roomId);
  await on.until(ada(), id, (state) => inPair(state)?.games?.length === 1);
  const second = inPair(await on.shown(ada(), id));
  expect(second).toMatchObject({ outcome: null, games: [{ roomId: one.roomId, outcome: 'second' }] });
  expect(second?.roomId).not.toBe(one.roomId);
  await giveUp(second?.roomId ?? null);
  await on.until(ada(), id, (state) => inPair(state)?.outcome === 'second');
  expect(inPair(await on.shown(ada(), id))?.games).toHaveLength(2);

  // The rest is set by the director: whoever loses without a loss before plays on, also the grand final.
  const set = (round: number, board: number, outcome: string) =>
    on.act(ada(), id, { act: 'result', round, board, outcome });
  expect((await set(1, other.board, 'draw')).body).toMatchObject({ error: 'InvalidInput' });
  await set(1, other.board, 'first');
  await on.until(ada(), id, ({ round }) => round === 2);
  const both = (await on.shown(ada(), id)).pairings.filter(({ round }) => round === 2);
  expect(both.flatMap(({ first, second: last }) => [first, last]).toSorted()).toEqual([1, 2, 3, 4]);
  for (const { board } of both) await set(2, board, 'first');
  await on.until(ada(), id, ({ round }) => round === 3);
  await set(3, 1, 'first');
  await on.until(ada(), id, ({ round }) => round === 4);
  const final = (await on.shown(ada(), id)).pairings.find(({ round }) => round === 4);
  const unbeaten = both.find(({ board }) => board === 1)?.first;
  await set(4, 1, final?.first === unbeaten ? 'second' : 'first');
  await on.until(ada(), id, ({ round, rounds }) => round === 5 && rounds === 5);
  await set(5, 1, 'first');
  await on.until(ada(), id, ({ phase }) => phase === 'finished');
  expect((await on.shown(ada(), id)).standings.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
});

async function giveUpAt(player: Player, roomId: string | null): Promise<void> {
  const room = roomId ?? '';
  await player.say('room:join', { room });
  await player.until('the game', () => player.view()?.room === room && player.view()?.result === null);
  await player.say('match:resign', { room });
}

/** Both come, and the first of them gives the game up. */
async function giveUp(state: TournamentShown, { first, second, roomId }: PairingShown): Promise<void> {
  for (const number of [first, second]) await on.takeSeat(on.playerOf(state, number), roomId ?? '');
  await giveUpAt(on.playerOf(state, first), roomId);
}

it('a league plays a round a working day, takes somebody late, and goes on with its next season', async () => {
  const id = await on.made(ada(), {
    form: 'league',
    roundStep: 'day',
    repeats: 'season',
    turnDays: 1,
  });
  for (const player of people.slice(0, 3)) await on.post(player, `/${id}/join`);
  expect((await on.act(ada(), id, { act: 'start' })).status).toBe(200);
  const begun = await on.shown(ada(), id);
  expect(begun).toMatchObject({ phase: 'running', round: 1, rounds: 3, roundStep: 'day' });
  expect(dayOf(begun.next)).toBe('2026-03-03');
  expect(begun.dates?.map(dayOf)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05']);
  expect(begun.entrants.map(({ division, place, from }) => [division, place, from])).toEqual([
    [1, 1, 1],
    [1, 2, 1],
    [1, 3, 1],
  ]);
  expect(begun.entrants.every(({ division }) => division === 1)).toBe(true);

  // Its rounds begin on their dates, not when all have played.
  const [only] = openOf(begun);
  if (!only) throw new Error('no table');
  await giveUp(begun, only);
  await on.until(ada(), id, (state) => openOf(state).length === 0);
  expect(await on.shown(ada(), id)).toMatchObject({ round: 1 });
  expect((await on.act(ada(), id, { act: 'nextRound' })).body).toMatchObject({ error: 'Closed' });

  // Somebody who comes late takes the place that is free in each round.
  expect((await on.shown(dee(), id)).canJoin).toBe(true);
  expect((await on.post(dee(), `/${id}/join`)).status).toBe(200);
  await signInOn('2026-03-03T10:00:00Z');
  await on.until(ada(), id, ({ round }) => round === 2);
  const next = await on.shown(ada(), id);
  expect(next.dates?.map(dayOf)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05']);
  expect(openOf(next)).toHaveLength(2);
  expect(next.entrants.find(({ number }) => number === numberOf(next, dee()))).toMatchObject({
    division: 1,
  });

  // A game that goes on is played to its end; one to which one of two came is theirs, and the other plays on.
  const [going, missed] = openOf(next);
  if (!going || !missed) throw new Error('two tables');
  const pair = [on.playerOf(next, going.first), on.playerOf(next, going.second)];
  for (const player of pair) await on.takeSeat(player, going.roomId ?? '');
  const [one] = pair;
  await one?.until('the game', () => one.view()?.room === going.roomId && one.view()?.result === null);
  await on.takeSeat(on.playerOf(next, missed.first), missed.roomId ?? '');
  clock.to('2026-03-04T09:30:00Z');
  await on.until(ada(), id, ({ round }) => round === 3);
  const last = await on.shown(ada(), id);
  const inSecond = (board: number) =>
    last.pairings.find((pairing) => pairing.round === 2 && pairing.board === board);
  expect(inSecond(going.board)).toMatchObject({ outcome: null });
  expect(inSecond(missed.board)).toMatchObject({ outcome: 'first', isPlayed: false });
  expect(last.entrants.some(({ isOut }) => isOut)).toBe(false);
  await giveUpAt(on.playerOf(last, going.first), going.roomId);
  await on.until(ada(), id, (state) => openOf(state).every(({ round }) => round === 3));

  // Whoever leaves costs the opponent nothing, and the season ends.
  const rest = openOf(await on.shown(ada(), id));
  for (const { first: leaver, roomId } of rest.slice(0, 1)) {
    expect(roomId).not.toBeNull();
    await on.post(on.playerOf(last, leaver), `/${id}/leave`);
  }
  await signInOn('2026-03-05T09:30:00Z');
  await on.until(ada(), id, ({ phase }) => phase === 'finished');
  const over = await on.shown(ada(), id);
  expect(over.dates).toBeUndefined();
  const left = over.pairings.find(({ round, board }) => round === 3 && board === rest[0]?.board);
  expect(left).toMatchObject({ outcome: 'second', isPlayed: false });

  // The next season is there: those who played to the end are signed up.
  const following = over.followedBy ?? '';
  const season = await on.shown(ada(), following);
  expect(season).toMatchObject({ form: 'league', phase: 'open', repeats: 'season', roundStep: 'day' });
  expect(season.entrants).toHaveLength(3);
  expect(dayOf(season.start)).toBe('2026-03-12');
  // The order of the season before decides, not when people signed up.
  await on.act(ada(), following, { act: 'start' });
  const again = await on.shown(ada(), following);
  const best = over.standings.filter(
    ({ entrant }) => !over.entrants.find((each) => each.number === entrant)?.isOut,
  );
  const userOf = (state: TournamentShown, entrant: number) =>
    state.entrants.find(({ number }) => number === entrant)?.userId;
  expect([1, 2, 3].map((number) => userOf(again, number))).toEqual(
    best.map(({ entrant }) => userOf(over, entrant)),
  );
  expect((await on.act(ada(), following, { act: 'stopRepeating' })).status).toBe(200);
  expect(await on.shown(ada(), following)).toMatchObject({ repeats: null });
  expect((await on.act(ada(), following, { act: 'cancel' })).status).toBe(200);
});

it('one that repeats is made anew when it begins, at the same time on the clock, until it is stopped', async () => {
  const start = '2026-03-06T09:00:00.000Z';
  const body = { moveId: randomUUID(), name: 'Weekly', gameName: 'tictactoe', form: 'knockout', bestOf: 3 };
  expect((await on.post(ada(), '', { ...body, repeats: 'weekly' })).body).toMatchObject({
    error: 'InvalidInput',
  });
  expect((await on.post(ada(), '', { ...body, start, repeats: 'season' })).status).toBe(400);
  const id = String((await on.post(ada(), '', { ...body, start, repeats: 'weekly' })).body.id);
  await on.post(bo(), `/${id}/join`);
  const named = async (): Promise<TournamentLine[]> => {
    const { body: list } = await ask(server, ada(), 'GET', '/api/Tournament/all');
    const { tournaments } = list as { tournaments: TournamentLine[] }; // the contract's answer
    return tournaments.filter(({ name }) => name === 'Weekly');
  };
  expect(await named()).toHaveLength(1);
  clock.to('2026-03-06T09:00:01Z');
  await expect.poll(async () => (await named()).length, { timeout: 20_000 }).toBe(1); // too few came: the next one follows
  await expect.poll(async () => (await named())[0]?.id, { timeout: 20_000 }).not.toBe(id);
  const [next] = await named();
  if (!next) throw new Error('nothing follows');
  const shown = await on.shown(ada(), next.id);
  expect(shown).toMatchObject({ phase: 'open', bestOf: 3, repeats: 'weekly', entrants: [] });
  expect(shown.start).toBe('2026-03-13T09:00:00.000Z');
  await on.act(ada(), next.id, { act: 'cancel' });
  expect(await named()).toEqual([]); // cancelled by somebody: the last of its series
});

it('whoever led one that is over makes it again, and nobody else', async () => {
  const id = await on.made(ada(), { form: 'roundRobin' });
  for (const player of [bo(), cem()]) await on.post(player, `/${id}/join`);
  const moveId = randomUUID();
  await on.act(ada(), id, { act: 'start' });
  expect((await on.post(ada(), `/${id}/again`, { moveId })).body).toMatchObject({ error: 'Closed' });
  await on.act(ada(), id, { act: 'result', round: 1, board: 1, outcome: 'first' });
  expect(await on.shown(ada(), id)).toMatchObject({ phase: 'finished', canRepeat: true, followedBy: null });
  expect(await on.shown(bo(), id)).toMatchObject({ canRepeat: false });
  expect((await on.post(bo(), `/${id}/again`, { moveId })).body).toMatchObject({ error: 'NotAllowed' });
  const made = await on.post(ada(), `/${id}/again`, { moveId });
  expect(made.status).toBe(200);
  expect((await on.post(ada(), `/${id}/again`, { moveId })).body).toEqual(made.body); // the same message
  expect(await on.shown(ada(), id)).toMatchObject({ followedBy: made.body.id });
  expect(await on.shown(bo(), String(made.body.id))).toMatchObject({
    phase: 'open',
    entrants: [],
    start: null,
  });
});
