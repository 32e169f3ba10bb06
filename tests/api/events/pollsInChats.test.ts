// Polls in Slack: made by the command or by the form, voted in by buttons, and closed where they were posted. And in Teams.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Poll } from '../../../src/contract/events/polls.ts';
import { closeDuePolls } from '../../../src/server/events/polls/closePoll.ts';
import { sendDuePollPosts } from '../../../src/server/events/polls/posts.ts';
import {
  comesFromMicrosoft,
  type FakeGraph,
  firstKey,
  openFakeGraph,
} from '../../support/fakes/fakeGraph.ts';
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
let graph: FakeGraph;
let testApp: TestApp;
let ours: TeamOfTwo;
let deniz: Somebody;

const now = () => testApp.clock.now();
const type = { 'content-type': 'application/x-www-form-urlencoded' };

async function identify(somebody: Somebody, subject: string): Promise<void> {
  const identity = { provider: 'slack', tenant_key: 'T1', subject } as const;
  const row = { ...identity, user_id: somebody.userId, created_at: 1 };
  await testApp.parts.database.insertInto('identities').values(row).execute();
}

beforeAll(async () => {
  slack = await openFakeSlack();
  graph = await openFakeGraph();
  testApp = await startTestApp({ environment: { ...slack.environment, ...graph.environment } });
  ours = await foundTeam(testApp, 'Ours');
  deniz = await welcome(testApp, 'Deniz', ours.team.teamId);
  expect(await addSlack(testApp, ours.admin)).toBe('?slack=connected');
  await identify(ours.admin, 'U1');
  await identify(ours.member, 'U2');
  await identify(deniz, 'U3');
});
afterAll(async () => {
  await testApp?.close();
  await slack?.close();
  await graph?.close();
});
beforeEach(() => {
  testApp.clock.forward(1_000);
  slack.answered.length = 0;
  slack.posted.length = 0;
});

interface Message {
  readonly response_type: string;
  readonly text: string;
  readonly blocks: readonly {
    readonly type: string;
    readonly elements?: readonly { readonly action_id: string; readonly value?: string }[];
  }[];
}

async function command(text: string, user = 'U2'): Promise<Message> {
  const fields = { team_id: 'T1', user_id: user, channel_id: 'C2', text, command: '/topla' };
  const { payload, headers } = slack.signed(new URLSearchParams(fields).toString(), now());
  const answer = await testApp.ask('POST', '/slack/commands', { payload, headers: { ...type, ...headers } });
  expect(answer.status).toBe(200);
  return answer.body as unknown as Message; // checked by what follows
}

const optionsOf = ({ blocks }: Message) =>
  blocks.flatMap(({ elements = [] }) => elements).filter(({ action_id }) => action_id.startsWith('poll:'));
const pollIn = (message: Message): string => optionsOf(message)[0]?.value ?? '';

/** A press of an option, as Slack tells of it. */
const pressOf = (pollId: string, option: number, user: string): string =>
  new URLSearchParams({
    payload: JSON.stringify({
      type: 'block_actions',
      team: { id: 'T1' },
      user: { id: user },
      actions: [{ action_id: `poll:${option}`, value: pollId }],
      response_url: `${slack.url}/answers`,
      trigger_id: `${user} ${option} ${now()}`,
    }),
  }).toString();

const tell = (raw: string, at = now(), change: Record<string, string> = {}) => {
  const { payload, headers } = slack.signed(raw, at);
  const all = { ...type, ...headers, ...change };
  return testApp.ask('POST', '/slack/interactive', { payload, headers: all });
};

/** What went to everybody in the channel, if anything did, and to the person alone. */
async function press(pollId: string, option: number, user = 'U2') {
  testApp.clock.forward(1_000);
  slack.answered.length = 0;
  expect((await tell(pressOf(pollId, option, user))).status).toBe(200);
  await expect.poll(() => slack.answered.some((each) => each.response_type === 'ephemeral')).toBe(true);
  const own = slack.answered.find((each) => each.response_type === 'ephemeral');
  const all = slack.answered.find((each) => each.replace_original === true);
  return { own: String(own?.text), all: all === undefined ? null : String(all.text) };
}

const see = async (pollId: string, { token } = ours.member): Promise<Poll> =>
  (await testApp.ask('GET', `/api/Polls/GetPoll/${pollId}`, { token })).body as unknown as Poll; // the contract's

describe('/topla poll', () => {
  test('makes a poll in the channel, which votes change for everybody and show to nobody before the end', async () => {
    const message = await command('poll “Where?” “Sushi” “Pizza”');
    expect([message.response_type, optionsOf(message).length]).toEqual(['in_channel', 2]);
    expect(message.text).toContain('With names: colleagues see who chose what.');
    const pollId = pollIn(message);
    const { own, all } = await press(pollId, 0);
    expect(own).toContain('You chose: Sushi.');
    expect(own).toContain('████████████ 1  Sushi');
    expect(all).toContain('1 vote so far.');
    expect(all).not.toContain('█');
    await press(pollId, 1);
    expect((await see(pollId)).chosen).toEqual([1]);
    const list = async ({ token }: Somebody) =>
      JSON.stringify((await testApp.ask('GET', '/api/Polls/GetPolls', { token })).body);
    expect(await list(ours.member)).toContain(pollId);
    expect(await list(deniz)).not.toContain(pollId);
  });

  test('is a vote once, however often Slack tells of the same press, and none if it is stale or altered', async () => {
    const pollId = pollIn(await command('poll "Again?" "Yes" "No"'));
    const raw = pressOf(pollId, 0, 'U2');
    const answers = [await tell(raw), await tell(raw)];
    expect(answers.map(({ status }) => status)).toEqual([200, 401]);
    const stale = await tell(pressOf(pollId, 1, 'U1'), now() - 301_000);
    const { headers } = slack.signed(pressOf(pollId, 1, 'U3'), now());
    const payload = pressOf(pollId, 0, 'U3');
    const altered = await testApp.ask('POST', '/slack/interactive', {
      payload,
      headers: { ...type, ...headers },
    });
    expect([stale.status, altered.status]).toEqual([401, 401]);
    await expect.poll(async () => (await see(pollId)).votes).toBe(1);
    expect((await see(pollId)).chosen).toEqual([0]);
  });

  test.each([
    ['poll', 'Put the question and each option in quotes'],
    ['anket Nerede?', 'Put the question and each option in quotes'],
    ['poll "Where?" "Sushi"', 'A poll has 2 to 10 options.'],
    ['poll "Where?" "Sushi" "sushi"', 'Two of the options are the same.'],
    ['poll urgent "Where?" "Sushi" "Pizza"', 'only “secret” and “several”'],
  ])('%s is answered to its sender alone', async (text, words) => {
    const answer = await command(text);
    expect(answer.response_type).toBe('ephemeral');
    expect(answer.text).toContain(words);
    expect(answer.text).toContain('Like this: /topla poll "Where do we have lunch?"');
  });

  test('reads what Slack has written in its own way', async () => {
    const message = await command(
      'poll "Q&amp;A with <@U1|ada>?" "&lt; 10" "<https://topla.test/a|topla.test/a>"',
    );
    const { question, options } = await see(pollIn(message));
    expect([question, options.map(({ text }) => text)]).toEqual(['Q&A with @ada?', ['< 10', 'topla.test/a']]);
  });

  test('takes no characters that turn the direction of a text', async () => {
    const answer = await command('poll "Where?" "Su\u202eshi" "Pizza"');
    expect([answer.response_type, optionsOf(answer)]).toEqual(['ephemeral', []]);
  });

  test('and its buttons ask who is not known to sign in', async () => {
    expect((await command('poll "Where?" "Sushi" "Pizza"', 'U404')).text).toContain(
      'Sign in to Topla with Slack',
    );
    const pollId = pollIn(await command('poll "Where?" "Sushi" "Pizza"'));
    const { own, all } = await press(pollId, 0, 'U404');
    expect([own.includes('Sign in to Topla with Slack'), all]).toEqual([true, null]);
    expect((await see(pollId)).votes).toBe(0);
  });

  test('names no poll of another team, and nothing that is none', async () => {
    const theirs = await foundTeam(testApp, 'Theirs');
    const json = {
      question: 'Theirs?',
      options: ['a', 'b'],
      takesSeveral: false,
      isSecret: false,
      minutes: 5,
    };
    const { body } = await testApp.ask('POST', '/api/Polls/CreatePoll', { token: theirs.admin.token, json });
    expect((await press(String(body.pollId), 0)).own).toBe("Not found, or you don't have access.");
    expect((await press('not-a-poll', 0)).own).not.toContain('You chose');
  });

  test('takes a vote back where several options may be chosen', async () => {
    const pollId = pollIn(await command('poll several "When?" "Mon" "Tue" "Wed"'));
    await press(pollId, 0);
    expect((await press(pollId, 2)).own).toContain('You chose: Mon and Wed.');
    await press(pollId, 0);
    expect((await press(pollId, 2)).own).toContain('You have taken your vote back.');
    expect((await see(pollId)).votes).toBe(0);
  });

  test('of a secret poll the counts come with its end, and later presses find it closed', async () => {
    const pollId = pollIn(await command('poll secret "Who wins?" "Ada" "Bo"'));
    for (const [user, option] of [
      ['U1', 1],
      ['U2', 1],
      ['U3', 0],
    ] as const) {
      const { own } = await press(pollId, option, user);
      expect(own).toContain('The result is shown when the poll closes.');
      expect(own).not.toContain('█');
    }
    await testApp.parts.database
      .updateTable('polls')
      .set({ closes_at: now() })
      .where('id', '=', pollId)
      .execute();
    const { own, all } = await press(pollId, 0, 'U2');
    expect(own).toBe('This has ended.');
    expect(all).toContain('This poll is closed. 3 people voted.');
    expect(all).toContain('████████░░░░ 2  Bo');
    slack.posted.length = 0;
    await Promise.all([sendDuePollPosts(testApp.parts), sendDuePollPosts(testApp.parts)]);
    expect(slack.posted.filter(({ text }) => text.startsWith('Who wins?'))).toHaveLength(1);
  });
});

describe('a poll of the app', () => {
  const make = async (channelId: string, change: object = {}) => {
    const json = {
      question: 'Which <!channel> *day*?',
      options: ['Mon', 'Tue'],
      takesSeveral: false,
      isSecret: false,
      minutes: 60,
      channelId,
      ...change,
    };
    return testApp.ask('POST', '/api/Polls/CreatePoll', { token: ours.member.token, json });
  };

  test('is posted with its buttons, and its result when it closes; a tool that was away is told again', async () => {
    expect((await make('C2')).status).toBe(200);
    expect(slack.posted.map(({ channel }) => channel)).toEqual(['C2']);
    slack.posted.length = 0;
    slack.mood = 'away';
    const { body } = await make('C1');
    slack.mood = 'well';
    expect(slack.posted).toEqual([]);
    testApp.clock.forward(60_000);
    await Promise.all([sendDuePollPosts(testApp.parts), sendDuePollPosts(testApp.parts)]);
    expect(slack.posted.map(({ channel }) => channel)).toEqual(['C1']);
    expect(slack.posted[0]?.text).toContain('Which !channel *day*?');
    expect(JSON.stringify(slack.posted[0]?.blocks)).toContain(`"value":"${body.pollId}"`);
    await press(String(body.pollId), 1);
    testApp.clock.forward(60 * 60_000);
    slack.posted.length = 0;
    await closeDuePolls(testApp.parts);
    await sendDuePollPosts(testApp.parts);
    await sendDuePollPosts(testApp.parts);
    const results = slack.posted.filter(({ channel }) => channel === 'C1').map(({ text }) => text);
    expect(results).toEqual([expect.stringContaining('This poll is closed. 1 person voted.')]);
  });

  test('is not made for a channel that its maker may not choose', async () => {
    expect((await make('C4')).body.error).toBe('NotFound');
    expect((await make('C-of-nobody')).body.error).toBe('NotFound');
  });

  test('is a card in Teams with its options, whose button opens the poll there; its result follows', async () => {
    await comesFromMicrosoft(testApp.parts, ours.member.userId, 'oid-member', firstKey);
    const { body } = await make('19:a@thread.tacv2', { groupId: 'g1' });
    const close = () =>
      testApp.ask('POST', '/api/Polls/Close', { token: ours.member.token, json: { pollId: body.pollId } });
    expect((await close()).status).toBe(200);
    const cards = graph.posted.map((posted) => JSON.parse(Object(posted.body).attachments[0].content));
    expect(cards).toHaveLength(2);
    const [opened, closed] = cards;
    expect(JSON.stringify(opened.body)).toContain('– Mon\\n– Tue');
    expect(JSON.stringify(closed.body)).toContain('This poll is closed. 0 people voted.');
    const link = new URL(opened.actions[0].url);
    expect(JSON.parse(link.searchParams.get('context') ?? '')).toEqual({
      subEntityId: `poll:${body.pollId}`,
    });
    expect(link.searchParams.get('webUrl')).toContain(encodeURIComponent(`/polls/${body.pollId}`));
  });
});
