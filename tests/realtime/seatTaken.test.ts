// A seat whose person was gone is taken by somebody who watched already: they are here, whoever was gone before them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let ada: Player;
let bo: Player;
let cem: Player;
beforeAll(async () => {
  server = await startTestServer({ absenceMs: 0 }); // a win may be claimed at once
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
  cem = await connect(server.url, await colleague(server.url, founder, 'Cem Ay'));
});
afterAll(async () => {
  for (const player of [ada, bo, cem]) player?.leave();
  await server?.close();
});

it('no win can be claimed from the one who sits there now', async () => {
  const made = await ada.say('room:create', { gameName: 'connect4' });
  if (!made.ok) throw new Error(made.error);
  const { room } = made;
  await cem.say('room:join', { room });
  await bo.say('room:watch', { room });
  cem.leave(); // the window is closed, the seat stays
  await ada.until('the absence', () => ada.room()?.players.some(({ isConnected }) => !isConnected) ?? false);
  expect(await ada.say('room:kick', { room, userId: cem.member.userId })).toMatchObject({ ok: true });
  expect(await bo.say('room:join', { room })).toMatchObject({ ok: true });
  for (const player of [ada, bo]) await player.say('room:ready', { room, isReady: true });
  for (const player of [ada, bo]) await player.until('the game', () => player.view()?.room === room);
  const { mySeat, toAct, turn = 0 } = ada.view() ?? {};
  if (toAct?.[0] === mySeat) await ada.say('match:act', { room, expectedTurn: turn, move: 3 });
  await ada.until('the turn', () => ada.view()?.toAct[0] === bo.view()?.mySeat);
  expect(await ada.say('match:claim', { room, claim: 'win' })).toMatchObject({
    ok: false,
    reason: 'stillHere',
  });
});
