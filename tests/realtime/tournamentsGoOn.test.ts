// Tournaments at unlucky moments: a result while somebody is late elsewhere, a deleted account, a game that is not recorded yet, a table lost after the last round.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PairingShown, TournamentShown } from '../../src/contract/events/tournamentShapes.ts';
import { roomStatus } from '../../src/server/base/storage/schema/matches.ts';
import { openOf, tournamentsOn } from '../support/data/tournaments.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { movedClock } from '../support/servers/movedClock.ts';
import { ask, changeTeam, startTestServer, type TestServer } from '../support/servers/testServer.ts';

const clock = movedClock('2026-03-02T09:00:00Z');
let server: TestServer;
let ada: Player;
let people: Player[];
let on: ReturnType<typeof tournamentsOn>;

beforeAll(async () => {
  server = await startTestServer({ breakMs: 3_600_000 }, undefined, {}, clock);
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  ada = await connect(server.url, founder);
  people = [ada];
  for (const name of ['Bo Lind', 'Cem Ay', 'Dee Fox', 'Eve Sol', 'Gil Orr'])
    people.push(await connect(server.url, await colleague(server.url, founder, name)));
  on = tournamentsOn(server, people);
  await changeTeam(server, founder.team?.teamId ?? '', { members_make_tournaments: true });
});
afterAll(async () => {
  for (const player of people ?? []) player.leave();
  await server?.close();
});

const later = (ms: number) => clock.to(new Date(clock.now() + ms).toISOString());

async function begun(players: readonly Player[], how: object): Promise<string> {
  const id = await on.made(ada, how);
  for (const player of players) expect((await on.post(player, `/${id}/join`)).status).toBe(200);
  expect((await on.act(ada, id, { act: 'start' })).status).toBe(200);
  return id;
}

/** Both of the pairing are at their table, and its game has begun. */
async function seatedAt(state: TournamentShown, { first, second, roomId }: PairingShown) {
  const room = roomId ?? '';
  const [one, other] = [on.playerOf(state, first), on.playerOf(state, second)];
  for (const player of [one, other]) await on.takeSeat(player, room);
  for (const player of [one, other]) await player.until('the game', () => player.view()?.room === room);
  return { room, one, other };
}

const outcomeAt = ({ pairings }: TournamentShown, room: string | null) =>
  pairings.find(({ roomId }) => roomId === room)?.outcome;

async function deleteAccount(player: Player): Promise<void> {
  const { password } = player.member;
  const deleted = await ask(server, player, 'POST', '/api/Authentication/deleteAccount', { password });
  expect(deleted.status).toBe(200);
}

it('a result in the step in which somebody is late at another table does not let them off', async () => {
  const id = await begun(people.slice(0, 4), { rounds: 3 });
  const state = await on.shown(ada, id);
  const [played, missed] = openOf(state);
  if (!played || !missed) throw new Error('two tables');
  await on.takeSeat(on.playerOf(state, missed.second), missed.roomId ?? '');
  const { room, one } = await seatedAt(state, played);
  later(5 * 60_000 + 1_000);
  expect(await one.say('match:resign', { room })).toMatchObject({ ok: true });
  const taken = server.services.database
    .selectFrom('tournament_pairings')
    .select('outcome')
    .where('room_id', '=', room);
  await expect.poll(async () => (await taken.executeTakeFirst())?.outcome).toBe('second'); // no page asks before
  await on.until(ada, id, (now) => outcomeAt(now, missed.roomId) === 'second');
  await on.act(ada, id, { act: 'cancel' });
});

it('a game that is over has its result, though its table is decided before that is recorded', async () => {
  const { database } = server.services;
  const id = await begun(people.slice(0, 4), { rounds: 3 });
  const state = await on.shown(ada, id);
  const [pairing] = openOf(state);
  if (!pairing) throw new Error('no table');
  const { room, one, other } = await seatedAt(state, pairing);
  await sql`create sequence tries`.execute(database); // it counts on in what is rolled back
  await sql`
    create function not_now() returns trigger language plpgsql as $$
    begin if new.standings is not null then raise exception 'try %', nextval('tries'); end if; return new; end $$`.execute(
    database,
  );
  await sql`create trigger not_now before update on matches for each row execute function not_now()`.execute(
    database,
  );
  expect(await one.say('match:resign', { room })).toMatchObject({ ok: true });
  await other.until('the end', () => other.view()?.result !== null);
  expect((await on.post(one, `/${id}/leave`)).status).toBe(200);
  const tries = async () =>
    (await sql<{ tries: number }>`select last_value::int as tries from tries`.execute(database)).rows[0]
      ?.tries;
  await expect.poll(tries).toBeGreaterThan(1);
  await sql`drop trigger not_now on matches`.execute(database);
  const match = database.selectFrom('matches').select('standings').where('room_id', '=', room);
  await expect.poll(async () => (await match.executeTakeFirst())?.standings).not.toBeNull();
  await on.act(ada, id, { act: 'cancel' });
});

it('its director corrects a result of somebody whose account is gone', async () => {
  const gil = people[5];
  if (!gil) throw new Error('nobody');
  const id = await begun([ada, ...people.slice(3)], { rounds: 3 });
  await ada.say('tournament:watch', { tournament: id });
  const state = await on.shown(ada, id);
  const theirs = openOf(state).find((pairing) =>
    [pairing.first, pairing.second].some((number) => on.playerOf(state, number) === gil),
  );
  if (!theirs) throw new Error('no table');
  await deleteAccount(gil);
  await on.until(ada, id, (now) => outcomeAt(now, theirs.roomId) !== null);
  const { round, board } = theirs;
  expect((await on.act(ada, id, { act: 'result', round, board, outcome: 'draw' })).status).toBe(200);
  await on.act(ada, id, { act: 'cancel' });
});

it('one that repeats begins, though whoever made it has deleted their account', async () => {
  const maker = people[4];
  if (!maker) throw new Error('nobody');
  const start = new Date(clock.now() + 10 * 60_000).toISOString();
  const id = await on.made(maker, { rounds: 3, start, repeats: 'weekly' });
  const others = people.slice(0, 4);
  for (const player of others) expect((await on.post(player, `/${id}/join`)).status).toBe(200);
  await ada.say('tournament:watch', { tournament: id });
  await deleteAccount(maker);
  for (const player of others) expect((await on.post(player, `/${id}/checkIn`)).status).toBe(200);
  later(10 * 60_000 + 1_000);
  await on.until(ada, id, ({ phase }) => phase === 'running');
});

it('a league whose table closes without a result after the last round comes to its end', async () => {
  const { database } = server.services;
  const id = await begun(people.slice(0, 2), { form: 'league', roundStep: 'day' });
  const state = await on.shown(ada, id);
  const [pairing] = openOf(state);
  if (!pairing) throw new Error('no table');
  const { room } = await seatedAt(state, pairing);
  const league = database.selectFrom('tournaments').where('id', '=', id);
  const table = database.selectFrom('tournament_pairings').where('tournament_id', '=', id);
  clock.to('2026-03-03T10:00:00Z');
  await expect
    .poll(async () => (await league.select('round_ends_at').executeTakeFirst())?.round_ends_at)
    .toBe(null);
  // As where nobody comes back after an outage.
  await database.updateTable('rooms').set({ status: roomStatus.closed }).where('id', '=', room).execute();
  await expect.poll(async () => (await table.select('room_id').executeTakeFirst())?.room_id).not.toBe(room);
  clock.to('2026-03-06T11:00:00Z');
  await expect.poll(async () => (await league.select('phase').executeTakeFirst())?.phase).toBe('finished');
});
