// Notifications to browsers: who gets which, when, in which words, and what ends them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NotificationContent } from '../../../src/server/base/storage/schema/notifications.ts';
import { openPushOffice, type PushOffice, pushPath, yourTurn } from '../../support/servers/pushOffice.ts';
import { foundTeam, password, type Somebody, startTestApp } from '../../support/servers/testApp.ts';

const minute = 60_000;
const hour = 60 * minute;

let office: PushOffice;
beforeAll(async () => {
  office = await openPushOffice();
});
afterAll(() => office.close());

async function choose(person: Somebody, push: object): Promise<void> {
  await office.testApp.ask('PUT', '/api/UserProfile/Preferences', { token: person.token, json: { push } });
}

describe('a browser', () => {
  test('is sent the words of a notification, encrypted for it and signed for its service', async () => {
    const person = await office.colleague('Reader');
    expect(await office.isOn(person)).toBe(false);
    const browser = await office.switchOn(person);
    expect(await office.isOn(person)).toBe(true);
    const content = yourTurn();
    await office.notify(person, content);
    await office.sendDue();
    const [told, ...more] = office.arrived(browser);
    expect(more).toEqual([]);
    expect(told?.message).toEqual({
      title: 'Your turn',
      text: 'Hearts with Bo Lind: your move.',
      path: `/games/hearts/${'roomId' in content ? content.roomId : ''}`,
      tag: expect.any(String),
      turns: 0,
    });
    expect(told?.note).toEqual({
      aud: office.service.url,
      exp: office.testApp.clock.now() / 1_000 + 12 * 60 * 60,
      sub: 'mailto:topla@localhost',
    });
    expect(told).toMatchObject({ ttl: 12 * 60 * 60, urgency: 'normal' });
    expect(await office.waiting()).toBe(0);
  });

  test('is told in the reader’s language now, and names carry no markup', async () => {
    const person = await office.colleague('Okur');
    const browser = await office.switchOn(person);
    await office.testApp.parts.database
      .updateTable('people')
      .set({ language: 'tr' })
      .where('id', '=', person.userId)
      .execute();
    office.testApp.parts.announcements.publish({ kind: 'personChanged', userId: person.userId });
    await office.notify(person, yourTurn());
    await office.sendDue();
    expect(office.arrived(browser)[0]?.message).toMatchObject({ title: 'Sıra sende' });
  });

  test('is told again of the next turn at the same table, in place of the one before', async () => {
    const person = await office.colleague('Again');
    const browser = await office.switchOn(person);
    const content = yourTurn();
    for (const since of ['m 1', 'm 1', 'm 2']) {
      await office.notify(person, { ...content, since }, 'one table');
      await office.sendDue();
    }
    const tags = office.arrived(browser).map(({ message }) => message.tag);
    expect(tags).toHaveLength(2);
    expect(new Set(tags).size).toBe(1);
  });

  test('is one of several: each session has its own, and only that one ends with it', async () => {
    const person = await office.colleague('Two');
    const other = await office.anotherSession(person);
    const [first, second] = [await office.switchOn(person), await office.switchOn(other)];
    await office.testApp.ask('POST', '/api/Authentication/logout', { token: other.token });
    await office.notify(person, yourTurn());
    await office.sendDue();
    expect([office.arrived(first).length, office.times(second)]).toEqual([1, 0]);
  });

  test('that another person signs in with is theirs from then on', async () => {
    const [one, other] = [await office.colleague('One'), await office.colleague('Other')];
    const browser = await office.switchOn(one);
    await office.put(other, browser);
    expect([await office.isOn(one), await office.isOn(other)]).toEqual([false, true]);
    await office.notify(one, yourTurn());
    await office.sendDue();
    expect(office.times(browser)).toBe(0);
  });

  test('is switched off by its session', async () => {
    const person = await office.colleague('Off');
    const browser = await office.switchOn(person);
    expect((await office.testApp.ask('DELETE', pushPath, { token: person.token })).body).toEqual({
      ok: true,
    });
    await office.notify(person, yourTurn());
    await office.sendDue();
    expect([await office.isOn(person), office.times(browser)]).toEqual([false, 0]);
  });
});

describe('it ends with the sign-in', () => {
  const ways: Readonly<Record<string, (person: Somebody) => Promise<unknown>>> = {
    'signing out': ({ token }) => office.testApp.ask('POST', '/api/Authentication/logout', { token }),
    'signing out everywhere': ({ token }) =>
      office.testApp.ask('POST', '/api/Authentication/logoutAll', { token }),
    'leaving by the admin’s hand': ({ userId }) =>
      office.testApp.ask('POST', '/api/Admin/RemoveMember', {
        token: office.ours.admin.token,
        json: { userId },
      }),
    'deleting the account': ({ token }) =>
      office.testApp.ask('POST', '/api/Authentication/deleteAccount', { token, json: { password } }),
  };

  test.each(Object.entries(ways))('%s', async (_, leave) => {
    const person = await office.colleague('Leaver');
    const browser = await office.switchOn(person);
    await leave(person);
    const rows = await office.testApp.parts.database
      .selectFrom('push_subscriptions')
      .select('id')
      .where('endpoint', '=', browser.endpoint)
      .execute();
    expect(rows).toEqual([]);
    const isHere = await office.testApp.parts.members.read(person.userId);
    if (isHere) await office.notify(person, yourTurn());
    await office.sendDue();
    expect(office.times(browser)).toBe(0);
  });

  test('and with its last day', async () => {
    const old = await startTestApp({ environment: office.service.environment });
    const { member } = await foundTeam(old, 'Old');
    const { body } = await old.ask('GET', pushPath, { token: member.token });
    const { subscription } = office.service.browser(String(body.publicKey));
    await old.ask('PUT', pushPath, { token: member.token, json: subscription });
    old.clock.forward(30 * 24 * hour + 1);
    await old.parts.notifications.notify(member.userId, { content: yourTurn(), subject: 'late' });
    await old.parts.pusher.sendDue();
    expect(office.times(subscription)).toBe(0);
    await old.close();
  });
});

describe('what is sent', () => {
  const invitation = (by: Somebody): NotificationContent => ({
    kind: 'called',
    by: by.user.name,
    byUserId: by.userId,
    avatar: null,
  });

  test('is what the person wants', async () => {
    const person = await office.colleague('Chooser');
    const browser = await office.switchOn(person);
    await choose(person, { yourTurn: false, puzzles: true });
    await office.notify(person, yourTurn());
    await office.notify(person, { kind: 'badge', idprod: 1 });
    await office.notify(person, { kind: 'puzzleOpened', gameName: 'sudoku', since: 'x' });
    await office.sendDue();
    expect(office.arrived(browser).map(({ message }) => message.path)).toEqual(['/puzzle/sudoku']);
    expect(await office.waiting()).toBe(0);
  });

  test('is nothing that was read before it could be sent', async () => {
    const person = await office.colleague('Quick');
    const browser = await office.switchOn(person);
    office.service.answers.set(browser.endpoint, { status: 500 });
    await office.notify(person, yourTurn());
    await office.sendDue();
    office.service.answers.delete(browser.endpoint);
    await office.testApp.ask('PUT', '/api/UserNotification/MarkAsRead', { token: person.token });
    office.testApp.clock.forward(minute);
    await office.sendDue();
    expect([office.times(browser), await office.waiting()]).toEqual([1, 0]);
  });

  test('also where several are told at once', async () => {
    const [one, other] = [await office.colleague('Many'), await office.colleague('More')];
    const [first, second] = [await office.switchOn(one), await office.switchOn(other)];
    const content = { kind: 'triviaSoon', triviaId: randomUUID(), name: 'Friday quiz', since: 'x' } as const;
    const news = [one, other].map(({ userId }) => ({ userId, content, subject: 'trivia' }));
    await office.testApp.parts.notifications.notifyAll(news);
    await office.sendDue();
    for (const browser of [first, second])
      expect(office.arrived(browser)[0]?.message.title).toBe('Friday quiz starts in ten minutes');
  });

  test('of a turn only within the hours of play; before them it waits, and no device gets it after them', async () => {
    const team = await foundTeam(office.testApp, 'Hours');
    const browser = await office.switchOn(team.member);
    const now = new Date(office.testApp.clock.now());
    const inHours = (after: number) => new Date(now.getTime() + after * hour).toISOString().slice(11, 16);
    const periods = [{ day: now.getUTCDay(), from: inHours(2), to: inHours(3) }];
    await office.testApp.parts.database
      .updateTable('teams')
      .set({ available_periods: JSON.stringify(periods), time_zone: 'UTC' })
      .where('id', '=', team.team.teamId)
      .execute();
    office.testApp.parts.announcements.publish({ kind: 'teamChanged', teamId: team.team.teamId });
    await office.notify(team.member, yourTurn());
    await office.notify(team.member, invitation(team.admin));
    await office.sendDue();
    expect(office.arrived(browser).map(({ message }) => message.path)).toEqual(['/games']);
    office.testApp.clock.forward(2 * hour - minute);
    await office.sendDue();
    expect(office.arrived(browser)).toHaveLength(1);
    office.testApp.clock.forward(11 * minute);
    await office.sendDue();
    expect(office.arrived(browser)[1]).toMatchObject({ message: { title: 'Your turn' }, ttl: 50 * 60 });
  });
});
