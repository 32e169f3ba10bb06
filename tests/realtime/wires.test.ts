// Views sent whole, as changes and short are the same, for players and for those who look on, also after a gap; so are rooms.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gameStatus, type MatchView } from '../../src/contract/play/tables.ts';
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

const wires = ['whole', 'changes', 'short'] as const;

async function join(member: Member | undefined, wire: (typeof wires)[number]): Promise<Player> {
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
    for (const member of members.slice(0, seats)) seated.push(await join(member, 'short'));
    const room = await seatAndBegin(seated, { gameName, maxPlayers: seats });
    const [first] = seated;
    const windows = await Promise.all(
      [members[0], members[4]].map((member) => Promise.all(wires.map((wire) => join(member, wire)))),
    );
    for (const player of windows.flat()) expect((await player.say('match:sync', { room })).ok).toBe(true);
    const views = windows.map((each) => each.map(recorded));
    await playOn(seated, game, 40);
    for (const player of windows.flat())
      await player.until('the last turn', () => player.view()?.turn === first?.view()?.turn);
    for (const [whole, ...others] of views)
      for (const seen of others) {
        expect(seen.size).toBeGreaterThan(3);
        for (const [turn, view] of seen) expect(view, turn).toEqual(whole?.get(turn));
      }
    for (const [whole, ...others] of windows)
      for (const other of others) expect(positionIn(other.view())).toEqual(positionIn(whole?.view() ?? null));
  });
});

it.each(['changes', 'short'] as const)(
  '%s: whole again after turns were missed, and after the connection broke',
  async (wire) => {
    const game = await gameCalled('connect4');
    const seated = [await join(members[0], wire), await join(members[1], wire)];
    const room = await seatAndBegin(seated, { gameName: 'connect4' });
    const [whole, changes] = [await join(members[4], 'whole'), await join(members[4], wire)];
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
  },
);

/** Offers are between the players, and the time of the last move is worked out anew for each message, to a millisecond or so. */
const ofEverybody = (player: Player) => Object.assign({}, player.room(), { draw: null, lastMoveTimeUnix: 0 });

it('sends a room whole once, then as what changed, and both show the same', async () => {
  const seated = [await join(members[0], 'whole'), await join(members[1], 'short')];
  const room = await seatAndBegin(seated, { gameName: 'connect4' });
  const [whole, short] = [await join(members[4], 'whole'), await join(members[4], 'short')];
  for (const player of [whole, short]) await player.say('match:sync', { room });
  const [ada, bo] = seated;
  if (!ada || !bo) throw new Error('nobody');
  await bo.say('match:sync', { room });
  expect((await ada.say('match:offer', { room, kind: 'draw' })).ok).toBe(true);
  await bo.until('the offer', () => bo.room()?.draw.drawOffered === true);
  expect((await ada.say('match:resign', { room })).ok).toBe(true);
  for (const player of [ada, bo, whole, short]) {
    await player.until('the end', () => player.room()?.gameStatus === gameStatus.completed);
    expect(ofEverybody(player)).toEqual(ofEverybody(ada));
  }
  expect(bo.room()?.draw).toEqual(ada.room()?.draw);
  expect(short.room()?.draw).toEqual(whole.room()?.draw);
  const names = (player: Player) => new Set(player.heard.map(({ name }) => name));
  expect(names(short)).toContain('room:changed');
  expect(names(whole)).not.toContain('room:changed');
});
