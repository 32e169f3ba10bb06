// An arena and a league with four at a table over the real server: tables of four and three, somebody who does not come, breaks, the end of a round and of the time, and what is listed.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PairingShown, TournamentShown } from '../../src/contract/events/tournamentShapes.ts';
import { tablePoints } from '../../src/events/tournament/tableScoring.ts';
import { peopleAt } from '../../src/events/tournament/tournament.ts';
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
  for (const name of ['Bo Lind', 'Cem Ay', 'Dee Fox', 'Eve Sol'])
    people.push(await connect(server.url, await colleague(server.url, founder, name)));
  on = tournamentsOn(server, people);
});
afterAll(async () => {
  for (const player of people ?? []) player.leave();
  await server?.close();
});

const person = (at: number): Player => {
  const player = people[at];
  if (!player) throw new Error('nobody');
  return player;
};
const ada = () => person(0);
const pass = (ms: number) => clock.to(new Date(clock.now() + ms).toISOString());
const pointsOf = ({ standings }: TournamentShown, number: number) =>
  (standings.find(({ entrant }) => entrant === number)?.points ?? 0) / 2;
const pointsAt = (state: TournamentShown, numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + pointsOf(state, number), 0);

async function onlyTable(id: string): Promise<readonly [TournamentShown, PairingShown]> {
  await on.until(ada(), id, (state) => openOf(state).length === 1);
  const state = await on.shown(ada(), id);
  const [table] = openOf(state);
  if (!table) throw new Error('no table');
  return [state, table];
}

it('an arena seats four at once, three where nobody else can come, and never two', async () => {
  const id = await on.made(ada(), { form: 'arena', minutes: 30, gameName: 'rps', tableSize: 4 });
  for (const player of people) expect((await on.post(player, `/${id}/join`)).status).toBe(200);
  expect((await on.act(ada(), id, { act: 'start' })).status).toBe(200);

  // Of five people four sit together, and one waits.
  const [begun, first] = await onlyTable(id);
  expect(begun).toMatchObject({ phase: 'running', tableSize: 4, tieBreaks: ['wins'], people: 5 });
  const four = peopleAt(first);
  expect(four).toHaveLength(4);
  const [waiting = 0] = [1, 2, 3, 4, 5].filter((number) => !four.includes(number));
  expect(
    (await on.act(ada(), id, { act: 'result', round: 1, board: 1, places: [1, 2, 3, 4] })).body,
  ).toMatchObject({
    error: 'Closed',
  });
  await on.playAt(begun, first);
  await on.until(ada(), id, (state) => pointsAt(state, four) === 12);

  // The one who waited sits down next, with three of the others.
  const [second, next] = await onlyTable(id);
  expect(peopleAt(next)).toContain(waiting);
  expect(peopleAt(next)).not.toEqual(four);

  // One of them does not come: after a minute a bot plays instead, and they are on a break without points.
  const [missing = 0, ...coming] = peopleAt(next);
  const there = coming.map((number) => on.playerOf(second, number));
  for (const player of there) await on.takeSeat(player, next.roomId ?? '');
  pass(61_000);
  await on.until(ada(), id, (state) => openOf(state)[0]?.absent?.includes(missing) === true);
  const late = await on.shown(ada(), id);
  expect(late.entrants.find(({ number }) => number === missing)).toMatchObject({ isOut: true });
  expect(pointsOf(late, missing)).toBe(pointsOf(second, missing));
  // They play on, and no table of two is made meanwhile.
  expect((await on.post(on.playerOf(late, missing), `/${id}/join`)).status).toBe(200);
  const before = pointsAt(late, coming);
  await on.playOut(late, there, next.roomId ?? '');
  await on.until(ada(), id, (state) => pointsAt(state, coming) >= before + 12); // nobody lost by it

  // Two take a break: the other three are a table at once, because nobody plays who could come to them.
  const [third, other] = await onlyTable(id);
  for (const number of peopleAt(other).slice(0, 1))
    expect((await on.act(ada(), id, { act: 'remove', entrant: number })).status).toBe(200);
  // Whoever was taken out is not offered to play on, and cannot.
  const out = on.playerOf(third, peopleAt(other)[0] ?? null);
  expect(await on.shown(out, id)).toMatchObject({ canJoin: false });
  expect((await on.post(out, `/${id}/join`)).body).toMatchObject({ error: 'Closed' });
  const [, still] = await onlyTable(id);
  expect(still).toMatchObject({ roomId: other.roomId, absent: peopleAt(other).slice(0, 1) });
  const rest = peopleAt(other).slice(1);
  const free = [1, 2, 3, 4, 5].find((number) => !peopleAt(other).includes(number)) ?? 0;
  expect((await on.post(on.playerOf(third, free), `/${id}/leave`)).status).toBe(200);
  const restPlayers = rest.map((number) => on.playerOf(third, number));
  for (const player of restPlayers) await on.takeSeat(player, other.roomId ?? '');
  await on.playOut(third, restPlayers, other.roomId ?? '');
  await on.until(
    ada(),
    id,
    (state) => openOf(state).length === 1 && openOf(state)[0]?.roomId !== other.roomId,
  );
  const [last, three] = await onlyTable(id);
  expect(peopleAt(three).toSorted()).toEqual(rest.toSorted());

  // What is not over when time is up does not count.
  pass(Date.parse(last.ends ?? '') - clock.now() + 1_000);
  await on.until(ada(), id, ({ phase }) => phase === 'finished');
  const over = await on.shown(ada(), id);
  expect(over.standings.map(({ entrant }) => pointsOf(over, entrant))).toEqual(
    last.standings.map(({ entrant }) => pointsOf(last, entrant)),
  );
  const { body } = await ask(server, ada(), 'GET', '/api/Tournament/all');
  expect(body.tournaments).toEqual([expect.objectContaining({ id, form: 'arena', tableSize: 4 })]);
});

it('a league has a table a round for everybody of a division, and its rounds wait for nobody', async () => {
  const asked = { form: 'league', roundStep: 'day', tableSize: 4 } as const;
  const live = await on.made(ada(), { ...asked, gameName: 'rps' });
  const daily = await on.made(ada(), { ...asked, gameName: 'ludo', turnDays: 1 });
  for (const id of [live, daily]) {
    for (const player of people.slice(0, 4)) await on.post(player, `/${id}/join`);
    expect((await on.act(ada(), id, { act: 'start' })).status).toBe(200);
  }
  const [begun, first] = await onlyTable(live);
  expect(begun).toMatchObject({ round: 1, rounds: 4, tieBreaks: ['headToHead', 'wins'] });
  expect(begun.dates).toHaveLength(5);
  expect(peopleAt(first)).toHaveLength(4);
  await on.playAt(begun, first);
  await on.until(ada(), live, (state) => openOf(state).length === 0);
  expect(await on.shown(ada(), live)).toMatchObject({ round: 1 }); // rounds begin on their dates

  // At the table with a move a day two are ready when the round ends: bots play for the others, who stay in.
  const [, slow] = await onlyTable(daily);
  const [one = 0, other = 0, ...away] = peopleAt(slow);
  const ofDaily = await on.shown(ada(), daily);
  for (const number of [one, other]) await on.takeSeat(on.playerOf(ofDaily, number), slow.roomId ?? '');
  clock.to('2026-03-03T10:00:00Z');
  await signInAgain(server, people);
  await on.until(ada(), daily, ({ round }) => round === 2);
  const played = (await on.shown(ada(), daily)).pairings.find(({ round }) => round === 1);
  expect(played).toMatchObject({ outcome: null, absent: away });
  const host = on.playerOf(ofDaily, one);
  await host.say('room:join', { room: slow.roomId ?? '' });
  await host.until('the game', () => host.view()?.room === slow.roomId);
  expect(host.room()?.players.filter(({ isBot }) => isBot)).toHaveLength(2);
  expect((await on.shown(ada(), daily)).entrants.some(({ isOut }) => isOut)).toBe(false);

  // At a time of day nobody waits at the end of a round: those who were ready share the first place.
  await on.until(ada(), live, ({ round }) => round === 2);
  const [second, missed] = await onlyTable(live);
  const [ready = 0, alsoReady = 0, ...absent] = peopleAt(missed);
  for (const number of [ready, alsoReady])
    await on.takeSeat(on.playerOf(second, number), missed.roomId ?? '');
  clock.to('2026-03-04T09:55:00Z');
  await on.until(ada(), live, ({ round }) => round === 3);
  const third = await on.shown(ada(), live);
  const unplayed = third.pairings.find(({ round }) => round === 2);
  expect(unplayed).toMatchObject({ isPlayed: false, places: [1, 1, 3, 3], absent });
  expect(unplayed && peopleAt(unplayed).map((number) => tablePoints(unplayed, number))).toEqual([5, 5, 0, 0]);

  // Whoever has left has a bot at later tables; it is too late for somebody new.
  const leaver = numberOf(third, ada());
  expect((await on.post(person(4), `/${live}/join`)).body).toMatchObject({ error: 'Closed' });
  expect((await on.post(ada(), `/${live}/leave`)).status).toBe(200);
  expect(openOf(await on.shown(ada(), live))[0]).toMatchObject({ absent: [leaver] });
  const direct = (round: number, places: readonly number[]) =>
    on.act(ada(), live, { act: 'result', round, board: 1, places });
  expect((await direct(3, [1, 2, 3, 4])).status).toBe(200);
  await signInAgain(server, people);
  clock.to('2026-03-05T09:54:00Z');
  await on.until(ada(), live, ({ round }) => round === 4);
  expect(openOf(await on.shown(ada(), live))[0]).toMatchObject({ absent: [leaver], places: null });
  expect(
    (await on.act(person(1), live, { act: 'result', round: 4, board: 1, places: [1, 2, 3, 4] })).body,
  ).toMatchObject({
    error: 'NotAllowed',
  });
  expect((await direct(4, [1, 2, 3, 4])).status).toBe(200);
  await on.until(ada(), live, ({ phase }) => phase === 'finished');
  const over = await on.shown(ada(), live);
  const points = over.standings.map((standing) => standing.points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(
    over.pairings.reduce(
      (sum, table) => sum + peopleAt(table).reduce((own, number) => own + tablePoints(table, number), 0),
      0,
    ),
  );
});
