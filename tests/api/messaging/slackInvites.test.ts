// Inviting in Slack: what a channel or a colleague reads there, who may write where, and what happens when it fails.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lay } from '../../support/data/storedTable.ts';
import { type FakeSlack, openFakeSlack } from '../../support/fakes/fakeSlack.ts';
import { addSlack } from '../../support/people/slackWorkspace.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let slack: FakeSlack;
let testApp: TestApp;
let ours: TeamOfTwo;
let theirs: TeamOfTwo;

beforeAll(async () => {
  slack = await openFakeSlack();
  testApp = await startTestApp({ environment: slack.environment });
  ours = await foundTeam(testApp, 'Ours');
  theirs = await foundTeam(testApp, 'Theirs');
  expect(await addSlack(testApp, ours.admin)).toBe('?slack=connected');
});
afterAll(async () => {
  await testApp.close();
  await slack.close();
});
beforeEach(() => {
  slack.mood = 'well';
  slack.posted.length = 0;
});

const post = (path: string, { token }: Somebody, json: object = {}) =>
  testApp.ask('POST', path, { token, json });

describe('an invitation', () => {
  const invite = async (by: Somebody, to: object, change: object = {}) => {
    const roomId = await lay(testApp, { sitting: [by], teamId: ours.team.teamId, name: 'Friday' });
    const body = { hostUserId: by.userId, roomId, gameType: 'backgammon', ...to, ...change };
    return { roomId, ...(await post('/api/Slack/SendInviteMessage', by, body)) };
  };

  test('to a channel says who, what and where; its button leads to the seat', async () => {
    const { roomId, body } = await invite(ours.member, { channelId: 'C2' });
    expect(body).toEqual({ ok: true, sentBy: ['chat'] });
    const [message] = slack.posted;
    expect(message?.channel).toBe('C2');
    expect(message?.blocks[0]?.text?.text).toBe(
      '*OursMember is looking for players*\nBackgammon at “Friday”: who wants to play?',
    );
    const link = new URL(message?.blocks[1]?.elements?.[0]?.url ?? '');
    expect(link.pathname).toBe('/login');
    expect(link.searchParams.get('returnUrl')).toBe(`/games/backgammon/${roomId}?seat=free`);
  });

  test('speaks the language of the team', async () => {
    const set = (language: 'en' | 'tr') =>
      testApp.parts.database
        .updateTable('teams')
        .set({ language })
        .where('id', '=', ours.team.teamId)
        .execute();
    await set('tr');
    await invite(ours.member, { channelId: 'C2' });
    await set('en');
    expect(slack.posted[0]?.blocks[0]?.text?.text).toContain('OursMember oyuncu arıyor');
  });

  test('mentions nobody, whatever somebody is called', async () => {
    const set = (name: string) =>
      testApp.parts.database
        .updateTable('people')
        .set({ name })
        .where('id', '=', ours.member.userId)
        .execute();
    await set('<!channel> & https://evil.test');
    await invite(ours.member, { channelId: 'C2' });
    await set('OursMember');
    const said = JSON.stringify(slack.posted);
    expect(said).toContain('&amp;');
    expect(said).not.toMatch(/<!channel>|evil/);
  });

  test.each([
    ['C3', 409, 'BotNotInChannel'],
    ['C5', 409, 'ChannelGone'],
    ['C9', 404, 'NotFound'],
    ['C4', 404, 'NotFound'],
  ])('to the channel %s is refused to a member with %i %s', async (channelId, status, error) => {
    expect(await invite(ours.member, { channelId })).toMatchObject({ status, body: { error } });
    expect(slack.posted).toEqual([]);
  });

  test('to a private channel is for admins', async () => {
    expect((await invite(ours.admin, { channelId: 'C4' })).status).toBe(200);
  });

  test('needs one of both, a colleague or a channel, and a seat of one’s own', async () => {
    expect((await invite(ours.member, {})).body.error).toBe('InvalidInput');
    const both = { channelId: 'C2', opponentUserId: ours.admin.userId };
    expect((await invite(ours.member, both)).body.error).toBe('InvalidInput');
    const foreign = await lay(testApp, { sitting: [theirs.admin], teamId: theirs.team.teamId });
    expect((await invite(ours.member, { channelId: 'C2' }, { roomId: foreign })).status).toBe(404);
    const standing = await lay(testApp, { sitting: [ours.admin], teamId: ours.team.teamId });
    expect((await invite(ours.member, { channelId: 'C2' }, { roomId: standing })).body.error).toBe(
      'NotAllowed',
    );
    expect(slack.posted).toEqual([]);
  });

  test('to a colleague rings the bell and is said in Slack, instead of by mail', async () => {
    const guest = await welcome(testApp, 'InSlack', ours.team.teamId);
    expect((await invite(ours.member, { opponentUserId: guest.userId })).body.sentBy).toEqual([
      ...['bell', 'chat'],
    ]);
    expect(slack.posted[0]?.channel).toBe('D-UMAIL');
    const identity = { provider: 'slack', tenant_key: 'T1', subject: 'U7' } as const;
    const row = { ...identity, user_id: guest.userId, created_at: 1 };
    await testApp.parts.database.insertInto('identities').values(row).execute();
    await invite(ours.member, { opponentUserId: guest.userId });
    expect(slack.posted[1]?.channel).toBe('D-U7');
    expect(slack.posted[1]?.blocks[0]?.text?.text).toContain('OursMember invited you to play');
  });

  test('to a colleague whom Slack does not know, or with Slack away, still arrives', async () => {
    const guest = await welcome(testApp, 'Absent', ours.team.teamId);
    expect((await invite(ours.member, { opponentUserId: guest.userId })).body.sentBy).toEqual([
      ...['bell', 'mail'],
    ]);
    slack.mood = 'away';
    expect((await invite(ours.member, { opponentUserId: guest.userId })).body.sentBy).toEqual([
      ...['bell', 'mail'],
    ]);
  });

  test('of an admin to come and play goes to members and channels', async () => {
    const call = (by: Somebody, body: object) => post('/api/Admin/SendInviteMessage', by, body);
    const guest = await welcome(testApp, 'InSlack', ours.team.teamId);
    expect((await call(ours.admin, { userId: guest.userId, kind: 'Slack' })).body.sentBy).toEqual([
      ...['bell', 'chat'],
    ]);
    expect((await call(ours.admin, { channelId: 'C2', kind: 'Slack' })).body.sentBy).toEqual(['chat']);
    expect(slack.posted.at(-1)?.text).toContain('OursAdmin invites you all to play');
    expect((await call(ours.member, { channelId: 'C2', kind: 'Slack' })).body.error).toBe('AdminOnly');
    expect((await call(ours.admin, { kind: 'Slack' })).body.error).toBe('InvalidInput');
    expect((await call(ours.admin, { channelId: 'C2', kind: 'GameSpace' })).status).toBe(404);
  });
});

test('an invitation has the drawing of its game where Slack can fetch it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'topla-art-'));
  await mkdir(join(directory, 'art'));
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle r="9"/></svg>';
  await writeFile(join(directory, 'art/backgammon.svg'), drawing);
  await writeFile(join(directory, 'index.html'), '<!doctype html>');
  const environment = { ...slack.environment, PUBLIC_URL: 'https://play.example.test' };
  const open = await startTestApp({ environment, siteDirectory: directory });
  const { admin, team } = await foundTeam(open, 'Drawn');
  slack.workspace = { id: 'T7', name: 'Drawn' };
  expect(await addSlack(open, admin)).toBe('?slack=connected');
  const roomId = await lay(open, { sitting: [admin], teamId: team.teamId });
  const json = { channelId: 'C2', roomId, gameType: 'backgammon' };
  const sent = await open.ask('POST', '/api/Slack/SendInviteMessage', { token: admin.token, json });
  expect(sent.status).toBe(200);
  const picture = /https:[^"]*\.png/.exec(JSON.stringify(slack.posted))?.[0] ?? '';
  const { raw } = await open.ask('GET', new URL(picture).pathname);
  expect([raw.statusCode, raw.headers['content-type']]).toEqual([200, 'image/png']);
  expect(raw.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect((await open.ask('GET', '/art/nothing.png')).status).toBe(404);
  expect((await open.ask('GET', '/art/backgammon.svg')).raw.headers['content-type']).toMatch(/svg/);
  await open.close();
  await rm(directory, { recursive: true });
});
