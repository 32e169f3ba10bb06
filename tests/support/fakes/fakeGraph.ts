// Stands in for Microsoft on this machine: tokens for keys, and the part of Graph that teams and channels are read from.
import type { Environment } from '../../../src/server/base/config/config.ts';
import { writeProviderKey } from '../../../src/server/people/identity/providerKeyStore.ts';
import type { BaseServices } from '../../../src/server/run/start/services.ts';
import { type Asked, openLoopback, type Said } from './loopback.ts';

type Mood = 'well' | 'away' | 'limited' | 'consent' | 'dead' | 'talking nonsense';

export interface FakeGraph {
  readonly environment: Environment;
  readonly posted: { readonly path: string; readonly by: string; readonly body: Record<string, unknown> }[];
  /** Every request for a token: of which tenant, for what. */
  readonly granted: { readonly tenant: string; readonly kind: string; readonly scope: string }[];
  /** Searches as they arrived. */
  readonly searches: string[];
  mood: Mood;
  /** The tenant where keys of people are good; null: each. */
  home: string | null;
  close(): Promise<void>;
}

/** The first key that is good. */
export const firstKey = 'key-0';
export const tenant = 'tenant-1';

type Kept = Pick<BaseServices, 'database' | 'encryption' | 'clock'>;

/** As if this person had signed in with Microsoft; without a key, long ago. */
export async function comesFromMicrosoft(
  { database, encryption, clock }: Kept,
  userId: string,
  subject: string,
  key?: string,
): Promise<void> {
  const identity = { provider: 'teams', tenant_key: tenant, subject, user_id: userId } as const;
  await database
    .insertInto('identities')
    .values({ ...identity, created_at: clock.now() })
    .execute();
  if (key === undefined) return;
  const sealed = encryption.encrypt(key, `provider key teams ${userId}`);
  await writeProviderKey(database, { userId, provider: 'teams', sealed }, clock.now());
}

const groups = [
  { id: 'g1', displayName: 'Marketing İstanbul' },
  { id: 'g2', displayName: 'Design' },
];
const channels = [
  { id: '19:a@thread.tacv2', displayName: 'General', membershipType: 'standard' },
  { id: '19:b@thread.tacv2', displayName: 'Leads', membershipType: 'private' },
  { id: '19:c@thread.tacv2', displayName: 'Partners', membershipType: 'shared' },
];
const people = [
  { id: 'oid-ada', displayName: 'Ada Moss' },
  { id: 'oid-new', displayName: 'Nadia New' },
];

export async function openFakeGraph(): Promise<FakeGraph> {
  let keys = 0;

  function token({ url, raw }: Asked): Said {
    const fields = Object.fromEntries(new URLSearchParams(raw));
    const { grant_type: kind = '', scope = '', refresh_token } = fields;
    const asked = url.pathname.split('/')[1] ?? '';
    graph.granted.push({ tenant: asked, kind, scope });
    const no = (body: object): Said => ({ status: 400, body });
    if (graph.mood === 'consent') return no({ error: 'invalid_grant', suberror: 'consent_required' });
    if (graph.mood === 'dead') return no({ error: 'invalid_grant', error_codes: [700082] });
    const isGood = refresh_token === `key-${keys}` && (graph.home ?? asked) === asked;
    if (kind === 'refresh_token' && !isGood) return no({ error: 'invalid_grant' });
    if (kind === 'client_credentials') return { body: { access_token: 'of-app', expires_in: 3600 } };
    const body = { access_token: 'of-person', expires_in: 3600, refresh_token: `key-${++keys}` };
    return { body };
  }

  function post(asked: Asked, by: string): Said {
    const { pathname: path } = asked.url;
    if (path.includes('oid-new') || path.includes('thread.tacv2/messages/')) return { status: 404, body: {} };
    if (decodeURIComponent(path).includes('19:c@')) return { status: 403, body: {} };
    graph.posted.push({ path: decodeURIComponent(path), by, body: JSON.parse(asked.raw) });
    return path.endsWith('sendActivityNotification') ? { status: 204 } : { status: 201, body: { id: '1' } };
  }

  function read({ url, headers }: Asked): Said {
    if (url.pathname === '/v1.0/me/joinedTeams') return { body: { value: groups } };
    if (url.pathname === '/v1.0/teams/g1/channels') return { body: { value: channels } };
    if (url.pathname !== '/v1.0/users' || headers.consistencylevel !== 'eventual')
      return { status: 404, body: {} };
    graph.searches.push(url.searchParams.get('$search') ?? '');
    return { body: { value: people } };
  }

  const { url, close } = await openLoopback((asked) => {
    if (graph.mood === 'away') return null;
    if (asked.url.pathname.endsWith('/oauth2/v2.0/token')) return token(asked);
    if (graph.mood === 'limited') return { status: 429, headers: { 'retry-after': '9' }, body: {} };
    if (graph.mood === 'talking nonsense') return { body: { value: 'all of them' } };
    const by = asked.headers.authorization ?? '';
    return asked.method === 'POST' ? post(asked, by) : read(asked);
  });

  const graph: FakeGraph = {
    posted: [],
    granted: [],
    searches: [],
    mood: 'well',
    home: null,
    close,
    environment: {
      MS_CLIENT_ID: 'microsoft-client',
      MS_CLIENT_SECRET: 'a-secret-of-the-stand-in-for-microsoft',
      MS_LOGIN_BASE: url,
      MS_GRAPH_BASE: `${url}/v1.0`,
      TEAMS_APP_ID: 'app-in-catalogue',
    },
  };
  return graph;
}
