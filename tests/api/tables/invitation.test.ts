// Inviting a colleague: who may invite whom to which table, what they are told, and how often.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notification } from '../../../src/contract/messaging/notifications.ts';
import { roomStatus } from '../../../src/server/base/storage/schema/matches.ts';
import { lay, roomId } from '../../support/data/storedTable.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;
let theirs: TeamOfTwo;
beforeAll(async () => {
  testApp = await startTestApp();
  ours = await foundTeam(testApp, 'Ours');
  theirs = await foundTeam(testApp, 'Theirs');
});
afterAll(() => testApp.close());

const unread = async ({ token }: Somebody) =>
  (await testApp.ask('GET', '/api/UserNotification/GetCount', { token })).raw.json<number>();
const listed = async ({ token }: Somebody) =>
  (await testApp.ask('GET', '/api/UserNotification/GetList?page=1', { token })).raw.json<Notification[]>();

const invite = (by: Somebody, opponentUserId: string, room: string, change: object = {}, on = testApp) =>
  on.ask('POST', '/api/GameSpace/SendInviteMessage', {
    token: by.token,
    json: { hostUserId: by.userId, opponentUserId, roomId: room, gameType: 'backgammon', ...change },
  });

const ownTable = (name?: string) =>
  lay(testApp, { sitting: [ours.admin], teamId: ours.team.teamId, ...(name !== undefined && { name }) });

describe('an invitation', () => {
  test('rings the bell; a mail goes only to who is not here, and once', async () => {
    const guest = await welcome(testApp, 'Guest', ours.team.teamId);
    const room = await ownTable('Friday');
    testApp.clock.forward(1_000); // the mail is the newest then
    expect((await invite(ours.admin, guest.userId, room)).body).toEqual({
      ok: true,
      sentBy: ['bell', 'mail'],
    });
    const [bell] = await listed(guest);
    expect(bell).toMatchObject({
      header: 'OursAdmin invited you to play',
      text: 'Backgammon at “Friday”: a seat is free for you.',
      actionType: 1,
      actionValues: { navigateTo: `/games/backgammon/${room}?seat=free` },
      isRead: false,
    });
    const [mail] = await testApp.mailsTo(guest.email);
    expect(mail).toMatchObject({ subject: 'OursAdmin invited you to play' });
    expect(mail?.link?.endsWith(`/games/backgammon/${room}?seat=free`)).toBe(true);
    await testApp.ask('PUT', '/api/UserNotification/MarkAsRead', { token: guest.token });
    expect((await invite(ours.admin, guest.userId, room)).body.sentBy).toEqual(['bell']);
    expect(await unread(guest)).toBe(1);
    expect(await listed(guest)).toHaveLength(1);
    testApp.online.add(guest.userId);
    expect((await invite(ours.admin, guest.userId, await ownTable())).body.sentBy).toEqual(['bell']);
    expect(
      (await testApp.mailsTo(guest.email)).filter(({ subject }) => subject === mail?.subject),
    ).toHaveLength(1);
  });

  test('says what the table is called, not what the payload calls it', async () => {
    const guest = await welcome(testApp, 'Careful', ours.team.teamId);
    await invite(ours.admin, guest.userId, await ownTable('Friday'), { roomName: 'http://evil.test' });
    expect(JSON.stringify(await listed(guest))).not.toContain('evil');
  });

  test('has no link in its mail but ours, whatever somebody is called', async () => {
    const host = await welcome(testApp, 'Eve', ours.team.teamId);
    const named = testApp.parts.database.updateTable('people').set({ name: 'https://evil.test <Eve>' });
    await named.where('id', '=', host.userId).execute();
    const guest = await welcome(testApp, 'Plain', ours.team.teamId);
    const room = await lay(testApp, { sitting: [host], teamId: ours.team.teamId });
    expect((await invite(host, guest.userId, room)).status).toBe(200);
    const mails = await testApp.parts.database.selectFrom('mails').selectAll().execute();
    const mail = mails.find(({ recipient, subject }) => recipient === guest.email && subject.includes('Eve'));
    expect(`${mail?.subject} ${mail?.body}`).not.toContain('evil');
  });

  test('of a foreign or unknown person or table is the same answer', async () => {
    const room = await ownTable();
    const foreign = await lay(testApp, { sitting: [theirs.admin], teamId: theirs.team.teamId });
    const closed = await lay(testApp, {
      sitting: [ours.admin],
      teamId: ours.team.teamId,
      status: roomStatus.closed,
    });
    const answers = [
      await invite(ours.admin, theirs.member.userId, room),
      await invite(ours.admin, randomUUID(), room),
      await invite(ours.admin, ours.member.userId, foreign),
      await invite(ours.admin, ours.member.userId, roomId()),
      await invite(ours.admin, ours.member.userId, closed),
    ];
    const bodies = answers.map(({ status, body: { requestId: _, ...body } }) =>
      JSON.stringify({ status, body }),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, body: { error: 'NotFound' } });
    expect(await unread(theirs.member)).toBe(0);
  });

  test('comes from whoever sits at a table of that game which has not begun', async () => {
    const [guest, looker] = [
      await welcome(testApp, 'Invited', ours.team.teamId),
      await welcome(testApp, 'Looker', ours.team.teamId),
    ];
    const room = await ownTable();
    const running = await lay(testApp, {
      sitting: [ours.admin],
      teamId: ours.team.teamId,
      status: roomStatus.playing,
    });
    const full = await lay(testApp, { sitting: [ours.admin, guest], teamId: ours.team.teamId });
    const barred = await lay(testApp, {
      sitting: [ours.admin],
      teamId: ours.team.teamId,
      kicked: [guest.userId],
    });
    const refused = async (answer: ReturnType<typeof invite>) => (await answer).body.error;
    expect(await refused(invite(looker, guest.userId, room))).toBe('NotAllowed');
    expect(await refused(invite(ours.admin, guest.userId, running))).toBe('Closed');
    expect(await refused(invite(ours.admin, guest.userId, full))).toBe('AlreadyDone');
    expect(await refused(invite(ours.admin, guest.userId, barred))).toBe('NotAllowed');
    expect(await refused(invite(ours.admin, guest.userId, room, { gameType: 'hearts' }))).toBe(
      'InvalidInput',
    );
    expect(await refused(invite(ours.admin, ours.admin.userId, room))).toBe('InvalidInput');
    const asOther = invite(ours.admin, guest.userId, room, { hostUserId: ours.member.userId });
    expect(await refused(asOther)).toBe('IdentityMismatch');
    expect(await refused(invite(ours.admin, 'guest', room))).toBe('InvalidInput');
    expect(await listed(guest)).toEqual([]);
  });

  test('is for teams in good standing and games that are allowed', async () => {
    const held = await foundTeam(testApp, 'Holding');
    const room = await lay(testApp, { sitting: [held.admin], teamId: held.team.teamId });
    const set = (values: object) =>
      testApp.parts.database.updateTable('teams').set(values).where('id', '=', held.team.teamId).execute();
    await set({ limited_games: JSON.stringify(['backgammon']) });
    expect((await invite(held.admin, held.member.userId, room)).body.error).toBe('GameNotAllowed');
    await set({ limited_games: '[]', is_limited: true });
    const refused = await invite(held.admin, held.member.userId, room);
    expect(refused.body.error).toBe('PleaseUpdateYourPaymentMethod');
    expect(await unread(held.member)).toBe(0);
  });

  test('goes out once a minute for a pair, and ten times a minute for a person', async () => {
    const strict = await startTestApp({ environment: { RATE_SCALE: '1' } });
    const team = await foundTeam(strict, 'Quick');
    const ask = (opponentUserId: string) => invite(team.admin, opponentUserId, roomId(), {}, strict);
    expect((await ask(team.member.userId)).status).toBe(404);
    expect(await ask(team.member.userId)).toMatchObject({
      status: 429,
      body: { error: 'TooManyRequests' },
    });
    strict.clock.forward(61_000);
    expect((await ask(team.member.userId)).status).toBe(404);
    strict.clock.forward(61_000);
    const many = await Promise.all(Array.from({ length: 12 }, () => ask(randomUUID())));
    expect(many.filter(({ status }) => status === 429)).toHaveLength(2);
    await strict.close();
  });
});
