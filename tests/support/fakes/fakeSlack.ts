// Stands in for slack.com on this machine: the page that adds a bot, the calls of the bot, and where answers go later.
import { createHmac } from 'node:crypto';
import type { Environment } from '../../../src/server/base/config/config.ts';
import { type Asked, openLoopback, type Said } from './loopback.ts';

/** How a bot speaks, or the workspace behaves. */
type Mood = 'well' | 'away' | 'limited' | 'revoked' | 'talking nonsense';

export interface FakeSlack {
  readonly url: string;
  readonly environment: Environment;
  /** What was posted, and where. */
  readonly posted: { readonly channel: string; readonly text: string; readonly blocks: readonly Block[] }[];
  /** What home tabs and messages show. */
  readonly shown: Record<string, unknown>[];
  /** Every call by its name. */
  readonly calls: string[];
  /** What was sent to a response address. */
  readonly answered: Record<string, unknown>[];
  mood: Mood;
  /** The workspace whose pages are shown. */
  workspace: { readonly id: string; readonly name: string };
  /** A request of Slack, signed. */
  signed(raw: string, now: number): { readonly payload: string; readonly headers: Record<string, string> };
  close(): Promise<void>;
}

interface Block {
  readonly type: string;
  readonly text?: { readonly text: string };
  readonly elements?: readonly { readonly url?: string }[];
}

const signingSecret = 'a-signing-secret-of-the-stand-in-for-slack';
/** Smaller than what is asked for, as Slack may. */
const aPage = 2;

const channels = [
  { id: 'C1', name: 'general', is_private: false, is_member: true },
  { id: 'C2', name: 'games', is_private: false, is_member: true },
  { id: 'C3', name: 'quiet-corner', is_private: false, is_member: false },
  { id: 'C4', name: 'board-room', is_private: true, is_member: true },
  { id: 'C5', name: 'old-news', is_private: false, is_member: true },
  { id: 'C6', name: 'ödül', is_private: false, is_member: true },
];

const fieldsOf = ({ raw }: Asked): Record<string, string> => Object.fromEntries(new URLSearchParams(raw));

export async function openFakeSlack(): Promise<FakeSlack> {
  const codes = new Map<string, { workspace: FakeSlack['workspace']; redirectUri: string }>();

  function authorize({ url }: Asked): Said {
    const redirectUri = url.searchParams.get('redirect_uri') ?? '';
    const code = `code-${codes.size}`;
    codes.set(code, { workspace: slack.workspace, redirectUri });
    const back = new URL(redirectUri);
    back.searchParams.set('code', code);
    back.searchParams.set('state', url.searchParams.get('state') ?? '');
    return { status: 302, headers: { location: back.href } };
  }

  function access({ code = '', redirect_uri }: Record<string, string>): object {
    const given = codes.get(code);
    codes.delete(code);
    if (!given || given.redirectUri !== redirect_uri) return { ok: false, error: 'invalid_code' };
    return {
      ok: true,
      app_id: 'A1',
      authed_user: { id: 'U1' },
      scope: 'chat:write',
      token_type: 'bot',
      access_token: `xoxb-${given.workspace.id}`,
      bot_user_id: 'UBOT',
      team: given.workspace,
      enterprise: null,
      is_enterprise_install: false,
    };
  }

  function list({ cursor = '0' }: Record<string, string>): object {
    const from = Number(cursor);
    const next = from + aPage < channels.length ? String(from + aPage) : '';
    return {
      ok: true,
      channels: channels.slice(from, from + aPage),
      response_metadata: { next_cursor: next },
    };
  }

  function post({ channel = '', text = '', blocks = '[]' }: Record<string, string>): object {
    if (channel === 'C3') return { ok: false, error: 'not_in_channel' };
    if (channel === 'C5') return { ok: false, error: 'is_archived' };
    slack.posted.push({ channel, text, blocks: JSON.parse(blocks) });
    return { ok: true, channel, ts: '1700000000.000100' };
  }

  function keep(shown: Record<string, unknown>): object {
    slack.shown.push(shown);
    return { ok: true };
  }

  const methods: Readonly<Record<string, (fields: Record<string, string>) => object>> = {
    'oauth.v2.access': access,
    'auth.test': () => ({ ok: true, bot_id: 'B1', url: 'https://acme.slack.com/' }),
    'auth.revoke': () => ({ ok: true, revoked: true }),
    'conversations.list': list,
    'conversations.members': ({ channel = '' }) =>
      channel === 'C2'
        ? { ok: true, members: ['U1', 'U2', 'U3', 'UBOT'] }
        : { ok: false, error: 'channel_not_found' },
    'conversations.open': ({ users = '' }) => ({ ok: true, channel: { id: `D-${users}` } }),
    'users.lookupByEmail': ({ email = '' }) =>
      email.startsWith('inslack')
        ? { ok: true, user: { id: 'UMAIL' } }
        : { ok: false, error: 'users_not_found' },
    'chat.postMessage': post,
    'views.publish': ({ user_id = '', view = '{}' }) => keep({ user: user_id, view: JSON.parse(view) }),
    'chat.unfurl': ({ channel = '', unfurls = '{}' }) => keep({ channel, unfurls: JSON.parse(unfurls) }),
  };

  function call(asked: Asked): Said | null {
    const name = asked.url.pathname.slice('/api/'.length);
    slack.calls.push(name);
    if (slack.mood === 'away') return { status: 503, body: {} };
    if (slack.mood === 'limited')
      return { status: 429, headers: { 'retry-after': '7' }, body: { ok: false, error: 'ratelimited' } };
    if (slack.mood === 'talking nonsense') return { body: { ok: true, channels: 'all of them' } };
    if (slack.mood === 'revoked') return { body: { ok: false, error: 'token_revoked' } };
    return { body: methods[name]?.(fieldsOf(asked)) ?? { ok: false, error: 'unknown_method' } };
  }

  const { url, close } = await openLoopback((asked) => {
    const { pathname } = asked.url;
    if (pathname.startsWith('/api/')) return call(asked);
    if (pathname === '/oauth/v2/authorize') return authorize(asked);
    if (pathname === '/answers') slack.answered.push(JSON.parse(asked.raw));
    return { body: {} };
  });

  const slack: FakeSlack = {
    url,
    posted: [],
    shown: [],
    calls: [],
    answered: [],
    mood: 'well',
    close,
    workspace: { id: 'T1', name: 'Northlight' },
    environment: {
      SLACK_CLIENT_ID: 'slack-client',
      SLACK_CLIENT_SECRET: 'a-secret-of-the-stand-in-for-slack',
      SLACK_SIGNING_SECRET: signingSecret,
      SLACK_ISSUER: url,
      SLACK_API_URL: `${url}/api/`,
      SLACK_AUTHORIZATION_URL: `${url}/oauth/v2/authorize`,
    },
    signed(raw, now) {
      const timestamp = String(Math.floor(now / 1000));
      const mark = createHmac('sha256', signingSecret).update(`v0:${timestamp}:${raw}`).digest('hex');
      return {
        payload: raw,
        headers: { 'x-slack-signature': `v0=${mark}`, 'x-slack-request-timestamp': timestamp },
      };
    },
  };
  return slack;
}
