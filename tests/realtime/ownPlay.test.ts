// What people keep and try of a game for themselves: notes that nobody else reads, and the log of games that may be analysed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameCalled, playOn } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let ada: Player;
let bo: Player;
let cem: Player;
let stranger: Player;

beforeAll(async () => {
  server = await startTestServer();
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
  cem = await connect(server.url, await colleague(server.url, founder, 'Cem Ay'));
  stranger = await connect(server.url, await foundTeam(server.url, 'Eve Hart', 'Southlight'));
});
afterAll(async () => {
  for (const player of [ada, bo, cem, stranger]) player?.leave();
  await server?.close();
});

describe('a note', () => {
  const path = (room: string) => `/api/Game/Note/${room}/1`;
  const write = (player: Player, room: string, text: string) =>
    ask(server, player, 'PUT', path(room), { text });
  const read = async (player: Player, room: string) => (await ask(server, player, 'GET', path(room))).body;
  const exported = async (player: Player) =>
    (await ask(server, player, 'GET', '/api/UserProfile/Export')).body.notes;

  it('is its writer’s alone: no admin, opponent or spectator is ever answered it', async () => {
    const room = await seatAndBegin([bo, cem], { gameName: 'connect4' });
    expect(await write(bo, room, 'Never the left column')).toMatchObject({ status: 200 });
    expect(await write(cem, room, 'Mine')).toMatchObject({ status: 200 });
    expect(await write(ada, room, 'I only watch')).toMatchObject({ status: 200 });
    expect(await read(bo, room)).toMatchObject({ text: 'Never the left column' });
    expect(await read(cem, room)).toMatchObject({ text: 'Mine' });
    expect(await read(ada, room)).toMatchObject({ text: 'I only watch' });
    expect((await ask(server, stranger, 'GET', path(room))).status).toBe(404);
    await playOn([bo, cem], await gameCalled('connect4'));
    const replay = await ask(server, ada, 'GET', `/api/Game/Replay/${room}/1`);
    const all = JSON.stringify([ada.heard, cem.heard, replay.body, await exported(ada)]);
    expect(all.includes('left column')).toBe(false);
    expect(await read(bo, room)).toMatchObject({ text: 'Never the left column' }); // after the end too
    expect(await exported(bo)).toMatchObject([{ roomId: room, game: 1, text: 'Never the left column' }]);
  });

  it('is overwritten, limited, and gone once it is empty', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    await write(ada, room, 'one');
    await write(ada, room, 'two');
    expect(await read(ada, room)).toMatchObject({ text: 'two' });
    expect(await write(ada, room, 'x'.repeat(2_001))).toMatchObject({ status: 400 });
    expect(await write(ada, room, 'a\u0000b')).toMatchObject({ status: 400 });
    await write(ada, room, ' \n');
    expect(await read(ada, room)).toEqual({ text: '', savedAt: null });
  });

  it('is not for those who may not watch', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4', watch: 'nobody' });
    expect(await write(cem, room, 'who?')).toMatchObject({ status: 404 });
  });

  it('goes with its writer, and with nobody else', async () => {
    const dora = await connect(server.url, await colleague(server.url, ada.member, 'Dora Quick'));
    const room = await seatAndBegin([ada, dora], { gameName: 'connect4' });
    await write(ada, room, 'stays');
    await write(dora, room, 'goes');
    const { database } = server.services;
    await database.deleteFrom('people').where('id', '=', dora.member.userId).execute();
    dora.leave();
    const left = await database
      .selectFrom('match_notes')
      .select('note')
      .where('match_id', '=', `${room}:1`)
      .execute();
    expect(left).toEqual([{ note: 'stays' }]);
  });
});

describe('the log of a game that goes on', () => {
  const log = (player: Player, room: string) => ask(server, player, 'GET', `/api/Game/Log/${room}/1`);

  it('is for those who watch, not for who plays it now, and has no seed', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'chess' });
    await playOn([ada, bo], await gameCalled('chess'), 3);
    expect(await log(ada, room)).toMatchObject({
      status: 403,
      body: { error: 'NotAllowed', reason: 'playedNow' },
    });
    const seen = await log(cem, room);
    expect(seen).toMatchObject({ status: 200, body: { seats: 2, timer: null } });
    expect(seen.body.log).toHaveLength(4);
    expect(Object.keys(seen.body)).not.toContain('seed');
    expect((await log(stranger, room)).status).toBe(404);
  });

  it('is for players with a move a day, without what is between them', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'chess', ruleSet: { turnDays: 1, timer: null } });
    expect(await log(ada, room)).toMatchObject({ status: 200 });
    await ada.say('match:offer', { room, kind: 'draw' });
    expect((await log(cem, room)).body.log).toEqual([[], []]);
  });

  it('is nobody’s where something is hidden', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'battleship' });
    expect(await log(cem, room)).toMatchObject({ body: { error: 'NotAllowed', reason: 'hidden' } });
  });
});
