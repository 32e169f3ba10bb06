// Who is gone, where the two of a table are connected to different nodes: only who has no window on any of them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Player } from '../support/people/player.ts';
import { postgresOfNodes, startTwoServers, type TwoServers } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
let nodes: TwoServers;
beforeAll(async () => {
  if (postgres) nodes = await startTwoServers(postgres.url, {}, { absenceMs: 0 }); // a win may be claimed at once
});
afterAll(async () => {
  await nodes?.stop();
  await postgres?.stop();
});

/** A game in which it is the guest's turn, who is seen on the host's node. */
async function turnOfGuest(host: Player, guest: Player): Promise<string> {
  const made = await host.say('room:create', { gameName: 'connect4' });
  if (!made.ok) throw new Error(made.error);
  const { room } = made;
  await guest.say('room:join', { room });
  const here = () => host.room()?.players.filter(({ isConnected }) => isConnected) ?? [];
  await host.until('the guest', () => host.room()?.id === room && here().length === 2);
  for (const player of [host, guest]) await player.say('room:ready', { room, isReady: true });
  for (const player of [host, guest])
    await player.until('the game', () => player.view()?.room === room && player.room()?.id === room);
  const { mySeat, toAct, turn = 0 } = host.view() ?? {};
  if (toAct?.[0] === mySeat) await host.say('match:act', { room, expectedTurn: turn, move: 3 });
  for (const player of [host, guest])
    await player.until('the turn', () => player.view()?.toAct[0] === guest.view()?.mySeat);
  return room;
}

const claim = (player: Player, room: string) => player.say('match:claim', { room, claim: 'win' });

it.runIf(postgres !== null)('somebody is gone with the last window, on whichever node it was', async () => {
  const { first, second, ada, bo } = nodes;
  const guest = await connect(second.url, bo.member);
  const room = await turnOfGuest(ada, guest);
  const other = await connect(first.url, bo.member);
  await other.say('match:sync', { room });
  const watcher = await connect(first.url, nodes.eve.member);
  await watcher.say('room:watch', { room });
  await ada.until('the watcher', () => ada.room()?.numberOfSpectators === 1);
  other.leave();
  watcher.leave();
  await ada.until('both windows closed', () => ada.room()?.numberOfSpectators === 0);
  expect(await claim(ada, room)).toMatchObject({ ok: false, reason: 'stillHere' });
  guest.leave();
  await ada.until('the guest gone', () => (ada.view()?.absent.length ?? 0) > 0);
  expect(await claim(ada, room)).toMatchObject({ ok: true });
});
