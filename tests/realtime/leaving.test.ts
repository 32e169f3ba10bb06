// Somebody leaves the team, by an admin's hand or their own: what their windows hear, their seats, and their name.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PersonalData } from '../../src/contract/people/leaving.ts';
import { gameStatus } from '../../src/contract/play/tables.ts';
import type { ToClient } from '../../src/contract/realtime.ts';
import { tidying } from '../../src/server/run/jobs/tidying.ts';
import { tracesOf } from '../support/data/traces.ts';
import { gameCalled, playOn } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let ada: Player;
let bo: Player;
const players: Player[] = [];

beforeAll(async () => {
  server = await startTestServer();
  ada = await connect(server.url, await foundTeam(server.url, 'Ada Moss', 'Northlight Labs'));
  players.push(ada);
});
afterAll(async () => {
  for (const player of players) player.leave();
  await server?.close();
});
beforeEach(async () => {
  bo = await join('Bo Lind');
});

async function join(name: string): Promise<Player> {
  const player = await connect(server.url, await colleague(server.url, ada.member, name));
  players.push(player);
  return player;
}

const heardBy = <N extends keyof ToClient>(player: Player, name: N): ToClient[N][] =>
  player.heard.flatMap((heard) => (heard.name === name ? [heard.payload as ToClient[N]] : [])); // the server's own words
const remove = (userId: string, by = ada) =>
  ask(server, by, 'POST', '/api/Admin/RemoveMember', { teamId: by.member.team?.teamId, userId });
const leaveForGood = (player: Player) =>
  ask(server, player, 'POST', '/api/Authentication/deleteAccount', { userId: player.member.userId });
const confirm = (player: Player, password: string) =>
  ask(server, player, 'POST', '/api/Authentication/confirm', { password });
const signIn = ({ member }: Player) =>
  ask(server, { member }, 'POST', '/api/Authentication/loginWithGS', {
    email: member.email,
    password: member.password,
  });
const replay = async (room: string, by = ada) =>
  (await ask(server, by, 'GET', `/api/Game/Replay/${room}/1`)).body as {
    seats: { name: string; userId: string | null }[];
  };

/** Since a moment ago: what is later than the quarter of an hour after signing in. */
const age = (userId: string) =>
  server.services.database
    .updateTable('sessions')
    .set({ created_at: Date.now() - 16 * 60_000 })
    .where('user_id', '=', userId)
    .execute();

describe('who is taken out of the team', () => {
  test('is signed out everywhere at once, and told why', async () => {
    const second = await connect(server.url, bo.member);
    expect((await remove(bo.member.userId)).body).toEqual({ ok: true });
    for (const window of [bo, second]) {
      await window.until('the sign-out', () => heardBy(window, 'person:signedOut').length > 0);
      expect(heardBy(window, 'person:signedOut')).toEqual([{ error: 'SessionRevoked', reason: 'removed' }]);
    }
    expect((await ask(server, bo, 'GET', '/api/featureflags')).body.error).toBe('SessionRevoked');
    const again = await signIn(bo);
    expect([again.status, again.body.team, again.body.isAdmin]).toEqual([200, null, false]);
    expect((await remove(bo.member.userId)).body.error).toBe('NotFound');
  });

  test('loses a running game of two, and the seat', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    await remove(bo.member.userId);
    await ada.until('the end', () => ada.view()?.result !== null);
    expect(ada.view()?.result).toMatchObject({ reason: 'resign' });
    await ada.until('the empty seat', () => (ada.room()?.former.length ?? 0) > 0);
    expect(ada.room()).toMatchObject({ id: room, gameStatus: gameStatus.completed, former: [1] });
    expect(ada.room()?.players.map(({ id }) => id)).toEqual([ada.member.userId]);
    expect((await replay(room)).seats.map(({ name }) => name).toSorted()).toEqual(['Ada Moss', 'Bo Lind']);
    await ada.say('room:leave', { room });
  });

  test('loses a match of several games whole', async () => {
    const ruleSet = { options: { match: 3 } };
    const room = await seatAndBegin([ada, bo], { gameName: 'backgammon', ruleSet });
    await remove(bo.member.userId);
    await ada.until('the end', () => ada.view()?.result !== null);
    expect(ada.view()?.result).toMatchObject({ reason: 'resign' });
    await ada.say('room:leave', { room });
  });

  test('loses the seat within the hour also where a node stops before it is given up', async () => {
    const { database } = server.services;
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    await sql`create function no_seats() returns trigger language plpgsql
      as $$ begin raise exception 'away'; end $$`.execute(database);
    await sql`create trigger no_seats before insert on turns for each row execute function no_seats()`.execute(
      database,
    );
    expect((await remove(bo.member.userId)).status).toBe(500);
    await sql`drop function no_seats cascade`.execute(database);
    expect((await remove(bo.member.userId)).body.error).toBe('NotFound');
    expect(ada.view()?.result).toBeNull();
    await tidying(server.services).run();
    await ada.until('the end', () => ada.view()?.result !== null);
    await ada.until('the empty seat', () => (ada.room()?.former.length ?? 0) > 0);
    expect(ada.room()?.players.map(({ id }) => id)).toEqual([ada.member.userId]);
    await ada.say('room:leave', { room });
  });

  test('is followed by a bot where others play on, and frees the seat of a lobby', async () => {
    const [cy, dee] = [await join('Cy Er'), await join('Dee Ro')];
    const four = [ada, bo, cy, dee];
    const room = await seatAndBegin(four, { gameName: 'hearts', maxPlayers: 4 });
    const lobby = await ada.say('room:create', { gameName: 'hearts', maxPlayers: 4 });
    if (!lobby.ok) throw new Error(lobby.error);
    await bo.say('room:join', { room: lobby.room });
    await remove(bo.member.userId);
    await cy.until('the bot', () => cy.room()?.players[1]?.isBot === true);
    const seat = cy.view()?.positions.indexOf(1) ?? -1;
    await cy.until('its pass', () => cy.view()?.toAct.includes(seat) === false);
    expect(cy.view()?.result).toBeNull();
    const seen = await ada.say('match:sync', { room: lobby.room });
    expect(seen.ok && seen.state.players.map(({ id }) => id)).toEqual([ada.member.userId]);
    await ada.say('match:sync', { room });
    for (const player of [ada, cy, dee]) await remove(player.member.userId);
  });

  test('cannot be somebody of another team, oneself, or anybody by whom is no admin', async () => {
    const stranger = await connect(server.url, await foundTeam(server.url, 'Eve Sol', 'Others'));
    players.push(stranger);
    expect((await remove(stranger.member.userId)).body.error).toBe('NotFound');
    expect((await remove(ada.member.userId, bo)).body.error).toBe('AdminOnly');
    expect((await remove(ada.member.userId)).body.error).toBe('LastAdmin');
  });

  test('and two admins who take each other out: the first one does', async () => {
    const one = await connect(server.url, await foundTeam(server.url, 'One Ly', 'Rivals'));
    const two = await connect(server.url, await colleague(server.url, one.member, 'Two Ly'));
    players.push(one, two);
    const set = server.services.database.updateTable('people').set({ is_admin: true });
    await set.where('id', '=', two.member.userId).execute();
    server.services.announcements.publish({ kind: 'personChanged', userId: two.member.userId });
    expect((await remove(one.member.userId, one)).body.error).toBe('InvalidInput');
    const both = await Promise.all([remove(two.member.userId, one), remove(one.member.userId, two)]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('who deletes their account', () => {
  test('proves it is them: by the password, or by having signed in just now', async () => {
    await age(bo.member.userId);
    expect((await leaveForGood(bo)).body.error).toBe('ConfirmFirst');
    expect((await confirm(bo, 'wrong-kettle')).body.error).toBe('InvalidCredentials');
    expect((await leaveForGood(bo)).body.error).toBe('ConfirmFirst');
    await confirm(bo, bo.member.password);
    expect((await leaveForGood(bo)).body).toEqual({ ok: true });
    await bo.until('the sign-out', () => heardBy(bo, 'person:signedOut').length > 0);
    expect(heardBy(bo, 'person:signedOut')).toEqual([{ error: 'SessionRevoked', reason: 'deleted' }]);
    expect((await ask(server, bo, 'GET', '/api/featureflags')).body.error).toBe('SessionRevoked');
    expect((await signIn(bo)).body.error).toBe('InvalidCredentials');
    const cy = await join('Cy Er');
    expect((await leaveForGood(cy)).body).toEqual({ ok: true });
  });

  test('leaves results without a name, and nothing else', async () => {
    const zed = await join('Zed Quill');
    const room = await seatAndBegin([ada, zed], { gameName: 'connect4' });
    const lobby = await zed.say('room:create', { gameName: 'connect4' });
    const called = { hostUserId: zed.member.userId, opponentUserId: ada.member.userId, gameType: 'connect4' };
    if (!lobby.ok) throw new Error(lobby.error);
    await ask(server, zed, 'POST', '/api/GameSpace/SendInviteMessage', { ...called, roomId: lobby.room });
    const { database } = server.services;
    await database
      .insertInto('notifications')
      .values({
        id: crypto.randomUUID(),
        user_id: ada.member.userId,
        subject: 'yourTurn x',
        room_id: room,
        content: JSON.stringify({
          kind: 'yourTurn',
          others: [{ userId: zed.member.userId, name: 'Zed Quill' }],
          roomId: room,
          gameName: 'connect4',
        }),
        sent_at: Date.now(),
        read_at: null,
      })
      .execute();
    expect((await leaveForGood(zed)).status).toBe(200);
    await ada.until('the end', () => ada.view()?.result !== null);
    const seats = (await replay(room)).seats;
    expect(seats).toContainEqual(expect.objectContaining({ name: 'Former colleague', userId: null }));
    const told = JSON.stringify((await ask(server, ada, 'GET', '/api/UserNotification/GetList?page=1')).body);
    expect(told).toContain('with a former colleague');
    await ada.say('room:leave', { room });
    expect(await tracesOf(database, [zed.member.userId])).toEqual([]);
    const named = await tracesOf(database, ['Zed Quill', zed.member.email]);
    expect(named.map((trace) => trace.split(':')[0])).toEqual(['mails']);
    const mails = await database
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', zed.member.email)
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual(['Your account is deleted']);
  });

  test('is told apart from a colleague of the same name', async () => {
    const [sam, other] = [await join('Sam Same'), await join('Sam Same')];
    const room = await seatAndBegin([ada, sam, other], { gameName: 'hearts', maxPlayers: 4, bots: [0] });
    const [own, others] = [sam.member.userId, other.member.userId];
    await server.services.notifications.notify(ada.member.userId, {
      subject: 'the same name twice',
      content: {
        kind: 'yourTurn',
        others: [own, others].map((userId) => ({ userId, name: 'Sam Same' })),
        roomId: room,
        gameName: 'hearts',
      },
    });
    const lobby = await ada.say('room:create', { gameName: 'connect4' });
    if (!lobby.ok) throw new Error(lobby.error);
    await sam.say('room:join', { room: lobby.room });
    await ada.say('room:kick', { room: lobby.room, userId: own });
    expect((await leaveForGood(sam)).status).toBe(200);
    const told = JSON.stringify((await ask(server, ada, 'GET', '/api/UserNotification/GetList?page=1')).body);
    expect(told).toContain('with a former colleague and Sam Same');
    expect(await tracesOf(server.services.database, [own])).toEqual([]);
    expect((await ada.say('room:ready', { room: lobby.room, isReady: true })).ok).toBe(true);
    for (const left of [lobby.room, room]) await ada.say('room:leave', { room: left });
  });

  test('keeps a team its admin, and takes a team nobody else is in along', async () => {
    expect((await leaveForGood(ada)).body.error).toBe('LastAdmin');
    expect((await ask(server, ada, 'GET', '/api/featureflags')).status).toBe(200);
    const alone = await connect(server.url, await foundTeam(server.url, 'Solo Sun', 'Alone'));
    players.push(alone);
    const teamId = alone.member.team?.teamId ?? '';
    expect((await leaveForGood(alone)).status).toBe(200);
    const teams = server.services.database.selectFrom('teams').selectAll().where('id', '=', teamId);
    expect(await teams.execute()).toEqual([]);
  });
});

test('the export is a file with everything of the person, and of others their names at shared tables', async () => {
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
  await playOn([ada, bo], await gameCalled('connect4'), 2);
  await ada.say('match:resign', { room });
  await bo.until('the end', () => bo.view()?.result !== null);
  await bo.until('the gains', () => bo.heard.some(({ name }) => name === 'match:settled'));
  const answer = await fetch(`${server.url}/api/UserProfile/Export`, {
    headers: { authorization: `Bearer ${bo.member.guulJwt}` },
  });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="topla-my-data.json"');
  const data = (await answer.json()) as PersonalData; // the contract's answer
  expect(data.person).toMatchObject({ userId: bo.member.userId, name: 'Bo Lind', email: bo.member.email });
  expect(data.team).toMatchObject({ name: 'Northlight Labs', isAdmin: false });
  expect(data.sessions).toHaveLength(1);
  expect(data.mails.map(({ subject }) => subject)).toEqual(['Confirm your e-mail address for Topla']);
  const [game] = data.games;
  expect(game).toMatchObject({ gameName: 'connect4', roomId: room, ownPlace: 1 });
  expect(game?.players.toSorted()).toEqual(['Ada Moss', 'Bo Lind']);
  expect(game?.moves).toMatchObject([{ kind: 'move' }]);
  expect(data.xp).toContainEqual(expect.objectContaining({ source: 'match', gameName: 'connect4', xp: 30 }));
  expect(data.badges.map(({ badge }) => badge)).toContain('firstWin');
  expect(data.person.preferences.mail.invited).toBe(true);
  const text = JSON.stringify(data);
  for (const secret of [ada.member.email, ada.member.userId, 'argon2', bo.member.guulJwt])
    expect(text).not.toContain(secret);
});
