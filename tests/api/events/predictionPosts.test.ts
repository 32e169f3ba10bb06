// What a channel reads when an admin lets the team predict something; a tool that is away keeps nobody from it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDuePosts } from '../../../src/server/events/predictions/posts.ts';
import { type FakeSlack, openFakeSlack } from '../../support/fakes/fakeSlack.ts';
import { addSlack } from '../../support/people/slackWorkspace.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../../support/servers/testApp.ts';

let slack: FakeSlack;
let testApp: TestApp;
let ours: TeamOfTwo;

beforeAll(async () => {
  slack = await openFakeSlack();
  testApp = await startTestApp({ environment: slack.environment });
  ours = await foundTeam(testApp, 'Ours');
  expect(await addSlack(testApp, ours.admin)).toBe('?slack=connected');
});
afterAll(async () => {
  await testApp?.close();
  await slack?.close();
});

const schedule = (fixtureId: string, channelId: string) =>
  testApp.ask('POST', '/api/Slack/SchedulePredictor', {
    token: ours.admin.token,
    json: { fixtureId, channelId },
  });

test('the channel reads of it once, with a link to its page', async () => {
  const { status, body } = await schedule('39-2025', 'C2');
  expect(status).toBe(200);
  expect((await schedule('39-2025', 'C2')).body.error).toBe('AlreadyDone');
  expect(slack.posted.map(({ channel }) => channel)).toEqual(['C2']);
  expect(slack.posted[0]?.blocks[0]?.text?.text).toContain('*Premier League: predictions are open*');
  const link = new URL(slack.posted[0]?.blocks[1]?.elements?.[0]?.url ?? '');
  expect(link.searchParams.get('returnUrl')).toBe(`/predictorEvents?game=${body.gameId}`);
});

test('a channel that is none of the team is refused, and nothing is scheduled', async () => {
  const { status } = await schedule('203-2025', 'C-of-nobody');
  expect(status).toBe(404);
  const path = `/api/ScorePredictor/GetScheduledGames/${ours.team.teamId}`;
  const { body } = await testApp.ask('GET', path, { token: ours.member.token });
  expect(body.games).toHaveLength(1);
});

test('a channel whose tool was away is told a minute later, and once', async () => {
  slack.mood = 'away';
  const { status } = await schedule('203-2025', 'C1');
  expect(status).toBe(200);
  slack.mood = 'well';
  const told = () => slack.posted.filter(({ channel }) => channel === 'C1').length;
  await sendDuePosts(testApp.parts);
  expect(told()).toBe(0);
  testApp.clock.forward(60_000);
  await Promise.all([sendDuePosts(testApp.parts), sendDuePosts(testApp.parts)]);
  await sendDuePosts(testApp.parts);
  expect(told()).toBe(1);
});
