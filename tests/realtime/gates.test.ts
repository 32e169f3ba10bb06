// What a team may not play does not begin: no table of it opens, not by getting ready, not by a countdown, not by a rematch.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { gameFacts } from '../../src/catalogue/facts.ts';
import { gameStatus } from '../../src/contract/play/tables.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { changeTeam, startTestServer, type TestServer } from '../support/servers/testServer.ts';

const countdownMs = 300;
let server: TestServer;
let ada: Player;
let bo: Player;
let teamId = '';

beforeAll(async () => {
  server = await startTestServer({ countdownMs }, undefined, { RATE_SCALE: '5' });
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  teamId = founder.team?.teamId ?? '';
  ada = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
});
afterEach(() => changeTeam(server, teamId, opened));
afterAll(async () => {
  for (const player of [ada, bo]) player?.leave();
  await server?.close();
});

const opened = { is_limited: false, limited_games: '[]', available_periods: '[]' };
/** A minute three days from now. */
const otherHours = () => {
  const day = (new Date().getUTCDay() + 3) % 7;
  return { time_zone: 'UTC', available_periods: JSON.stringify([{ day, from: '00:00', to: '00:01' }]) };
};
const closings = [
  ['the plan is on hold', { is_limited: true }, 'YouAreNotAllowed'],
  ['the game is withdrawn', { limited_games: JSON.stringify(['connect4']) }, 'GameNotAllowed'],
  ['it is outside its hours', otherHours(), 'OutsidePlayPeriod'],
] as const;

const lobby = async () => {
  const made = await ada.say('room:create', { gameName: 'connect4' });
  if (!made.ok) throw new Error(made.error);
  await bo.say('room:join', { room: made.room });
  return made.room;
};

it('no table of any game opens once an admin has withdrawn it', async () => {
  const names = gameFacts.map(({ id }) => id);
  await changeTeam(server, teamId, { limited_games: JSON.stringify(names) });
  const opened = await Promise.all(names.map((gameName) => ada.say('room:create', { gameName })));
  expect(opened.filter((answer) => answer.ok || answer.error !== 'GameNotAllowed')).toEqual([]);
});

it.each(closings)('nobody gets ready in an older lobby when %s', async (_, closing, error) => {
  const room = await lobby();
  await changeTeam(server, teamId, closing);
  expect(await bo.say('room:ready', { room, isReady: true })).toMatchObject({ ok: false, error });
  expect((await bo.say('room:ready', { room, isReady: false })).ok).toBe(true);
  await changeTeam(server, teamId, opened);
  await ada.say('room:close', { room });
});

it.each(closings)('a countdown ends without a game when %s', async (_, closing) => {
  const room = await lobby();
  for (const player of [ada, bo]) await player.say('room:ready', { room, isReady: true });
  const state = () => ada.room();
  await ada.until('the countdown', () => state()?.id === room && state()?.startsInMs !== null);
  await changeTeam(server, teamId, closing);
  await ada.until('its end', () => state()?.startsInMs === null);
  expect(state()).toMatchObject({ id: room, gameStatus: gameStatus.lobby });
  expect(state()?.players.map(({ isReady }) => isReady)).toEqual([false, false]);
  await changeTeam(server, teamId, opened);
  await ada.say('room:close', { room });
});

it.each(closings)('no rematch begins when %s', async (_, closing, error) => {
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
  await ada.say('match:resign', { room });
  await bo.until('the end', () => bo.view()?.room === room && bo.view()?.result !== null);
  await ada.until('the settled room', () => ada.room()?.gameStatus === gameStatus.completed);
  expect((await ada.say('match:offer', { room, kind: 'rematch' })).ok).toBe(true);
  await changeTeam(server, teamId, closing);
  expect(await bo.say('match:offer', { room, kind: 'rematch' })).toMatchObject({ ok: false, error });
  expect(ada.view()).toMatchObject({ room, game: 1 });
});
