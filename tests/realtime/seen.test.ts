// Changing oneself, as others hear it: own windows at once, colleagues only what one shows, phrases only who wants them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ToClient } from '../../src/contract/realtime.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let ada: Player;
let bo: Player;

beforeAll(async () => {
  server = await startTestServer();
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
});

afterAll(async () => {
  for (const player of [ada, bo]) player?.leave();
  await server?.close();
});

async function prefer(player: Player, change: object): Promise<void> {
  const answer = await fetch(`${server.url}/api/UserProfile/Preferences`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${player.member.guulJwt}` },
    body: JSON.stringify(change),
  });
  expect(answer.status).toBe(200);
}

const heard = (player: Player, name: keyof ToClient) => player.heard.filter((each) => each.name === name);
const shownOf = (watcher: Player, of: Player) =>
  heard(watcher, 'team:person')
    .map(({ payload }) => payload as ToClient['team:person']) // the server's own words
    .filter(({ userId }) => userId === of.member.userId);
/** The connection knows of it when its person hears of it. */
async function preferAndHear(player: Player, change: object): Promise<void> {
  const before = heard(player, 'person:changed').length;
  await prefer(player, change);
  await player.until('the news', () => heard(player, 'person:changed').length > before);
}

it('every window of the person hears of a change, and nobody else’s', async () => {
  const second = await connect(server.url, bo.member);
  const before = heard(ada, 'person:changed').length;
  await prefer(bo, { board: 'contrast' });
  for (const window of [bo, second])
    await window.until('the news', () => heard(window, 'person:changed').length > 0);
  expect(heard(ada, 'person:changed')).toHaveLength(before);
  second.leave();
});

it('who becomes invisible goes offline for colleagues, wherever they look', async () => {
  const watch = async () => {
    const watching = await ada.say('team:watch', {});
    return watching.ok ? watching.people.find(({ userId }) => userId === bo.member.userId) : null;
  };
  const made = await bo.say('room:create', { gameName: 'connect4' });
  const room = made.ok ? made.room : '';
  expect(await watch()).toMatchObject({ isOnline: true, room });
  await prefer(bo, { isInvisible: true });
  await ada.until('offline', () => shownOf(ada, bo).at(-1)?.isOnline === false);
  expect(shownOf(ada, bo).at(-1)?.room).toBeNull();
  expect(await watch()).toMatchObject({ isOnline: false, room: null });
  bo.leave();
  bo = await connect(server.url, bo.member);
  await bo.caughtUp();
  expect(await watch()).toMatchObject({ isOnline: false, room: null });
  expect(
    shownOf(ada, bo)
      .slice(1)
      .every(({ isOnline }) => !isOnline),
  ).toBe(true);
  await prefer(bo, { isInvisible: false });
  await ada.until('online', () => shownOf(ada, bo).at(-1)?.isOnline === true);
});

it('who mutes phrases hears none, and hears them again', async () => {
  const made = await ada.say('room:create', { gameName: 'connect4' });
  const room = made.ok ? made.room : '';
  await bo.say('room:join', { room });
  const said = () => heard(bo, 'room:said').length;
  await ada.say('room:say', { room, phrase: 'hello' });
  await bo.until('hello', () => said() === 1);
  await preferAndHear(bo, { mutePhrases: true });
  await ada.say('room:say', { room, phrase: 'nice' });
  await ada.until('its echo', () => heard(ada, 'room:said').length === 2);
  await bo.caughtUp();
  expect(said()).toBe(1);
  await preferAndHear(bo, { mutePhrases: false });
  await ada.say('room:say', { room, phrase: 'thanks' });
  await bo.until('thanks', () => said() === 2);
});
