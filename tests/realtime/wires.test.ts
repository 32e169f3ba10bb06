// Views sent whole and views sent as changes are the same, for players and for those who look on, also after a gap.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MatchView } from '../../src/contract/play/tables.ts';
import { games } from '../../src/games/load.ts';
import { gameCalled, playOn } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let members: Member[] = [];
let players: Player[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const names = ['Bo Lind', 'Cy Young', 'Dee Hart', 'Eve Stone'];
  members = [ada];
  for (const name of names) members.push(await colleague(server.url, ada, name));
});
afterEach(() => {
  for (const player of players) player.leave();
  players = [];
});
afterAll(() => server.close());

async function join(member: Member | undefined, wire: 'whole' | 'changes'): Promise<Player> {
  if (!member) throw new Error('nobody');
  const player = await connect(server.url, member, wire);
  players.push(player);
  return player;
}

/** The position, without what depends on the moment it is sent. */
function positionIn(view: MatchView | null): unknown {
  if (!view) return null;
  const {
    nowUnix: _,
    clocks: __,
    deadline: ___,
    absent: ____,
    lines: _____,
    status: ______,
    ...position
  } = view;
  return position;
}

/** Every view of a player, by game and turn. */
function recorded(player: Player): Map<string, unknown> {
  const views = new Map<string, unknown>();
  player.socket.onAny(() => {
    const view = player.view();
    if (view) views.set(`${view.room} ${view.game} ${view.turn}`, structuredClone(positionIn(view)));
  });
  return views;
}

describe.each(Object.keys(games))('%s', (gameName) => {
  it('is seen alike', async () => {
    const game = await gameCalled(gameName);
    const seats = Math.min(...game.seats);
    const seated: Player[] = [];
    for (const member of members.slice(0, seats)) seated.push(await join(member, 'changes'));
    const room = await seatAndBegin(seated, { gameName, maxPlayers: seats });
    const [first] = seated;
    const pairs = await Promise.all(
      [members[0], members[4]].map((member) => Promise.all([join(member, 'whole'), join(member, 'changes')])),
    );
    for (const player of pairs.flat()) expect((await player.say('match:sync', { room })).ok).toBe(true);
    const views = pairs.map((pair) => pair.map(recorded));
    await playOn(seated, game, 40);
    for (const player of pairs.flat())
      await player.until('the last turn', () => player.view()?.turn === first?.view()?.turn);
    for (const [whole, changes] of views) {
      expect(changes?.size).toBeGreaterThan(3);
      for (const [turn, view] of changes ?? []) expect(view, turn).toEqual(whole?.get(turn));
    }
    for (const [whole, changes] of pairs)
      expect(positionIn(changes.view())).toEqual(positionIn(whole.view()));
  });
});

it('is whole again after turns were missed, and after the connection broke', async () => {
  const game = await gameCalled('connect4');
  const seated = [await join(members[0], 'changes'), await join(members[1], 'changes')];
  const room = await seatAndBegin(seated, { gameName: 'connect4' });
  const [whole, changes] = [await join(members[4], 'whole'), await join(members[4], 'changes')];
  for (const player of [whole, changes]) await player.say('match:sync', { room });
  await playOn(seated, game, 4);
  await changes.until('the fourth turn', () => changes.view()?.turn === seated[0]?.view()?.turn);
  changes.socket.disconnect();
  await playOn(seated, game, 4);
  changes.socket.connect();
  expect((await changes.say('match:sync', { room })).ok).toBe(true);
  await playOn(seated, game, 2);
  await changes.until('the tenth turn', () => changes.view()?.turn === seated[0]?.view()?.turn);
  await whole.until('the tenth turn', () => whole.view()?.turn === seated[0]?.view()?.turn);
  expect(positionIn(changes.view())).toEqual(positionIn(whole.view()));
});
