// What an admin is told about their team: real failures of mail, Slack, Teams and puzzles, and nothing about anybody else.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StatusServices } from '../../../src/server/insight/status/services.ts';
import { sendDuePosts } from '../../../src/server/puzzles/attempts/posts.ts';
import { hourMs } from '../../support/data/puzzleDays.ts';
import {
  comesFromMicrosoft,
  type FakeGraph,
  firstKey,
  openFakeGraph,
} from '../../support/fakes/fakeGraph.ts';
import { type FakeSlack, openFakeSlack } from '../../support/fakes/fakeSlack.ts';
import { openPostOffice, type PostOffice } from '../../support/fakes/postOffice.ts';
import { addSlack } from '../../support/people/slackWorkspace.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../../support/servers/testApp.ts';

const { version } = await import('../../../package.json', { with: { type: 'json' } }).then(
  (file) => file.default,
);

let slack: FakeSlack;
let graph: FakeGraph;
let post: PostOffice;
let testApp: TestApp;
let ours: TeamOfTwo;
let theirs: TeamOfTwo;
const here = { updates: 'alone' as ReturnType<StatusServices['installation']['updates']>, isFull: false };

const statusOf = async ({ admin, team }: TeamOfTwo) =>
  (await testApp.ask('GET', `/api/Admin/Status/${team.teamId}`, { token: admin.token })).body;

beforeAll(async () => {
  slack = await openFakeSlack();
  graph = await openFakeGraph();
  testApp = await startTestApp({
    environment: { ...slack.environment, ...graph.environment },
    installation: {
      updates: () => here.updates,
      isReadOnly: () => here.isFull,
      clockAheadMs: () => 0,
      startedAt: Date.UTC(2026, 0, 2),
    },
  });
  ours = await foundTeam(testApp, 'Ours');
  theirs = await foundTeam(testApp, 'Theirs');
});
afterAll(async () => {
  await testApp?.close();
  await slack?.close();
  await graph?.close();
});
beforeEach(() => {
  slack.mood = 'well';
});

const schedule = (puzzleType: string, { admin }: TeamOfTwo, more: object = {}) => {
  const opensAt = new Date(testApp.clock.now() + hourMs);
  return testApp.ask('POST', '/api/Puzzle/PostSchedule', {
    token: admin.token,
    json: {
      puzzleType,
      hour: opensAt.getUTCHours(),
      minute: 0,
      timeZoneId: 'UTC',
      duration: 60,
      days: [0, 1, 2, 3, 4, 5, 6],
      ...more,
    },
  });
};

test('a team that has nothing set up is told so, and which version runs since when', async () => {
  const status = await statusOf(ours);
  expect(status).toMatchObject({
    storage: 'works',
    updates: 'alone',
    mail: { isOn: false, waiting: 0, givenUp: 0 },
    signIn: { microsoft: true, slack: true, google: false },
    chat: [
      { tool: 'slack', state: 'notConnected', workspace: null, lastPostAt: null, lastFailure: null },
      { tool: 'teams', state: 'notConnected', workspace: null, lastPostAt: null, lastFailure: null },
    ],
    today: [],
    version,
    runsSince: '2026-01-02T00:00:00.000Z',
  });
});

test('a full disk and nodes that do not hear each other are said', async () => {
  here.isFull = true;
  here.updates = 'away';
  expect(await statusOf(ours)).toMatchObject({ storage: 'full', updates: 'away' });
  here.isFull = false;
  here.updates = 'alone';
});

describe('chat tools', () => {
  test('a post that Slack takes, and one it does not, with the reason; only for that team', async () => {
    expect(await addSlack(testApp, ours.admin)).toBe('?slack=connected');
    await schedule('mathle', ours, { channelId: 'C2' });
    await schedule('sudoku', ours, { channelId: 'C3', additionalSettings: { grade: 'easy' } });
    expect((await statusOf(ours)).today).toMatchObject([{ state: 'later' }, { state: 'later' }]);
    testApp.clock.forward(hourMs);
    const opened = testApp.clock.now();
    await testApp.parts.openDuePuzzles();
    await sendDuePosts(testApp.parts);
    const status = await statusOf(ours);
    const at = new Date(opened).toISOString();
    expect(status.chat).toMatchObject([
      {
        tool: 'slack',
        state: 'connected',
        workspace: expect.any(String),
        lastPostAt: at,
        lastFailure: { at, reason: 'BotNotInChannel' },
      },
      { tool: 'teams', lastPostAt: null, lastFailure: null },
    ]);
    expect(status.today).toMatchObject([
      { puzzleType: expect.any(String), opensAt: expect.any(String), state: 'opened', isPostWaiting: false },
      { state: 'opened', isPostWaiting: false },
    ]);
    expect((await statusOf(theirs)).chat).toMatchObject([{ lastPostAt: null, lastFailure: null }, {}]);
    expect((await statusOf(theirs)).today).toEqual([]);
  });

  test('a post that waits for Slack to be back, and one that came at last', async () => {
    await schedule('findTheWord', ours, { channelId: 'C2' });
    testApp.clock.forward(hourMs);
    await testApp.parts.openDuePuzzles();
    slack.mood = 'away';
    for (let minutes = 0; minutes < 3; minutes++) {
      await sendDuePosts(testApp.parts);
      testApp.clock.forward(60_000);
    }
    const away = await statusOf(ours);
    expect(away.chat).toMatchObject([{ lastFailure: { reason: 'SlackAway' } }, {}]);
    expect(away.today).toContainEqual(
      expect.objectContaining({ puzzleType: 'findTheWord', state: 'opened', isPostWaiting: true }),
    );
    slack.mood = 'well';
    await sendDuePosts(testApp.parts);
    const back = await statusOf(ours);
    const [tool] = back.chat as { lastPostAt: string; lastFailure: { at: string } }[];
    expect(Date.parse(tool?.lastPostAt ?? '')).toBeGreaterThan(Date.parse(tool?.lastFailure.at ?? ''));
    expect(back.today).toContainEqual(
      expect.objectContaining({ puzzleType: 'findTheWord', isPostWaiting: false }),
    );
  });

  test('a post in Teams in the name of somebody who is gone', async () => {
    await comesFromMicrosoft(testApp.parts, theirs.admin.userId, 'oid-ada', firstKey);
    await schedule('mathle', theirs, { channelId: '19:a@thread.tacv2', groupId: 'g1' });
    testApp.clock.forward(hourMs);
    await testApp.parts.openDuePuzzles();
    await testApp.parts.database
      .updateTable('puzzle_posts')
      .set({ posted_by: null })
      .where('group_id', '=', 'g1')
      .execute();
    await sendDuePosts(testApp.parts);
    expect((await statusOf(theirs)).chat).toMatchObject([
      {},
      { tool: 'teams', lastPostAt: null, lastFailure: { reason: 'TeamsSignInNeeded' } },
    ]);
  });
});

test('a puzzle whose time has passed is late, and one that may not be played will not be opened', async () => {
  const team = await foundTeam(testApp, 'Later');
  await schedule('mathle', team);
  testApp.clock.forward(hourMs + 3 * 60_000);
  expect((await statusOf(team)).today).toMatchObject([{ puzzleType: 'mathle', state: 'late' }]);
  const limit = (values: object) =>
    testApp.parts.database.updateTable('teams').set(values).where('id', '=', team.team.teamId).execute();
  await limit({ limited_games: JSON.stringify(['mathle']) });
  expect((await statusOf(team)).today).toMatchObject([{ state: 'gameOff' }]);
  await limit({ limited_games: '[]', is_limited: true });
  expect((await statusOf(team)).today).toMatchObject([{ state: 'teamLimited' }]);
});

describe('mails', () => {
  let mailing: TestApp;
  let mailers: TeamOfTwo;
  let others: TeamOfTwo;

  beforeAll(async () => {
    post = await openPostOffice();
    mailing = await startTestApp({
      environment: { SMTP_URL: `smtp://127.0.0.1:${post.port}` },
    });
  });
  afterAll(async () => {
    mailing.parts.mailer.close();
    await mailing.close();
    await post.close();
  });

  const mailsOf = async ({ admin, team }: TeamOfTwo) =>
    (await mailing.ask('GET', `/api/Admin/Status/${team.teamId}`, { token: admin.token })).body.mail;
  const invite = ({ admin }: TeamOfTwo, email: string) =>
    mailing.ask('POST', '/api/Authentication/sendInviteEmail', { token: admin.token, json: { email } });
  const attempts = async (email: string) =>
    (await mailing.parts.database
      .selectFrom('mails')
      .select(['attempts', 'given_up_at'])
      .where('recipient', '=', email)
      .executeTakeFirst()) ?? { attempts: 0, given_up_at: null };

  test('that the mail server puts off wait, those it refuses are given up; only of this team', async () => {
    mailers = await foundTeam(mailing, 'Mailers');
    others = await foundTeam(mailing, 'Others');
    const unsent = () =>
      mailing.parts.database.selectFrom('mails').select('id').where('sent_at', 'is', null).execute();
    await vi.waitFor(async () => expect(await unsent()).toEqual([]), { timeout: 60_000 });
    post.manners.toRecipient = (to) => (to.startsWith('late') ? '451 4.3.0 later' : '550 5.1.1 nobody here');
    await invite(mailers, 'late@example.test');
    await invite(mailers, 'gone@example.test');
    await vi.waitFor(
      async () => {
        expect((await attempts('late@example.test')).attempts).toBe(1);
        expect((await attempts('gone@example.test')).given_up_at).not.toBeNull();
      },
      { timeout: 60_000 },
    );
    expect(await mailsOf(mailers)).toEqual({ isOn: true, waiting: 0, givenUp: 1 });
    mailing.clock.forward(61_000);
    expect(await mailsOf(mailers)).toEqual({ isOn: true, waiting: 1, givenUp: 1 });
    expect(await mailsOf(others)).toEqual({ isOn: true, waiting: 0, givenUp: 0 });
  });

  test('about the account of a member count, those another team sent them do not', async () => {
    const { database, clock } = mailing.parts;
    const row = (id: string, recipient: string, teamId: string | null) => ({
      id,
      recipient,
      subject: '',
      body: '',
      link: null,
      created_at: clock.now() - hourMs,
      sent_at: null,
      attempts: 3,
      next_try_at: clock.now() + hourMs,
      team_id: teamId,
    });
    await database.deleteFrom('mails').where('sent_at', 'is', null).execute();
    await database
      .insertInto('mails')
      .values([
        row('00000000-0000-4000-8000-000000000001', mailers.member.email, null),
        row('00000000-0000-4000-8000-000000000002', mailers.member.email, others.team.teamId),
        row('00000000-0000-4000-8000-000000000003', 'stranger@example.test', null),
      ])
      .execute();
    expect(await mailsOf(mailers)).toEqual({ isOn: true, waiting: 1, givenUp: 0 });
    expect(await mailsOf(others)).toEqual({ isOn: true, waiting: 1, givenUp: 0 });
  });
});

test('members and admins of other teams are refused, and no word is said of servers', async () => {
  const path = `/api/Admin/Status/${ours.team.teamId}`;
  expect((await testApp.ask('GET', path, { token: ours.member.token })).body.error).toBe('AdminOnly');
  expect((await testApp.ask('GET', path, { token: theirs.admin.token })).body.error).toBe('IdentityMismatch');
  const { raw } = await testApp.ask('GET', path, { token: ours.admin.token });
  for (const word of ['127.0.0.1', 'localhost', 'http', 'xoxb', theirs.team.teamId, 'secret'])
    expect(raw.body).not.toContain(word);
});
