// What people like: kept field by field, told to nobody else, and obeyed by mails and by who is shown as here.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Preferences, usualPreferences } from '../../../src/contract/people/preferences.ts';
import type { OwnProfile } from '../../../src/contract/progress/profile.ts';
import type { NotificationContent } from '../../../src/server/base/storage/schema/notifications.ts';
import { deliver } from '../../../src/server/messaging/notifications/deliver.ts';
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

const put = ({ token }: Somebody, json: object) =>
  testApp.ask('PUT', '/api/UserProfile/Preferences', { token, json });
const choose = async (whose: Somebody, json: object) => {
  const { status, raw } = await put(whose, json);
  expect(status, raw.body).toBe(200);
  return raw.json<Preferences>();
};
const own = async ({ token }: Somebody) =>
  (await testApp.ask('GET', '/api/UserProfile', { token })).raw.json<OwnProfile>();
const colleague = (name: string) => welcome(testApp, name, ours.team.teamId);

describe('preferences', () => {
  test('are the usual ones until somebody chooses', async () => {
    const person = await colleague('New');
    expect((await own(person)).preferences).toEqual(usualPreferences);
    expect(await choose(person, {})).toEqual(usualPreferences);
  });

  test('change one by one, the wishes for mails as well', async () => {
    const person = await colleague('Chooser');
    const first = { ...usualPreferences, board: 'contrast', confirmMoves: true };
    expect(await choose(person, { board: 'contrast', confirmMoves: true })).toEqual(first);
    const mail = { ...usualPreferences.mail, yourTurn: true };
    expect(await choose(person, { userId: person.userId, mail: { yourTurn: true } })).toEqual({
      ...first,
      mail,
    });
    expect(await choose(person, { confirmMoves: false })).toEqual({ ...first, confirmMoves: false, mail });
    expect((await own(person)).preferences).toEqual({ ...first, confirmMoves: false, mail });
  });

  test('chosen at the same moment are all kept', async () => {
    const person = await colleague('Quick');
    const all = [
      { board: 'contrast' },
      { legalHints: false },
      { mail: { gameEnded: true } },
      { shortcuts: false },
    ];
    await Promise.all(all.map((each) => choose(person, each)));
    const mail = { ...usualPreferences.mail, gameEnded: true };
    expect((await own(person)).preferences).toEqual({
      ...usualPreferences,
      board: 'contrast',
      legalHints: false,
      shortcuts: false,
      mail,
    });
  });

  test.each([
    { board: 'felt' },
    { moveInput: 'drag' },
    { confirmMoves: 'yes' },
    { confirmMoves: null },
    { mail: true },
    { mail: { yourTurn: 1 } },
    { userId: 'me' },
  ])('refuse %o', async (json) => {
    const { status, body } = await put(ours.member, json);
    expect([status, body.error]).toEqual([400, 'InvalidInput']);
    expect((await own(ours.member)).preferences).toEqual(usualPreferences);
  });

  test('keep nothing they do not know', async () => {
    const person = await colleague('Smuggler');
    expect(await choose(person, { isAdmin: true, mail: { spam: true } })).toEqual(usualPreferences);
  });

  test('are one’s own', async () => {
    const { body } = await put(ours.admin, { userId: ours.member.userId, board: 'contrast' });
    expect(body.error).toBe('IdentityMismatch');
    expect((await own(ours.member)).preferences.board).toBe('linen');
  });

  test('are told to one’s other windows', async () => {
    const told: unknown[] = [];
    testApp.parts.announcements.subscribe((news) => told.push(news));
    const person = await colleague('Listener');
    told.length = 0;
    await choose(person, { board: 'contrast' });
    expect(told).toEqual([{ kind: 'personChanged', userId: person.userId }]);
  });
});

describe('what somebody has been shown', () => {
  const show = ({ token }: Somebody, json: object) =>
    testApp.ask('PUT', '/api/UserProfile/Onboarding', { token, json });

  test('is kept once each', async () => {
    const person = await colleague('Shown');
    expect((await show(person, { onboardingKey: 'tour' })).body).toEqual({ onboarding: ['tour'] });
    await show(person, { userId: person.userId, onboardingKey: 'keyboard' });
    const { body } = await show(person, { onboardingKey: 'tour' });
    expect(body).toEqual({ onboarding: ['tour', 'keyboard'] });
    expect((await own(person)).onboarding).toEqual(['tour', 'keyboard']);
  });

  test.each([{}, { onboardingKey: 'everything' }, { onboardingKey: 7 }, { onboardingKey: null }])(
    'refuses %o',
    async (json) => {
      const { status, body } = await show(ours.member, json);
      expect([status, body.error]).toEqual([400, 'InvalidInput']);
    },
  );

  test('is one’s own', async () => {
    const json = { userId: ours.member.userId, onboardingKey: 'tour' };
    expect((await show(ours.admin, json)).body.error).toBe('IdentityMismatch');
    expect((await own(ours.member)).onboarding).toEqual([]);
  });
});

describe('mails about tables', () => {
  const table = () => ({ roomId: roomId(), gameName: 'hearts' });
  const news: readonly NotificationContent[] = [
    { kind: 'yourTurn', others: [{ userId: null, name: 'Bo Lind' }], ...table() },
    {
      kind: 'gameEnded',
      others: [{ userId: null, name: 'https://evil.test Bo' }],
      outcome: 'won',
      ...table(),
    },
  ];
  const sent = async (to: Somebody, content: NotificationContent, subject: string = content.kind) => {
    testApp.clock.forward(1_000);
    return deliver(testApp.parts, to.userId, { content, subject });
  };

  test.each(news)('$kind: only for who switched them on and is not here', async (told) => {
    const person = await colleague('Reader');
    const mails = async () => (await testApp.mailsTo(person.email)).length;
    const before = await mails();
    expect(await sent(person, told, 'first')).toEqual(['bell']);
    await choose(person, { mail: { [told.kind]: true } });
    testApp.online.add(person.userId);
    expect(await sent(person, told, 'second')).toEqual(['bell']);
    testApp.online.delete(person.userId);
    expect(await mails()).toBe(before);
    expect(await sent(person, told, 'third')).toEqual(['bell', 'mail']);
    expect(await sent(person, told, 'third'), 'nothing twice').toEqual(['bell']);
    expect(await mails()).toBe(before + 1);
  });

  test('speak the reader’s language, lead to the table, and carry no foreign link', async () => {
    const person = await colleague('Okur');
    await testApp.parts.database
      .updateTable('people')
      .set({ language: 'tr' })
      .where('id', '=', person.userId)
      .execute();
    testApp.parts.announcements.publish({ kind: 'personChanged', userId: person.userId });
    await choose(person, { mail: { gameEnded: true, yourTurn: true } });
    for (const told of news) await sent(person, told);
    const stored = await testApp.parts.database.selectFrom('mails').selectAll().execute();
    const [turn, end] = ['Sıra sende', 'Kazandın'].map((words) =>
      stored.find(({ recipient, subject }) => recipient === person.email && subject.startsWith(words)),
    );
    expect(turn?.subject).toBe('Sıra sende: Kupa (Hearts)');
    expect(turn?.link).toContain(`/games/hearts/${news[0] && 'roomId' in news[0] ? news[0].roomId : ''}`);
    expect(turn?.body).toContain('Bo Lind');
    expect(end?.body).not.toContain('evil');
  });

  test('are two an hour at most for one person', async () => {
    const strict = await startTestApp({ environment: { RATE_SCALE: '1' } });
    const person = await welcome(strict, 'Busy');
    await strict.ask('PUT', '/api/UserProfile/Preferences', {
      token: person.token,
      json: { mail: { yourTurn: true } },
    });
    const by: string[][] = [];
    for (let turn = 0; turn < 3; turn++)
      by.push(
        await deliver(strict.parts, person.userId, {
          content: { kind: 'yourTurn', others: [], ...table() },
          subject: `turn ${turn}`,
        }),
      );
    expect(by).toEqual([['bell', 'mail'], ['bell', 'mail'], ['bell']]);
    await strict.close();
  });

  test('an invitation comes by mail until somebody would rather not', async () => {
    const [wanting, resting] = [await colleague('Wanting'), await colleague('Resting')];
    await choose(resting, { mail: { invited: false } });
    const room = await lay(testApp, { sitting: [ours.admin], teamId: ours.team.teamId });
    const invite = async (opponentUserId: string) =>
      (
        await testApp.ask('POST', '/api/GameSpace/SendInviteMessage', {
          token: ours.admin.token,
          json: { opponentUserId, roomId: room, gameType: 'backgammon' },
        })
      ).body.sentBy;
    expect(await invite(wanting.userId)).toEqual(['bell', 'mail']);
    expect(await invite(resting.userId)).toEqual(['bell']);
  });
});

test('who wants to be invisible is not shown as here', async () => {
  const hidden = await colleague('Hidden');
  testApp.online.add(hidden.userId);
  const isShown = async () => {
    const { token } = ours.admin;
    const { raw } = await testApp.ask('GET', `/api/GameSpace/UserList/${ours.admin.userId}`, { token });
    const { users } = raw.json<{ users: { userId: string; isOnline: boolean }[] }>();
    return users.find(({ userId }) => userId === hidden.userId)?.isOnline;
  };
  expect(await isShown()).toBe(true);
  await choose(hidden, { isInvisible: true });
  expect(await isShown()).toBe(false);
  await choose(hidden, { isInvisible: false });
  expect(await isShown()).toBe(true);
});
