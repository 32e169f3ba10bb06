// Small draws: committed to before, proven after, each once on however many nodes, and only the latest kept.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostDraws, type SmallDraw } from '../../../src/contract/events/draws.ts';
import { commitmentTo } from '../../../src/engine/random.ts';
import { isDrawProven } from '../../../src/events/draws/draw.ts';
import { type FakeSlack, openFakeSlack } from '../../support/fakes/fakeSlack.ts';
import { addSlack } from '../../support/people/slackWorkspace.ts';
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

beforeAll(async () => {
  slack = await openFakeSlack();
  testApp = await startTestApp({ environment: slack.environment });
  ours = await foundTeam(testApp, 'Ours');
  expect(await addSlack(testApp, ours.admin)).toBe('?slack=connected');
  for (const [somebody, subject] of [
    [ours.admin, 'U1'],
    [ours.member, 'U2'],
  ] as const) {
    const identity = { provider: 'slack', tenant_key: 'T1', subject } as const;
    const row = { ...identity, user_id: somebody.userId, created_at: 1 };
    await testApp.parts.database.insertInto('identities').values(row).execute();
  }
});
afterAll(async () => {
  await testApp?.close();
  await slack?.close();
});

interface Draws {
  readonly next: { readonly number: number; readonly commitment: string };
  readonly draws: readonly SmallDraw[];
}
const list = async ({ token }: Somebody, app = testApp): Promise<Draws> =>
  (await app.ask('GET', '/api/Draws/GetDraws', { token })).body as unknown as Draws; // the answer of the contract
const draw = ({ token }: Somebody, json: object, app = testApp) =>
  app.ask('POST', '/api/Draws/Draw', { token, json });

test.each([
  [{ kind: 'coin' }],
  [{ kind: 'dice', dice: '2D6 + 1' }],
  [{ kind: 'who', names: ['Ada', 'Bo'] }],
  [{ kind: 'order', names: ['Ada', 'Bo', 'Can'] }],
])('%j is the draw that was committed to, and is proven', async (asked) => {
  const { next } = await list(ours.member);
  const { status, body } = await draw(ours.member, asked);
  expect(status).toBe(200);
  const drawn = body as unknown as SmallDraw; // the answer of the contract
  expect([drawn.number, drawn.commitment]).toEqual([next.number, next.commitment]);
  expect(isDrawProven(drawn)).toBe(true);
  const after = await list(ours.admin);
  expect(after.draws[0]).toEqual(drawn);
  expect(after.next.number).toBe(next.number + 1);
});

test.each([
  [{ kind: 'dice' }],
  [{ kind: 'dice', dice: '51d6' }],
  [{ kind: 'who', names: ['Ada'] }],
  [{ kind: 'who', names: ['Ada', 'Ada'] }],
  [{ kind: 'lottery' }],
])('%j is refused, and uses up no seed', async (asked) => {
  const before = await list(ours.member);
  expect((await draw(ours.member, asked)).body.error).toBe('InvalidInput');
  expect((await list(ours.member)).next).toEqual(before.next);
});

test('the seed of the next draw is not in the database as it is', async () => {
  const { next } = await list(ours.member);
  const stored = await testApp.parts.database
    .selectFrom('draws')
    .selectAll()
    .where('team_id', '=', ours.team.teamId)
    .where('number', '=', next.number)
    .executeTakeFirstOrThrow();
  expect([stored.seed, stored.spec, stored.outcome]).toEqual([null, null, null]);
  const { body } = await draw(ours.member, { kind: 'coin' });
  expect(commitmentTo(String(body.seed))).toBe(next.commitment);
  expect(stored.sealed_seed).not.toContain(String(body.seed));
});

test('only the latest are kept, and another team has its own', async () => {
  const { admin } = await foundTeam(testApp, 'Theirs');
  for (let at = 0; at < mostDraws + 3; at++) await draw(admin, { kind: 'coin' });
  const { draws, next } = await list(admin);
  expect(draws.map(({ number }) => number)).toEqual(
    Array.from({ length: mostDraws }, (_, at) => mostDraws + 3 - at),
  );
  expect(next.number).toBe(mostDraws + 4);
  const { body } = await testApp.ask('GET', '/api/UserProfile/Export', { token: admin.token });
  expect(body.draws).toHaveLength(mostDraws);
});

describe('in Slack', () => {
  const command = async (text: string, user = 'U2') => {
    testApp.clock.forward(1_000);
    const fields = { team_id: 'T1', user_id: user, channel_id: 'C2', text, command: '/topla' };
    const { payload, headers } = slack.signed(new URLSearchParams(fields).toString(), testApp.clock.now());
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await testApp.ask('POST', '/slack/commands', {
      payload,
      headers: { ...type, ...headers },
    });
    return answer.body as { response_type: string; text: string }; // checked by what follows
  };

  test.each([
    ['flip', /OursMember flips a coin\n(Heads|Tails)$/],
    ['roll 2d6+1', /OursMember rolls the dice\n2d6\+1: \d+ \(\d, \d\)$/],
    ['zar', /rolls the dice\n1d6: \d \(\d\)$/],
    ['who Ada, Bo?', /who of us\?\n(Ada|Bo)$/],
    ['who <@U1|ada> <@U2> <@U404>', /who of us\?\nOurs(Admin|Member)$/],
    ['order <@U1>, Bo', /\n[12]\. OursAdmin/],
    ['who', /who of us\?\nOurs(Admin|Member)$/],
    ['SIRALA Ada, Bo', /draws an order\n1\. (Ada\n2\. Bo|Bo\n2\. Ada)$/],
  ])('/topla %s is read by the whole channel', async (text, words) => {
    const { next } = await list(ours.member);
    const answer = await command(text);
    expect(answer.response_type).toBe('in_channel');
    expect(answer.text).toMatch(words);
    const [drawn] = (await list(ours.member)).draws;
    expect(drawn?.commitment).toBe(next.commitment);
    expect(drawn && isDrawProven(drawn)).toBe(true);
  });

  test.each([
    ['roll many', "I couldn't read these dice."],
    ['who Ada', 'Write 2 to 50 names with commas'],
  ])('/topla %s is answered to its sender alone', async (text, words) => {
    const answer = await command(text);
    expect([answer.response_type, answer.text.includes(words)]).toEqual(['ephemeral', true]);
  });

  test('draws nothing for somebody who is not known', async () => {
    const { next } = await list(ours.member);
    expect((await command('flip', 'U404')).text).toContain('Sign in to Topla with Slack');
    expect((await list(ours.member)).next).toEqual(next);
  });
});
