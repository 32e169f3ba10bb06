// Reporting somebody at a table: who may report whom, what admins are told, and what they can look at afterwards.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Notification } from '../../src/contract/messaging/notifications.ts';
import { roomStatus } from '../../src/server/base/storage/schema/matches.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let admin: Player;
let drawer: Player;
let guesser: Player;
let third: Player;
let stranger: Player;

const joined = async (founder: Member, name: string) =>
  connect(server.url, await colleague(server.url, founder, name));

beforeAll(async () => {
  server = await startTestServer();
  stranger = await connect(server.url, await foundTeam(server.url, 'Eve Hart', 'Southlight'));
});
beforeEach(async () => {
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  admin = await connect(server.url, founder);
  [drawer, guesser, third] = await Promise.all([
    joined(founder, 'Bo Lind'),
    joined(founder, 'Cem Ay'),
    joined(founder, 'Dora Quick'),
  ]);
});
afterAll(() => server?.close());

const begin = (more: object = {}) =>
  seatAndBegin([drawer, guesser, third], { gameName: 'skribbl', maxPlayers: 3, ...more });

const report = (by: Player, room: string, whom: string, reason = 'drawing') =>
  ask(server, by, 'POST', `/api/Game/Report/${room}/1`, { userId: whom, reason });
const idOf = ({ member }: Player) => member.userId;

async function noticesOf(reader: Player): Promise<Notification[]> {
  const { body } = await ask(server, reader, 'GET', '/api/UserNotification/GetList?page=1');
  const list: unknown = body;
  return list as Notification[]; // the server's own answer
}
const reportsTo = async (reader: Player) =>
  (await noticesOf(reader)).filter(({ header }) => header.endsWith('was reported'));
const auditOf = async () => {
  const teamId = admin.member.team?.teamId;
  const { body } = await ask(server, admin, 'GET', `/api/Admin/AuditLog/${teamId}?pageSize=20&pageNumber=1`);
  const items = body.items as { act: string; actor: { name: string }; subject: { name: string } }[];
  return items.map(({ act, actor, subject }) => [act, actor?.name, subject?.name]);
};

describe('a report', () => {
  it('rings the bell of the admins once a person and game, and is in the audit log', async () => {
    const room = await begin();
    expect((await report(guesser, room, idOf(drawer))).body).toEqual({ outcome: 'told' });
    expect((await report(guesser, room, idOf(third), 'name')).body).toEqual({ outcome: 'known' });
    expect(await reportsTo(admin)).toMatchObject([
      {
        header: 'A drawing was reported',
        text: 'Sketch and Guess: a drawing by Bo Lind was reported. The replay shows it once the game is over.',
        actionValues: { navigateTo: `/games/skribbl/${room}?game=1&turn=0` },
      },
    ]);
    expect(JSON.stringify(await noticesOf(admin))).not.toContain('Cem Ay');
    expect((await report(third, room, idOf(drawer), 'words')).body).toEqual({ outcome: 'told' });
    expect(await reportsTo(admin)).toHaveLength(2);
    for (const other of [drawer, guesser, third]) expect(await reportsTo(other)).toEqual([]);
    expect(await auditOf()).toEqual([
      ['wordsReported', 'Dora Quick', 'Bo Lind'],
      ['drawingReported', 'Cem Ay', 'Bo Lind'],
    ]);
  });

  it('leads to the whole game when the table was closed before its end, and not while it goes on', async () => {
    const room = await begin();
    const first = [drawer, guesser, third].find((each) =>
      each.view()?.toAct.includes(each.view()?.mySeat ?? -1),
    );
    if (!first) throw new Error('nobody draws');
    const act = async (move: object) =>
      first.say('match:act', { room, expectedTurn: first.view()?.turn ?? 0, move });
    await act({ kind: 'choose', turn: 0, word: 0 });
    await act({ kind: 'draw', turn: 0, at: 0, ink: '(BADEFGH' });
    const other = [drawer, guesser, third].find((each) => each !== first) ?? guesser;
    await report(other, room, idOf(first));
    const replay = () => ask(server, admin, 'GET', `/api/Game/Replay/${room}/1`);
    expect((await replay()).body).toMatchObject({ error: 'NotAllowed', reason: 'stillRunning' });
    expect(await admin.say('room:close', { room })).toMatchObject({ ok: true });
    const { status, body } = await replay();
    expect([status, body.result]).toEqual([200, null]);
    expect(JSON.stringify(body.log)).toContain('(BADEFGH');
    const { database } = server.services;
    const stored = database.selectFrom('rooms').select('status').where('id', '=', room);
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ status: roomStatus.closed });
    const [notice] = await reportsTo(admin);
    expect(notice?.actionValues).toEqual({ navigateTo: `/games/skribbl/${room}?game=1&turn=0` });
  });

  it('is about somebody else who plays there, and by somebody who may see the game', async () => {
    const room = await begin({ watch: 'nobody' });
    const refused = async (...asked: Parameters<typeof report>) => {
      const { status, body } = await report(...asked);
      return [status, body.error];
    };
    expect(await refused(guesser, room, idOf(guesser))).toEqual([400, 'InvalidInput']);
    expect(await refused(guesser, room, idOf(admin))).toEqual([404, 'NotFound']);
    expect(await refused(guesser, room, randomUUID())).toEqual([404, 'NotFound']);
    expect(await refused(guesser, room, idOf(drawer), 'face')).toEqual([400, 'InvalidInput']);
    expect(await refused(admin, room, idOf(drawer))).toEqual([404, 'NotFound']); // may not watch
    expect(await refused(stranger, room, idOf(drawer))).toEqual([404, 'NotFound']);
    expect(await refused(guesser, 'A'.repeat(22), idOf(drawer))).toEqual([404, 'NotFound']);
    expect(await auditOf()).toEqual([]);
  });

  it('by a guest of a meeting goes to the admins of the table, not to those of the guest', async () => {
    const room = await begin({ meetingId: 'spaces/abc', watch: 'team' });
    expect((await report(stranger, room, idOf(drawer))).body).toEqual({ outcome: 'told' });
    expect(await reportsTo(admin)).toHaveLength(1);
    expect(await reportsTo(stranger)).toEqual([]);
  });

  it('is not told to the admin it is about, and is sent nowhere where there is no other', async () => {
    const room = await seatAndBegin([admin, guesser, third], { gameName: 'skribbl', maxPlayers: 3 });
    expect((await report(guesser, room, idOf(admin), 'words')).body).toEqual({ outcome: 'nobody' });
    expect(await reportsTo(admin)).toEqual([]);
    expect(await auditOf()).toEqual([]);
  });

  it('keeps no name of somebody whose account is gone', async () => {
    const room = await begin();
    await report(guesser, room, idOf(drawer), 'name');
    await ask(server, drawer, 'POST', '/api/Authentication/deleteAccount', { userId: idOf(drawer) });
    const [notice] = await reportsTo(admin);
    expect(notice?.text).toBe('Sketch and Guess: the name a former colleague was reported.');
  });
});
