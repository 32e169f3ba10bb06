// What people hear when their game is over, and that an end nobody settled is settled by the next start.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Profile } from '../../src/contract/progress/profile.ts';
import type { ToClient } from '../../src/contract/realtime.ts';
import type { OpenDatabase } from '../../src/server/base/storage/database.ts';
import { roomStatus } from '../../src/server/base/storage/schema/matches.ts';
import { gameCalled, playOn } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { freshDatabase } from '../support/servers/freshDatabase.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

let database: OpenDatabase;
let server: TestServer;
let ada: Player;
let bo: Player;

beforeAll(async () => {
  database = await freshDatabase();
  server = await startTestServer({}, database);
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
});

afterAll(async () => {
  for (const player of [ada, bo]) player?.leave();
  await server?.close();
  await database?.close();
});

const settlements = (player: Player) =>
  player.heard.flatMap(
    ({ name, payload }) => (name === 'match:settled' ? [payload as ToClient['match:settled']] : []), // the server's own words
  );

async function storyOf(player: Player): Promise<Profile> {
  const headers = { authorization: `Bearer ${player.member.guulJwt}` };
  const answer = await fetch(`${server.url}/api/UserProfile`, { headers });
  return answer.json();
}

async function settledAfter(players: readonly Player[], act: () => Promise<unknown>) {
  const before = players.map((player) => settlements(player).length);
  await act();
  for (const [at, player] of players.entries())
    await player.until('the settlement', () => settlements(player).length > (before[at] ?? 0));
  return players.map((player) => settlements(player).at(-1)?.gains);
}

it('each person hears once what the game brought them, and the figures say the same', async () => {
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
  await settledAfter([ada, bo], async () => playOn([ada, bo], await gameCalled('connect4')));
  for (const player of [ada, bo]) {
    expect(settlements(player)).toHaveLength(1);
    const [{ gains, game, room: at } = { gains: null, game: 0, room: '' }] = settlements(player);
    expect([at, game]).toEqual([room, 1]);
    const result = player.view()?.result;
    const isDrawn = result?.places.length === 1;
    const hasWon = !isDrawn && result?.places[0]?.includes(player.view()?.mySeat ?? -1);
    const forGame = isDrawn ? 20 : hasWon ? 30 : 10;
    const badges = hasWon ? [1, 2] : [1];
    expect(gains).toMatchObject({
      xp: forGame + 10 * badges.length,
      totalXp: forGame + 10 * badges.length,
      badges,
      level: 1,
      levelBefore: 1,
    });
    expect(await storyOf(player)).toMatchObject({ totalXp: gains?.totalXp, played: 1 });
  }
});

it('resigning, and a rematch, are games of their own', async () => {
  const room = await seatAndBegin([ada, bo], { gameName: 'backgammon' });
  const [first] = await settledAfter([ada, bo], () => ada.say('match:resign', { room }));
  expect(first?.xp).toBe(10);
  for (const player of [ada, bo]) await player.say('match:offer', { room, kind: 'rematch' });
  await bo.until('the rematch', () => bo.view()?.game === 2 && bo.view()?.result === null);
  await settledAfter([ada, bo], () => bo.say('match:resign', { room }));
  expect(settlements(bo).at(-1)).toMatchObject({ room, game: 2, gains: { xp: 10, badges: [] } });
  expect((await storyOf(ada)).records).toContainEqual(
    expect.objectContaining({ gameType: 'backgammon', played: 2, won: 1, lost: 1, bestStreak: 1 }),
  );
});

it('a game against a bot alone is told of, and brings nothing', async () => {
  const made = await ada.say('room:create', { gameName: 'connect4', bots: [0] });
  const room = made.ok ? made.room : '';
  await ada.say('room:ready', { room, isReady: true });
  await ada.until('the game', () => ada.view()?.room === room);
  const before = await storyOf(ada);
  const [gains] = await settledAfter([ada], () => ada.say('match:resign', { room }));
  expect(gains).toMatchObject({ xp: 0, badges: [], totalXp: before.totalXp });
  expect((await storyOf(ada)).played).toBe(before.played);
});

const readCounters = async ({ rows }: OpenDatabase) => ({
  people: await rows.selectFrom('person_tallies').selectAll().execute(),
  games: await rows.selectFrom('game_tallies').selectAll().execute(),
  days: await rows.selectFrom('group_days').selectAll().execute(),
});

/** As if the server had died between the last turn and everything that follows from it. */
async function forgetSettlement(
  room: string,
  status: number,
  counters: Awaited<ReturnType<typeof readCounters>>,
): Promise<void> {
  const { rows } = database;
  await rows
    .updateTable('matches')
    .set({ ended_at: null, result: null, standings: null, settled_at: null })
    .where('room_id', '=', room)
    .execute();
  await rows.deleteFrom('xp_lines').where('cause', '=', `${room}:1`).execute();
  await rows.deleteFrom('rating_changes').where('match_id', '=', `${room}:1`).execute();
  await rows.deleteFrom('game_results').where('room_id', '=', room).execute();
  await rows.deleteFrom('hosted_rooms').where('room_id', '=', room).execute();
  for (const table of ['person_tallies', 'game_tallies', 'group_days'] as const)
    await rows.deleteFrom(table).execute();
  await rows.insertInto('person_tallies').values(counters.people).execute();
  await rows.insertInto('game_tallies').values(counters.games).execute();
  await rows.insertInto('group_days').values(counters.days).execute();
  await rows.updateTable('rooms').set({ status }).where('id', '=', room).execute();
}

it.each([
  ['still in play', roomStatus.playing],
  ['completed', roomStatus.completed],
  ['closed', roomStatus.closed],
])('an end nobody settled is settled by the next start, the room %s', async (_, status) => {
  const counters = await readCounters(database);
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
  await settledAfter([ada, bo], () => ada.say('match:resign', { room }));
  const before = await Promise.all([ada, bo].map(storyOf));
  const members = [ada.member, bo.member] as const;
  for (const player of [ada, bo]) player.leave();
  await server.close();
  await forgetSettlement(room, status, counters);
  server = await startTestServer({}, database);
  [ada, bo] = await Promise.all([connect(server.url, members[0]), connect(server.url, members[1])]);
  await expect.poll(async () => Promise.all([ada, bo].map(storyOf))).toEqual(before);
  const results = database.rows.selectFrom('game_results').selectAll().where('room_id', '=', room);
  expect(await results.execute()).toHaveLength(2);
});
