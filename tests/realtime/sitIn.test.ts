// A bot plays on for somebody who is gone from a table of four, until they take their seat back.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameCalled, moveOnce } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let ada: Player;
let bo: Player;
let secondMember: Member;

beforeAll(async () => {
  server = await startTestServer({ absenceMs: 300 });
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  secondMember = await colleague(server.url, founder, 'Bo Lind');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, secondMember);
});

afterAll(async () => {
  for (const player of [ada, bo]) player?.leave();
  await server?.close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Ada plays whenever it is her turn, so that the table goes on. */
async function playUntil(isDone: () => boolean): Promise<void> {
  const game = await gameCalled('hearts');
  for (let seed = 1; !isDone() && seed < 4_000; seed++) {
    if ((await moveOnce(ada, game, seed)) === null) await pause(10);
  }
  expect(isDone()).toBe(true);
}

const seatOfBo = () => ada.view()?.positions.indexOf(3) ?? -1;
const botPlays = () => ada.view()?.satIn.includes(seatOfBo()) ?? false;

it('a bot sits in for who is gone, and gives the seat back when asked, as often as it happens', async () => {
  const room = await seatAndBegin([ada, bo], { gameName: 'hearts', maxPlayers: 4, bots: [0, 0] });
  await playUntil(() => (ada.view()?.turn ?? 0) > 0);
  expect(ada.view()?.satIn).toEqual([]);

  bo.leave();
  await playUntil(botPlays);
  const turn = ada.view()?.turn ?? 0;
  await playUntil(() => (ada.view()?.turn ?? 0) > turn + 8);

  bo = await connect(server.url, secondMember);
  await bo.say('match:sync', { room });
  expect(bo.view()).toMatchObject({ satIn: [seatOfBo()], mySeat: seatOfBo() });
  expect(
    await bo.say('match:act', { room, expectedTurn: bo.view()?.turn ?? 0, move: { card: 'C2' } }),
  ).toMatchObject({ ok: false, error: 'NotAllowed', reason: 'botPlays' });
  expect(await bo.say('match:takeSeat', { room })).toMatchObject({ ok: true });
  expect(await bo.say('match:takeSeat', { room })).toMatchObject({ ok: false, reason: 'alreadyDone' });
  await ada.until('Bo back', () => ada.view()?.satIn.length === 0);

  bo.leave();
  await playUntil(botPlays);
});

it('nobody sits in at a table of two: there the other side decides', async () => {
  bo = await connect(server.url, secondMember);
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
  const waiter = ada.view()?.toAct[0] === ada.view()?.mySeat ? bo : ada;
  expect(await waiter.say('match:takeSeat', { room })).toMatchObject({ ok: false, reason: 'alreadyDone' });
  const mover = waiter === ada ? bo : ada;
  mover.leave();
  await pause(700);
  expect(waiter.view()).toMatchObject({ satIn: [], turn: 0 });
  expect(await waiter.say('match:claim', { room, claim: 'win' })).toMatchObject({ ok: true });
  expect(mover.view()?.satIn).toEqual([]);
});
