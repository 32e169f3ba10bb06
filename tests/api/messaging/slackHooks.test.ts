// What Slack tells us: believed only when it is signed, new and recent; and what `/topla` answers, and to whom.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Table } from '../../../src/contract/play/tables.ts';
import { readMailToken } from '../../../src/server/people/identity/mailTokenStore.ts';
import { type FakeSlack, openFakeSlack } from '../../support/fakes/fakeSlack.ts';
import { addSlack } from '../../support/people/slackWorkspace.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../../support/servers/testApp.ts';

let slack: FakeSlack;
let testApp: TestApp;
let ours: TeamOfTwo;
let open: Table[] = [];

beforeAll(async () => {
  slack = await openFakeSlack();
  const games = ['chess', 'hearts'].map((gameName) => ({
    gameName,
    isAllowed: gameName === 'chess',
    openTables: 0,
    freeSeats: 0,
    live: 0,
  }));
  testApp = await startTestApp({
    environment: slack.environment,
    tables: {
      areaOf: async () => ({ mine: [], open, live: [], games }),
      yourTurns: async () => ({ now: '', tables: [] }),
    },
  });
  ours = await foundTeam(testApp, 'Ours');
});
afterAll(async () => {
  await testApp.close();
  await slack.close();
});
beforeEach(async () => {
  expect(await addSlack(testApp, ours.admin)).toBe('?slack=connected');
});

const toolsOf = async ({ userId, token }: TeamOfTwo['admin']) =>
  (await testApp.ask('GET', `/api/Chat/Tools/${userId}`, { token })).body.slack;

describe('what Slack tells', () => {
  const now = () => testApp.clock.now();
  const tell = (path: string, raw: string, at = now(), change: Record<string, string> = {}) => {
    const { payload, headers } = slack.signed(raw, at);
    const type = path === '/slack/events' ? 'application/json' : 'application/x-www-form-urlencoded';
    return testApp.ask('POST', path, { payload, headers: { 'content-type': type, ...headers, ...change } });
  };
  let events = 0;
  const happening = (event: object, change: object = {}) =>
    JSON.stringify({
      type: 'event_callback',
      event_id: `Ev${++events}`,
      event_time: Math.floor(now() / 1000) + 1,
      team_id: 'T1',
      event,
      ...change,
    });
  const installed = async () => (await toolsOf(ours.admin)) as { workspace: string | null };

  test.each(['/slack/events', '/slack/commands', '/slack/interactive', '/slack/options'])(
    '%s is believed only with a right signature that is new',
    async (path) => {
      const raw = happening({ type: 'app_uninstalled' });
      const forged = { 'x-slack-signature': `v0=${'0'.repeat(64)}` };
      const answers = [
        await tell(path, raw, now(), forged),
        await tell(path, raw, now() - 301_000),
        await tell(path, raw, now() + 302_000),
        await tell(path, raw, now(), { 'x-slack-request-timestamp': 'soon' }),
        await testApp.ask('POST', path, { payload: raw, headers: { 'content-type': 'text/plain' } }),
      ];
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 401, body: { error: 'Unauthorized' } });
      expect((await installed()).workspace).toBe('Northlight');
      const harmless = happening({ type: 'team_join' });
      expect((await tell(path, harmless)).status).not.toBe(401);
      expect((await tell(path, harmless)).status).toBe(401);
    },
  );

  test('the address is verified by its challenge', async () => {
    const raw = JSON.stringify({ type: 'url_verification', challenge: 'abc', token: 'x' });
    expect((await tell('/slack/events', raw)).body).toEqual({ challenge: 'abc' });
  });

  test.each([
    [{ type: 'app_uninstalled' }, null],
    [{ type: 'tokens_revoked', tokens: { bot: ['UBOT'] } }, null],
    [{ type: 'tokens_revoked', tokens: { oauth: ['U1'] } }, 'Northlight'],
    [{ type: 'team_join' }, 'Northlight'],
  ])('after %j the bot is in %s', async (event, workspace) => {
    const answer = await tell('/slack/events', happening(event));
    expect([answer.status, answer.raw.body]).toEqual([200, '']);
    expect(await installed()).toEqual({ workspace });
  });

  test('an old farewell does not end a newer installation, and none is heard twice', async () => {
    const before = { event_time: Math.floor(now() / 1000) - 3_600 };
    await tell('/slack/events', happening({ type: 'app_uninstalled' }, before));
    expect(await installed()).toEqual({ workspace: 'Northlight' });
    const once = happening({ type: 'app_uninstalled' }, { event_time: Math.floor(now() / 1000) + 60 });
    await tell('/slack/events', once);
    expect(await installed()).toEqual({ workspace: null });
    await addSlack(testApp, ours.admin);
    testApp.clock.forward(2_000);
    expect((await tell('/slack/events', once)).status).toBe(200);
    expect(await installed()).toEqual({ workspace: 'Northlight' });
  });

  describe('what the bot shows', () => {
    const id = 'B'.repeat(22);
    const host = { id: 'x', name: 'Ada <!here>', isBot: false };
    const unwatched = 'N'.repeat(22);
    const tableOf = (id: string, watch: 'team' | 'nobody') =>
      ({ id, gameName: 'chess', players: [host], gameStatus: 0, freeSeats: 1, watch }) as unknown as Table; // as much of it as is read
    const linkTo = (id: string) => `${testApp.parts.config.publicUrl}/games/chess/${id}`;
    const sharing = (urls: string[], user = 'U8') =>
      happening({
        type: 'link_shared',
        user,
        channel: 'C2',
        message_ts: '1700000000.000200',
        links: urls.map((url) => ({ url, domain: 'topla.test' })),
      });

    beforeAll(async () => {
      const identity = { provider: 'slack', tenant_key: 'T1', subject: 'U8' } as const;
      const row = { ...identity, user_id: ours.admin.userId, created_at: 1 };
      await testApp.parts.database.insertInto('identities').values(row).execute();
    });
    beforeEach(() => {
      slack.shown.length = 0;
      open = [tableOf(id, 'team')];
    });
    afterAll(() => {
      open = [];
    });

    test('the home tab: what is on today and tables with free seats', async () => {
      const raw = happening({ type: 'app_home_opened', user: 'U8', tab: 'home' });
      expect((await tell('/slack/events', raw)).status).toBe(200);
      await expect.poll(() => slack.shown.length).toBe(1);
      const shown = JSON.stringify(slack.shown);
      expect(slack.shown[0]).toMatchObject({ user: 'U8', view: { type: 'home' } });
      expect(shown).toContain('Chess, Ada !here');
      expect(shown).toContain(encodeURIComponent(`/games/chess/${id}?seat=free`));
      expect(shown).not.toContain('token=');
    });

    test('the home tab of somebody unknown: how to sign in, and nothing of the team', async () => {
      await tell('/slack/events', happening({ type: 'app_home_opened', user: 'U404', tab: 'home' }));
      await expect.poll(() => slack.shown.length).toBe(1);
      expect(JSON.stringify(slack.shown)).toContain('Sign in to Topla with Slack');
      expect(JSON.stringify(slack.shown)).not.toContain('Chess');
    });

    test('a link to a table becomes a card; others stay as they are', async () => {
      const url = linkTo(id);
      await tell('/slack/events', sharing([url, 'https://elsewhere.test/games/chess/1', `${url}x`]));
      await expect.poll(() => slack.shown.length).toBe(1);
      const { channel, unfurls } = slack.shown[0] as { channel: string; unfurls: Record<string, unknown> };
      expect([channel, Object.keys(unfurls)]).toEqual(['C2', [url]]);
      expect(JSON.stringify(unfurls)).toContain('Free seats: 1');
    });

    test('a table nobody may watch, and a link of a stranger, show nothing', async () => {
      open = [tableOf(id, 'team'), tableOf(unwatched, 'nobody')];
      await tell('/slack/events', sharing([linkTo(unwatched)]));
      await tell('/slack/events', sharing([linkTo(id)], 'U404'));
      await tell('/slack/events', sharing([linkTo(unwatched), linkTo(id)]));
      await expect.poll(() => slack.shown.length).toBeGreaterThan(0);
      expect(slack.shown.map((shown) => Object.keys((shown as { unfurls: object }).unfurls))).toEqual([
        [linkTo(id)],
      ]);
    });
  });

  describe('/topla', () => {
    interface Whisper {
      readonly text: string;
      readonly blocks: readonly { readonly type: string; readonly accessory?: { readonly url?: string } }[];
    }
    const write = async (text: string, change: Record<string, string> = {}) => {
      testApp.clock.forward(1_000);
      const fields = { team_id: 'T1', user_id: 'U9', text, command: '/topla', ...change };
      const { body, status } = await tell('/slack/commands', new URLSearchParams(fields).toString());
      expect([status, body.response_type]).toEqual([200, 'ephemeral']);
      return body as unknown as Whisper; // checked by what follows
    };
    const linkIn = (answer: Whisper) => {
      const url = /http:[^"]*\/integration\?[^"]*/.exec(JSON.stringify(answer))?.[0];
      return new URL(url ?? 'http://nowhere.test');
    };

    beforeAll(async () => {
      const identity = { provider: 'slack', tenant_key: 'T1', subject: 'U9' } as const;
      const row = { ...identity, user_id: ours.member.userId, created_at: 1 };
      await testApp.parts.database.insertInto('identities').values(row).execute();
    });

    test('leads a colleague to a game by a ticket for them alone', async () => {
      const answer = await write('Satranç');
      expect(answer.text).toBe('Chess: take a free seat, or open a table.');
      const { pathname, searchParams } = linkIn(answer);
      expect([pathname, searchParams.get('app')]).toEqual(['/integration', 'slack']);
      expect(searchParams.get('returnUrl')).toBe('/games/chess');
      const ticket = searchParams.get('token') ?? '';
      const whose = (at: number) => readMailToken(testApp.parts.database, 'chat', ticket, at);
      expect(await whose(now())).toBe(ours.member.userId);
      expect(await whose(now() + 5 * 60_000)).toBe(null);
    });

    test('knows a game without what its name has in brackets', async () => {
      expect((await write('kupa')).text).toContain('Hearts');
    });

    test('shows free seats and a choice of games', async () => {
      const id = 'A'.repeat(22);
      const host = { id: 'x', name: 'Ada <!here>', isBot: false };
      open = [{ id, gameName: 'chess', players: [host] } as unknown as Table]; // as much of it as is read
      const answer = await write('');
      open = [];
      expect(JSON.stringify(answer.blocks)).toContain('Chess, Ada !here');
      expect(answer.blocks.at(-2)?.accessory?.url).toContain(
        encodeURIComponent(`/games/chess/${id}?seat=free`),
      );
      expect(JSON.stringify(answer.blocks[0])).toContain('external_select');
    });

    test('helps, and says what it does not know or may not offer', async () => {
      expect((await write('help')).text).toContain('Type /topla');
      expect((await write('<!channel>')).text).toBe('There is no game called “!channel”. Choose one here.');
      expect((await write('hearts')).text).toBe('Hearts is not available in your team.');
    });

    test('asks who is not known to sign in, and gives them no ticket', async () => {
      const stranger = await write('chess', { user_id: 'U404' });
      expect(stranger.text).toContain('Sign in to Topla with Slack first');
      const elsewhere = await write('chess', { team_id: 'T404' });
      expect(elsewhere.text).toContain("isn't connected to a team on Topla yet");
      expect(elsewhere.text).toContain("henüz Topla'daki bir takıma bağlı değil");
      expect(JSON.stringify([stranger, elsewhere])).not.toContain('token=');
    });

    test('lists the games by what is typed, to colleagues', async () => {
      const type = async (value: string, user: string) => {
        testApp.clock.forward(1_000);
        const payload = { type: 'block_suggestion', team: { id: 'T1' }, user: { id: user }, value };
        const raw = new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
        return (await tell('/slack/options', raw)).body.options;
      };
      expect(await type('', 'U9')).toEqual([{ text: { type: 'plain_text', text: 'Chess' }, value: 'chess' }]);
      expect(await type('zz', 'U9')).toEqual([]);
      expect(await type('', 'U404')).toEqual([]);
    });

    test('answers a chosen game where Slack says, and nowhere else', async () => {
      const choose = async (response_url: string) => {
        testApp.clock.forward(1_000);
        const actions = [{ action_id: 'game', selected_option: { value: 'chess' } }];
        const payload = {
          type: 'block_actions',
          team: { id: 'T1' },
          user: { id: 'U9' },
          actions,
          response_url,
        };
        const raw = new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
        const answer = await tell('/slack/interactive', raw);
        expect([answer.status, answer.raw.body]).toEqual([200, '']);
      };
      await choose(`${slack.url}/answers`);
      await expect.poll(() => slack.answered).toHaveLength(1);
      expect(slack.answered[0]).toMatchObject({ replace_original: true, response_type: 'ephemeral' });
      await choose('http://127.0.0.1:1/answers');
      await choose(`${slack.url}/answers`); // answered after the one before it
      await expect.poll(() => slack.answered.length).toBeGreaterThan(1);
      expect(slack.answered).toHaveLength(2);
    });

    test('a click on the button of an invitation is heard', async () => {
      const actions = [{ action_id: 'open0' }];
      const payload = { type: 'block_actions', team: { id: 'T1' }, user: { id: 'U9' }, actions };
      const raw = new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
      expect((await tell('/slack/interactive', raw)).status).toBe(200);
    });
  });
});
