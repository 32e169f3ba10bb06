// Who looks on: put out, or with watching off, they hear nothing more; what players offer each other is theirs.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameCalled, playOn } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let players: [Player, Player, Player];

beforeAll(async () => {
  server = await startTestServer();
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const join = async (name: string) => connect(server.url, await colleague(server.url, founder, name));
  players = [await connect(server.url, founder), await join('Bo Lind'), await join('Cy Er')];
});
afterAll(async () => {
  for (const player of players ?? []) player.leave();
  await server?.close();
});

const closings = ({ heard }: Player, room: string) =>
  heard.filter(({ name, payload }) => name === 'room:closed' && (payload as { room: string }).room === room); // by its name
const lobby = async (ada: Player, watch: 'team' | 'nobody' = 'team') => {
  const made = await ada.say('room:create', { gameName: 'connect4', watch });
  if (!made.ok) throw new Error(made.error);
  return made.room;
};
const begin = async (room: string, seated: readonly Player[]) => {
  for (const player of seated) await player.say('room:ready', { room, isReady: true });
  for (const player of seated) await player.until('the first view', () => player.view()?.room === room);
};
const hearsNothing = async (player: Player, room: string, happening: () => Promise<unknown>) => {
  await player.caughtUp();
  const before = player.heard.length;
  await happening();
  await player.caughtUp();
  const later = player.heard.slice(before).filter(({ payload }) => JSON.stringify(payload).includes(room));
  expect(later).toEqual([]);
};

it('who is put out hears nothing of the game that begins', async () => {
  const [ada, bo, cy] = players;
  const room = await lobby(ada);
  await cy.say('room:join', { room });
  expect((await ada.say('room:kick', { room, userId: cy.member.userId })).ok).toBe(true);
  await cy.until('that she is out', () => closings(cy, room).length > 0);
  expect(closings(cy, room)[0]?.payload).toEqual({ room, reason: 'kicked' });
  await hearsNothing(cy, room, async () => {
    await bo.say('room:join', { room });
    await begin(room, [ada, bo]);
    await playOn([ada, bo], await gameCalled('connect4'), 2);
  });
  expect(await cy.say('match:sync', { room })).toMatchObject({ ok: false, reason: 'kicked' });
  await ada.say('match:resign', { room });
});

it.each(['from the start', 'later'])(
  'with watching off %s, who looked at the lobby sees no move',
  async (when) => {
    const [ada, bo, cy] = players;
    const room = await lobby(ada, when === 'later' ? 'team' : 'nobody');
    await bo.say('room:join', { room });
    expect((await cy.say('match:sync', { room })).ok).toBe(true);
    if (when === 'later') expect((await ada.say('room:settings', { room, watch: 'nobody' })).ok).toBe(true);
    await begin(room, [ada, bo]);
    await cy.until('that she is out', () => closings(cy, room).length > 0);
    expect(closings(cy, room)[0]?.payload).toEqual({ room, reason: 'notWatchable' });
    expect(cy.view()?.room).not.toBe(room);
    await hearsNothing(cy, room, async () => playOn([ada, bo], await gameCalled('connect4'), 2));
    await ada.until('that she is gone', () => ada.room()?.numberOfSpectators === 0);
    await ada.say('match:resign', { room });
  },
);

it('an open offer of a draw is seen by the players alone', async () => {
  const [ada, bo, cy] = players;
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
  await cy.say('match:sync', { room });
  expect((await ada.say('match:offer', { room, kind: 'draw' })).ok).toBe(true);
  await bo.until('the offer', () => bo.room()?.draw.drawOffered === true);
  expect(bo.view()?.offers).toEqual([{ kind: 'draw', bySeat: ada.view()?.mySeat }]);
  const told = await cy.say('match:sync', { room });
  if (!told.ok) throw new Error(told.error);
  for (const said of [told.state.draw, cy.room()?.draw])
    expect(said).toEqual({ drawOffered: false, drawAnswered: false, drawOfferedUserId: null });
  expect([told.match?.offers, told.match?.lines]).toEqual([[], []]);
  expect(JSON.stringify(cy.heard)).not.toContain('offer.draw');
  await ada.say('match:resign', { room });
});
