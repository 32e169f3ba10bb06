// Which open tables of a team there are: those quick play takes, and how many one person may have open.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let ada: Player;
let bo: Player;
let cy: Player;

beforeAll(async () => {
  server = await startTestServer();
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
  cy = await connect(server.url, await colleague(server.url, founder, 'Cy Er'));
});
afterAll(async () => {
  for (const player of [ada, bo, cy]) player?.leave();
  await server?.close();
});

async function opened(player: Player, more: object): Promise<string> {
  const made = await player.say('room:create', { gameName: 'connect4', ...more });
  if (!made.ok) throw new Error(made.error);
  return made.room;
}

const quickPlay = (player: Player, gameName = 'connect4') => player.say('room:quickPlay', { gameName });

it('quick play sits down at the newest table of this game that waits for somebody now', async () => {
  const older = await opened(ada, {});
  await opened(ada, { gameName: 'tictactoe' });
  await opened(ada, { ruleSet: { turnDays: 3 } });
  const newest = await opened(ada, {});
  expect(await quickPlay(bo)).toEqual({ ok: true, room: newest, position: 1 });
  expect(await quickPlay(cy)).toEqual({ ok: true, room: older, position: 1 });
  const own = await quickPlay(cy, 'chess');
  expect(own).toMatchObject({ ok: true, position: 0 });
  expect([older, newest]).not.toContain(own.ok && own.room);
});

it('quick play that is sent again, as its answer was lost, takes no other seat', async () => {
  const full = await opened(ada, { gameName: 'checkers' });
  const join = { gameName: 'checkers', moveId: randomUUID() };
  const joined = await bo.say('room:quickPlay', join);
  expect(joined).toEqual({ ok: true, room: full, position: 1 });
  await opened(cy, { gameName: 'checkers' });
  expect(await bo.say('room:quickPlay', join)).toEqual(joined);

  const open = { gameName: 'draughts', moveId: randomUUID() };
  const made = await cy.say('room:quickPlay', open);
  expect(made).toMatchObject({ ok: true, position: 0 });
  await opened(ada, { gameName: 'draughts' });
  expect(await cy.say('room:quickPlay', open)).toEqual(made);
});

it('lists tables that wait or are played, those that are over for a while, and none that are closed', async () => {
  const listed = async () => {
    const { body } = await ask(server, ada, 'GET', `/api/Game/GameAreaInfo/${ada.member.team?.teamId}`);
    return JSON.stringify(body);
  };
  const room = await opened(ada, { gameName: 'rps' });
  expect(await listed()).toContain(room);
  await ada.say('room:close', { room });
  expect(await listed()).not.toContain(room);
});

it('nobody opens more than twenty at once; closed ones and those of others do not count', async () => {
  const rooms: string[] = [];
  for (;;) {
    const made = await bo.say('room:create', { gameName: 'tictactoe' });
    if (!made.ok) {
      expect(made).toMatchObject({ error: 'Conflict', reason: 'tooManyTables' });
      break;
    }
    rooms.push(made.room);
  }
  expect(rooms).toHaveLength(20);
  await opened(ada, { gameName: 'tictactoe' });
  const [first] = rooms;
  if (!first) throw new Error('no table');
  await bo.say('room:close', { room: first });
  await opened(bo, { gameName: 'tictactoe' });
});
