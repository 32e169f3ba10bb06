// After an outage somebody comes back shortly before the time-out of their table is over.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameStatus } from '../../src/contract/play/tables.ts';
import { roomStatus } from '../../src/server/base/storage/schema/matches.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { freshDatabase } from '../support/servers/freshDatabase.ts';
import { movedClock } from '../support/servers/movedClock.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

const clock = movedClock('2026-03-02T09:00:00Z');
let server: TestServer;
let room: string;
let ada: Player;
let cem: Player;

const later = (ms: number) => clock.to(new Date(clock.now() + ms).toISOString());

beforeAll(async () => {
  const opened = await freshDatabase();
  const before = await startTestServer({}, opened, {}, clock);
  const founder = await foundTeam(before.url, 'Ada Moss', 'Northlight Labs');
  const [bo, other] = [
    await colleague(before.url, founder, 'Bo Lind'),
    await colleague(before.url, founder, 'Cem Ay'),
  ];
  const seated = [await connect(before.url, founder), await connect(before.url, bo)];
  room = await seatAndBegin(seated, { gameName: 'connect4', roomTimeout: 60 });
  for (const player of seated) player.leave();
  await before.close();
  later(30_000);
  server = await startTestServer({ recoveryMs: 600_000 }, opened, {}, clock);
  ada = await connect(server.url, founder);
  cem = await connect(server.url, other);
});
afterAll(async () => {
  for (const player of [ada, cem]) player?.leave();
  await server?.close();
});

it('the table waits for the other, and is not closed as if nobody had come', async () => {
  const { database } = server.services;
  const statusOf = async (id: string) =>
    (await database.selectFrom('rooms').select('status').where('id', '=', id).executeTakeFirst())?.status;
  const lastTurn = database.selectFrom('turns').select('entries').where('match_id', '=', `${room}:1`);
  await expect
    .poll(async () => JSON.stringify(await lastTurn.orderBy('turn', 'desc').limit(1).execute()))
    .toContain('recover');
  expect(await ada.say('match:sync', { room })).toMatchObject({
    ok: true,
    state: { gameStatus: gameStatus.recovered },
  });
  // Nobody touches this one: it is closed in the round of maintenance that comes by the recovered table before.
  const idle = await cem.say('room:create', { gameName: 'connect4', roomTimeout: 60 });
  if (!idle.ok) throw new Error(idle.error);
  later(65_000);
  await expect.poll(() => statusOf(idle.room)).toBe(roomStatus.closed);
  expect(await statusOf(room)).toBe(roomStatus.playing);
  expect(await ada.say('match:sync', { room })).toMatchObject({ ok: true });
});
