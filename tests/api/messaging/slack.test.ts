// A team and its workspace in Slack: adding the bot and taking it back, its channels, and how often who may ask.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeSlack, openFakeSlack } from '../../support/fakes/fakeSlack.ts';
import { addSlack, askForLink, begin, finish, follow } from '../../support/people/slackWorkspace.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
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
});
afterAll(async () => {
  await testApp.close();
  await slack.close();
});
beforeEach(async () => {
  slack.mood = 'well';
  slack.workspace = { id: 'T1', name: 'Northlight' };
  expect(await addSlack(testApp, ours.admin)).toBe('?slack=connected');
});

const get = (path: string, { token }: Somebody) => testApp.ask('GET', path, { token });
const post = (path: string, { token }: Somebody, json: object = {}) =>
  testApp.ask('POST', path, { token, json });
const toolsOf = async (somebody: Somebody) =>
  (await get(`/api/Chat/Tools/${somebody.userId}`, somebody)).body.slack;
const channelsFor = (somebody: Somebody) => get(`/api/Slack/GetChannelList/${somebody.userId}`, somebody);
const namesOf = ({ body }: Awaited<ReturnType<typeof channelsFor>>) =>
  (body.channels as { name: string }[]).map(({ name }) => name); // the answer of the contract

describe('adding the bot', () => {
  test('tells the team which workspace it is in; its tokens are not to be read', async () => {
    expect(await toolsOf(ours.member)).toEqual({ workspace: 'Northlight' });
    expect(await toolsOf(theirs.member)).toEqual({ workspace: null });
    const rows = await testApp.parts.database.selectFrom('slack_installations').selectAll().execute();
    expect(rows.map(({ tenant_key, team_id }) => [tenant_key, team_id])).toEqual([['T1', ours.team.teamId]]);
    expect(JSON.stringify(rows)).not.toContain('xoxb');
  });

  test('is for admins, by a link that works once and not for long', async () => {
    expect((await post('/api/Slack/Install', ours.member)).body.error).toBe('AdminOnly');
    const [used, old] = [await askForLink(testApp, ours.admin), await askForLink(testApp, ours.admin)];
    expect((await follow(testApp, used)).status).toBe(302);
    expect((await follow(testApp, used)).body.error).toBe('InvalidOrExpiredToken');
    expect((await testApp.ask('GET', '/slack/install')).status).toBe(400);
    testApp.clock.forward(6 * 60_000);
    expect((await follow(testApp, old)).body.error).toBe('InvalidOrExpiredToken');
  });

  test('is for the browser of who asked: passed on, the link leads nowhere', async () => {
    const { link, cookie } = await askForLink(testApp, theirs.admin);
    const elsewhere = await askForLink(testApp, ours.admin);
    expect((await follow(testApp, { link })).body.error).toBe('InvalidOrExpiredToken');
    expect((await follow(testApp, { link, cookie: elsewhere.cookie })).body.error).toBe(
      'InvalidOrExpiredToken',
    );
    expect((await follow(testApp, { link, cookie: `a=b; ${cookie}; c=d` })).status).toBe(302);
    const { raw } = await post('/api/Slack/Install', ours.admin);
    expect(raw.headers['set-cookie']).toMatch(
      /^topla-slack-install=[\w-]{43}; Secure; HttpOnly; SameSite=Lax; Path=\/slack; Max-Age=300$/,
    );
  });

  test('ends only in the browser it began in, and once', async () => {
    const way = await begin(testApp, ours.admin);
    expect((await finish(testApp, { ...way, cookie: 'slack-app-oauth-state=other' })).status).toBe(400);
    const { back, cookie } = await begin(testApp, ours.admin);
    const again = new URL(back);
    expect((await finish(testApp, { back, cookie })).status).toBe(302);
    expect((await finish(testApp, { back: again.href, cookie })).status).toBe(400);
    again.searchParams.delete('state');
    expect((await finish(testApp, { back: again.href, cookie })).status).toBe(400);
  });

  test('is for who is still an admin when it ends', async () => {
    const way = await begin(testApp, theirs.admin);
    slack.workspace = { id: 'T2', name: 'Elsewhere' };
    const other = await begin(testApp, theirs.admin);
    const set = (is_admin: boolean) =>
      testApp.parts.database
        .updateTable('people')
        .set({ is_admin })
        .where('id', '=', theirs.admin.userId)
        .execute();
    await set(false);
    expect((await finish(testApp, other)).raw.headers.location).toMatch(/slack=taken$/);
    await set(true);
    expect((await finish(testApp, way)).raw.headers.location).toMatch(/slack=taken$/);
    expect(await toolsOf(theirs.admin)).toEqual({ workspace: null });
  });

  test('to the workspace of another team is refused, and the bot taken back', async () => {
    slack.calls.length = 0;
    expect(await addSlack(testApp, theirs.admin)).toBe('?slack=taken');
    expect(slack.calls).toContain('auth.revoke');
    expect(await toolsOf(ours.admin)).toEqual({ workspace: 'Northlight' });
  });

  test('may be given up at Slack, or fail there', async () => {
    const { back, cookie } = await begin(testApp, ours.admin);
    const denied = new URL(back);
    denied.searchParams.set('error', 'access_denied');
    const cancelled = await finish(testApp, { back: denied.href, cookie });
    expect(cancelled.raw.headers.location).toMatch(/\/admin-panel\?slack=cancelled$/);
    slack.mood = 'away';
    const failed = await finish(testApp, { back, cookie });
    expect(failed.raw.headers.location).toMatch(/\/admin-panel\?slack=failed$/);
  });

  test('is undone by an admin: the token is taken back, the workspace free again', async () => {
    slack.calls.length = 0;
    expect((await post('/api/Slack/Disconnect', ours.member)).body.error).toBe('AdminOnly');
    expect((await post('/api/Slack/Disconnect', ours.admin)).body).toEqual({ ok: true });
    expect(slack.calls).toEqual(['auth.revoke']);
    expect(await toolsOf(ours.admin)).toEqual({ workspace: null });
    expect((await channelsFor(ours.admin)).body).toEqual({ channels: [] });
    const { database } = testApp.parts;
    expect(await database.selectFrom('workspaces').selectAll().execute()).toEqual([]);
  });

  test('is forgotten when what was sealed cannot be opened any more', async () => {
    testApp.clock.forward(6 * 60_000);
    await testApp.parts.database.updateTable('slack_installations').set({ sealed: 'lost' }).execute();
    expect((await channelsFor(ours.admin)).body.error).toBe('SlackNotConnected');
    expect(await toolsOf(ours.admin)).toEqual({ workspace: null });
  });

  test('leaves one cookie behind, for ten minutes, and no trace of the link', async () => {
    const { headers } = (await follow(testApp, await askForLink(testApp, ours.admin))).raw;
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(headers['set-cookie']).toMatch(
      /^slack-app-oauth-state=[\w-]{43}; Secure; HttpOnly; .*Max-Age=600$/,
    );
    const page = new URL(String(headers.location));
    expect(page.origin + page.pathname).toBe(`${slack.url}/oauth/v2/authorize`);
    expect(page.searchParams.get('scope')).toMatch(/^chat:write,commands,channels:read/);
  });

  test('is not to be had where there are no settings', async () => {
    const bare = await startTestApp();
    const { admin } = await foundTeam(bare, 'Bare');
    const ask = (method: 'GET' | 'POST', path: string) =>
      bare.ask(method, path, { token: admin.token, ...(method === 'POST' && { json: {} }) });
    expect((await ask('GET', `/api/Chat/Tools/${admin.userId}`)).body).toEqual({ slack: null, teams: null });
    for (const [method, path] of [
      ['POST', '/api/Slack/Install'],
      ['POST', '/api/Slack/Disconnect'],
      ['GET', `/api/Slack/GetChannelList/${admin.userId}`],
      ['GET', '/slack/install?pass=x'],
      ['GET', '/slack/oauth_redirect'],
      ['POST', '/slack/events'],
      ['POST', '/slack/commands'],
    ] as const)
      expect([path, (await ask(method, path)).status]).toEqual([path, 404]);
    await bare.close();
  });
});

describe('the channels', () => {
  test('are all there, page by page; private ones only for admins', async () => {
    expect(namesOf(await channelsFor(ours.admin))).toEqual([
      ...['board-room', 'games', 'general', 'ödül', 'old-news', 'quiet-corner'],
    ]);
    expect(namesOf(await channelsFor(ours.member))).not.toContain('board-room');
    expect((await get(`/api/Slack/GetChannelList/${ours.team.teamId}`, theirs.admin)).body.error).toBe(
      'IdentityMismatch',
    );
  });

  test('stand in the order of the language of who asks', async () => {
    const speak = (language: 'en' | 'tr') =>
      testApp.parts.database
        .updateTable('people')
        .set({ language })
        .where('id', '=', ours.member.userId)
        .execute();
    await speak('tr');
    expect(namesOf(await channelsFor(ours.member)).slice(2)).toEqual(['old-news', 'ödül', 'quiet-corner']);
    await speak('en');
    expect(namesOf(await channelsFor(ours.member)).slice(2)).toEqual(['ödül', 'old-news', 'quiet-corner']);
  });

  test('are asked for once in five minutes', async () => {
    testApp.clock.forward(6 * 60_000);
    slack.calls.length = 0;
    await channelsFor(ours.admin);
    await channelsFor(ours.member);
    expect(slack.calls.filter((name) => name === 'conversations.list')).toHaveLength(3);
  });

  test.each([
    ['away', 503, 'SlackAway'],
    ['talking nonsense', 503, 'SlackAway'],
    ['limited', 429, 'SlackBusy'],
    ['revoked', 409, 'SlackNotConnected'],
  ] as const)('with Slack %s are refused with %i %s', async (mood, status, error) => {
    testApp.clock.forward(6 * 60_000);
    slack.mood = mood;
    const { raw, ...answer } = await channelsFor(ours.admin);
    expect(answer).toMatchObject({ status, body: { error } });
    if (mood === 'limited') expect(raw.headers['retry-after']).toBe('7');
    expect(await toolsOf(ours.admin)).toEqual({ workspace: mood === 'revoked' ? null : 'Northlight' });
  });
});

test('nobody knocks for ever: at the installation, at the hooks, or at one channel', async () => {
  const strict = await startTestApp({ environment: { ...slack.environment, RATE_SCALE: '1' } });
  const statuses = async (times: number, ask: () => Promise<{ readonly status: number }>) => {
    const answers = await Promise.all(Array.from({ length: times }, ask));
    return answers.filter(({ status }) => status === 429).length;
  };
  expect(await statuses(22, () => strict.ask('GET', '/slack/install?pass=x'))).toBe(2);
  expect(await statuses(603, () => strict.ask('POST', '/slack/events', { payload: '{}' }))).toBe(3);
  const { admin } = await foundTeam(strict, 'Strict');
  const json = { channelId: 'C2', roomId: 'A'.repeat(22), gameType: 'chess' };
  const invite = () => strict.ask('POST', '/api/Slack/SendInviteMessage', { token: admin.token, json });
  expect((await invite()).status).toBe(404);
  expect((await invite()).body.error).toBe('TooManyRequests');
  await strict.close();
});
