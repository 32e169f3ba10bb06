// Notifications: whose they are, how they are paged, worded and kept, and that nobody is told twice.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notification } from '../../../src/contract/messaging/notifications.ts';
import { roomStatus } from '../../../src/server/base/storage/schema/matches.ts';
import type { NotificationContent } from '../../../src/server/base/storage/schema/notifications.ts';
import { tidying } from '../../../src/server/run/jobs/tidying.ts';
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
beforeAll(async () => {
  testApp = await startTestApp();
  ours = await foundTeam(testApp, 'Ours');
});
afterAll(() => testApp.close());

const count = ({ token }: Somebody) => testApp.ask('GET', '/api/UserNotification/GetCount', { token });
const list = ({ token }: Somebody, page: string | number = 1) =>
  testApp.ask('GET', `/api/UserNotification/GetList?page=${page}`, { token });
const listed = async (whose: Somebody, page = 1) => {
  const { status, raw } = await list(whose, page);
  expect(status).toBe(200);
  return raw.json<Notification[]>();
};
const unread = async (whose: Somebody) => (await count(whose)).raw.json<number>();

describe('notifications', () => {
  const told = (room = roomId()): NotificationContent => ({
    kind: 'yourTurn',
    roomId: room,
    gameName: 'hearts',
    others: ['Bo Lind', 'Cy Er'].map((name) => ({ userId: null, name })),
  });

  test('come newest first, five a page, and beyond the end there are none', async () => {
    const reader = await welcome(testApp, 'Reader', ours.team.teamId);
    for (let each = 0; each < 7; each++) {
      testApp.clock.forward(1_000);
      await testApp.parts.notifications.notify(reader.userId, { content: told(), subject: `turn ${each}` });
    }
    const [first, second, third] = [await listed(reader), await listed(reader, 2), await listed(reader, 3)];
    expect([first.length, second.length, third.length]).toEqual([5, 2, 0]);
    const times = [...first, ...second].map(({ sentDate }) => Date.parse(sentDate));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(7);
    expect(await unread(reader)).toBe(7);
  });

  test.each(['0', '-1', '1.5', 'first', '1001', '', '1&page=2'])('have no page %s', async (page) => {
    expect(await list(ours.member, page)).toMatchObject({ status: 400, body: { error: 'InvalidInput' } });
  });

  test('are one’s own alone, read and marked', async () => {
    const [one, other] = [await welcome(testApp, 'One'), await welcome(testApp, 'Other')];
    await testApp.parts.notifications.notify(one.userId, { content: told(), subject: 'own' });
    for (const [method, path] of [
      ['GET', 'GetCount?'],
      ['GET', 'GetList?page=1&'],
      ['PUT', 'MarkAsRead?'],
    ] as const) {
      const as = (userId: string) =>
        testApp.ask(method, `/api/UserNotification/${path}userId=${userId}`, { token: other.token });
      expect((await as(one.userId)).body.error).toBe('IdentityMismatch');
      expect((await as(randomUUID())).body.error).toBe('IdentityMismatch');
      expect((await as(other.userId)).status).toBe(200);
    }
    expect([await unread(one), await unread(other)]).toEqual([1, 0]);
    expect(await listed(other)).toEqual([]);
  });

  test('are all read at once, and stay', async () => {
    const reader = await welcome(testApp, 'Marker');
    for (const subject of ['a', 'b'])
      await testApp.parts.notifications.notify(reader.userId, { content: told(), subject });
    const marked = await testApp.ask('PUT', '/api/UserNotification/MarkAsRead', { token: reader.token });
    expect(marked.body).toEqual({ ok: true });
    expect(await unread(reader)).toBe(0);
    expect((await listed(reader)).map(({ isRead }) => isRead)).toEqual([true, true]);
  });

  test('of the same thing there is one, whoever writes it and however often', async () => {
    const reader = await welcome(testApp, 'Once');
    const { notify } = testApp.parts.notifications;
    const written = await Promise.all(
      [1, 2, 3].map(() => notify(reader.userId, { content: told(), subject: 'it' })),
    );
    expect(written.toSorted()).toEqual(['known', 'known', 'new']);
    expect(await unread(reader)).toBe(1);
  });

  test('are worded in the language of the reader now', async () => {
    const reader = await welcome(testApp, 'Bilge');
    const room = await lay(testApp, {
      sitting: [ours.admin],
      teamId: ours.team.teamId,
      status: roomStatus.playing,
    });
    await testApp.parts.notifications.notify(reader.userId, { content: told(room), subject: 'turn' });
    const [english] = await listed(reader);
    expect(english).toMatchObject({
      header: 'Your turn',
      text: 'Hearts with Bo Lind and Cy Er: your move.',
      actionType: 1,
      actionValues: { navigateTo: `/games/hearts/${room}` },
      imageUrl: null,
    });
    const people = testApp.parts.database.updateTable('people').set({ language: 'tr' });
    await people.where('id', '=', reader.userId).execute();
    const [turkish] = await listed(reader);
    expect(turkish).toMatchObject({
      header: 'Sıra sende',
      text: 'Bo Lind ve Cy Er ile Kupa (Hearts): hamle sende.',
      buttonText: 'Oyuna dön',
    });
  });

  test('are read and written by nodes of the version before, under the name that the column had', async () => {
    const reader = await welcome(testApp, 'Older', ours.team.teamId);
    const { database, notifications } = testApp.parts;
    const stored = () =>
      database
        .selectFrom('notifications')
        .select(['told', 'content'])
        .where('user_id', '=', reader.userId)
        .executeTakeFirstOrThrow();
    const write = (content: NotificationContent) => JSON.stringify(content);
    const [first, second, third] = [told(), told(), told()];

    await sql`insert into notifications (id, user_id, subject, told, sent_at)
      values (${randomUUID()}, ${reader.userId}, 'turn', ${write(first)}, ${testApp.clock.now()})`.execute(
      database,
    );
    expect(await stored()).toEqual({ told: first, content: first });
    expect(await listed(reader)).toMatchObject([{ isRead: false }]);
    await notifications.notify(reader.userId, { content: second, subject: 'turn', renew: 'always' });
    expect(await stored()).toEqual({ told: second, content: second });
    await sql`update notifications set told = ${write(third)}::jsonb
      where user_id = ${reader.userId}`.execute(database);
    expect(await stored()).toEqual({ told: third, content: third });
  });

  test('about a table that is gone lead nowhere', async () => {
    const reader = await welcome(testApp, 'Late');
    const room = await lay(testApp, {
      sitting: [ours.admin],
      teamId: ours.team.teamId,
      status: roomStatus.closed,
    });
    await testApp.parts.notifications.notify(reader.userId, { content: told(room), subject: 'closed' });
    const [only] = await listed(reader);
    expect(only).toMatchObject({ actionType: 2, actionValues: {}, buttonText: 'Close' });
  });

  test('are kept for ninety days, and the newest five hundred of a person', async () => {
    const strict = await startTestApp();
    const reader = await welcome(strict, 'Keeper');
    const rows = strict.parts.database.selectFrom('notifications').select('subject');
    const write = (subject: string) =>
      strict.parts.notifications.notify(reader.userId, { content: told(), subject });
    await write('oldest');
    strict.clock.forward(89 * 24 * 60 * 60_000);
    strict.clock.forward(1);
    await write('turn 0');
    await sql`insert into notifications (id, user_id, subject, content, told, room_id, sent_at)
      select gen_random_uuid(), user_id, 'turn ' || later, content, told, room_id, sent_at + later
      from notifications, generate_series(1, 498) as later
      where subject = 'turn 0'`.execute(strict.parts.database);
    strict.clock.forward(499);
    expect(await rows.execute()).toHaveLength(500);
    await write('one more');
    const tidy = () => tidying(strict.parts).run();
    await tidy();
    const kept = await rows.execute();
    expect(kept).toHaveLength(500);
    expect(kept.map(({ subject }) => subject)).not.toContain('oldest');
    strict.clock.forward(91 * 24 * 60 * 60_000);
    expect(await strict.parts.notifications.count(reader.userId)).toBe(0);
    await write('long after');
    await tidy();
    expect(await rows.execute()).toEqual([{ subject: 'long after' }]);
    await strict.close();
  });
});
