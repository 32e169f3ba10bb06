// What a channel reads of a trivia: that it is scheduled, once, and nothing about its questions.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDueTriviaPosts } from '../../../src/server/events/trivia/posts.ts';
import { writePosts } from '../../../src/server/events/trivia/store.ts';
import { sendTrivia, setupOf } from '../../support/data/triviaEvent.ts';
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

const tell = () => sendDueTriviaPosts(testApp.parts);

test('is posted when it is scheduled and when it starts, each once', async () => {
  const start = new Date(testApp.clock.now() + 3_600_000).toISOString();
  const setup = setupOf({ name: 'Quiz <b>night</b>', start, channelId: 'C2' });
  const { body } = await sendTrivia(testApp, 'POST', '/api/Trivia', setup, ours.admin);
  expect(body).toMatchObject({ channelId: 'C2', channelName: 'games' });
  const id = String(body.id);
  await Promise.all([tell(), tell()]);
  await tell();
  expect(slack.posted).toHaveLength(1);
  const [post] = slack.posted;
  expect(post?.channel).toBe('C2');
  const text = post?.blocks[0]?.text?.text ?? '';
  expect(text).toContain('Everyone in Ours can register');
  expect(text).not.toContain('Aardvark');
  const link = new URL(post?.blocks[1]?.elements?.[0]?.url ?? '');
  expect(link.searchParams.get('returnUrl')).toBe(`/events/trivia/${id}`);
  slack.mood = 'away';
  const { database } = testApp.parts;
  await database.updateTable('trivia').set({ phase: 'starting' }).where('id', '=', id).execute();
  await writePosts(database, [{ trivia_id: id, kind: 'started', due_at: testApp.clock.now() }]);
  await tell();
  slack.mood = 'well';
  testApp.clock.forward(2 * 60_000);
  await tell();
  await tell();
  expect(slack.posted).toHaveLength(2);
  expect(slack.posted[1]?.blocks[0]?.text?.text).toContain('is starting');
});

test('a channel that is not there is refused', async () => {
  const start = new Date(testApp.clock.now() + 3_600_000).toISOString();
  const sent = (setup: object) => sendTrivia(testApp, 'POST', '/api/Trivia', setup, ours.admin);
  expect((await sent(setupOf({ start, channelId: 'C999' }))).status).toBe(404);
  expect((await sent(setupOf({ start, groupId: 'G1' }))).status).toBe(400);
});
