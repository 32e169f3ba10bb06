// Tokens for Microsoft Graph: in the name of a person, by the key their sign-in left; in our own, for the activity feed.
import * as z from 'zod/mini';
import { isRefusal, type Refusal, refuse } from '../../../../contract/errors.ts';
import { type Cache, createCache } from '../../../base/shared/cache.ts';
import { fetchOutside } from '../../../base/shared/outboundFetch.ts';
import { readIdentitiesOf } from '../../../people/identity/identityStore.ts';
import {
  readProviderKey,
  removeProviderKey,
  writeProviderKey,
} from '../../../people/identity/providerKeyStore.ts';
import type { MicrosoftDeps } from './deps.ts';

const graph = 'https://graph.microsoft.com';
/** A token is not used up to its last second. */
const marginMs = 60_000;
const mostRemembered = 5_000;
/** The sub-error, and the same as a number of theirs. */
const consentErrors = new Set(['consent_required', 'interaction_required']);
const consentNumber = 65_001;

/** Delegated permissions requested beyond signing in. */
export const scopes = {
  groups: 'Team.ReadBasic.All',
  channels: 'Channel.ReadBasic.All',
  people: 'User.ReadBasic.All',
  posting: 'ChannelMessage.Send',
} as const;
export type Scope = (typeof scopes)[keyof typeof scopes];

const granted = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.optional(z.string()),
});
type Granted = z.infer<typeof granted>;
const denied = z.object({
  error: z.string(),
  suberror: z.optional(z.string()),
  error_codes: z.optional(z.array(z.number())),
});

/** Good at one tenant. */
export interface GraphToken {
  readonly token: string;
  readonly tenant: string;
}

export interface MicrosoftTokens {
  ofPerson(userId: string, wanted: readonly Scope[]): Promise<GraphToken | Refusal>;
  ofApp(tenant: string): Promise<GraphToken | Refusal>;
  /** Exchanges the token of Teams for a delegated token of the person (on-behalf-of); does nothing without the consent of their organisation. */
  keepKeyFrom(userId: string, tenant: string, vouched: string): Promise<void>;
}

const aboutSeal = (userId: string): string => `provider key teams ${userId}`;

/** The person's account at Microsoft; null if they have never signed in with it. */
export async function accountAtMicrosoft(
  { database }: Pick<MicrosoftDeps, 'database'>,
  userId: string,
): Promise<{ readonly tenant: string; readonly subject: string } | null> {
  const own = (await readIdentitiesOf(database, userId)).find(({ provider }) => provider === 'teams');
  return own ? { tenant: own.tenantKey, subject: own.subject } : null;
}

/** Those of the person's accounts, that of the newest first. */
async function tenantsOf(
  { database }: Pick<MicrosoftDeps, 'database'>,
  userId: string,
): Promise<readonly string[]> {
  const identities = await readIdentitiesOf(database, userId);
  const own = identities.filter(({ provider }) => provider === 'teams').toReversed();
  return [...new Set(own.map(({ tenantKey }) => tenantKey))];
}

/** `dead`: the key opens nothing any more. */
function refusalOf(answer: unknown): Refusal | 'dead' {
  const denial = denied.safeParse(answer);
  if (!denial.success) return refuse('TeamsAway');
  const { error, suberror = '', error_codes = [] } = denial.data;
  const wantsConsent = consentErrors.has(error) || consentErrors.has(suberror);
  if (wantsConsent || error_codes.includes(consentNumber)) return refuse('ConsentRequired');
  return error === 'invalid_grant' ? 'dead' : refuse('TeamsAway');
}

/** A token is used until shortly before it expires. */
function remember(
  recent: Cache<GraphToken>,
  key: string,
  { access_token: token, expires_in }: Granted,
  tenant: string,
): void {
  const goodForMs = expires_in * 1_000 - marginMs;
  if (goodForMs > 0) recent.set(key, { token, tenant }, { ttl: goodForMs });
}

async function ask(
  { microsoft, log }: MicrosoftDeps,
  tenant: string,
  fields: Record<string, string>,
): Promise<Granted | Refusal | 'dead'> {
  const { clientId: client_id, clientSecret: client_secret, loginBase } = microsoft;
  const url = `${loginBase}/${encodeURIComponent(tenant)}/oauth2/v2.0/token`;
  const body = new URLSearchParams({ client_id, client_secret, ...fields });
  const response = await fetchOutside(url, { method: 'POST', body }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  const given = granted.safeParse(answer);
  if (response?.ok && given.success) return given.data;
  const refusal = refusalOf(answer);
  const why = refusal === 'dead' ? refusal : refusal.error;
  log.warn({ microsoft: why, status: response?.status ?? null, tenant }, 'no token');
  return refusal;
}

interface GrantedAt {
  readonly given: Granted;
  readonly tenant: string;
}

/** A key is good at the tenant of the account that it came with: one of the person's, the one connected last most likely. */
async function askEach(
  deps: MicrosoftDeps,
  tenants: readonly string[],
  fields: Record<string, string>,
): Promise<GrantedAt | Refusal | 'dead'> {
  let refused: Refusal | 'dead' = 'dead';
  for (const tenant of tenants) {
    const given = await ask(deps, tenant, fields);
    if (given !== 'dead' && !isRefusal(given)) return { given, tenant };
    if (refused === 'dead') refused = given;
  }
  return refused;
}

/** Null: sealed with a key that is lost. */
function opened({ encryption }: MicrosoftDeps, sealed: string, about: string): string | null {
  try {
    return encryption.decrypt(sealed, about);
  } catch {
    return null;
  }
}

/** Every use may bring a new key; one that opens nothing any more is forgotten. */
const ofPerson =
  (deps: MicrosoftDeps, recent: Cache<GraphToken>): MicrosoftTokens['ofPerson'] =>
  async (userId, wanted) => {
    const { database, encryption, clock } = deps;
    const tenants = await tenantsOf(deps, userId);
    const sealed = await readProviderKey(database, userId, 'teams');
    if (tenants.length === 0 || sealed === null) return refuse('TeamsSignInNeeded');
    const scope = [...wanted.map((one) => `${graph}/${one}`), 'offline_access'].join(' ');
    const known = recent.get(`${sealed} ${scope}`);
    if (known) return known;
    const refresh_token = opened(deps, sealed, aboutSeal(userId));
    const grant = { grant_type: 'refresh_token', scope };
    const answered =
      refresh_token === null ? 'dead' : await askEach(deps, tenants, { ...grant, refresh_token });
    if (answered === 'dead') {
      await removeProviderKey(database, userId, 'teams');
      return refuse('TeamsSignInNeeded');
    }
    if (isRefusal(answered)) return answered;
    const { given, tenant } = answered;
    const renewed = given.refresh_token;
    const kept = renewed === undefined ? sealed : encryption.encrypt(renewed, aboutSeal(userId));
    if (renewed !== undefined)
      await writeProviderKey(database, { userId, provider: 'teams', sealed: kept }, clock.now());
    remember(recent, `${kept} ${scope}`, given, tenant);
    return { token: given.access_token, tenant };
  };

const ofApp =
  (deps: MicrosoftDeps, recent: Cache<GraphToken>): MicrosoftTokens['ofApp'] =>
  async (tenant) => {
    const known = recent.get(`app ${tenant}`);
    if (known) return known;
    const scope = `${graph}/.default`;
    const given = await ask(deps, tenant, { grant_type: 'client_credentials', scope });
    if (given === 'dead') return refuse('TeamsAway');
    if (isRefusal(given)) return given;
    remember(recent, `app ${tenant}`, given, tenant);
    return { token: given.access_token, tenant };
  };

const keepKeyFrom =
  (deps: MicrosoftDeps): MicrosoftTokens['keepKeyFrom'] =>
  async (userId, tenant, assertion) => {
    const { database, encryption, clock } = deps;
    if ((await readProviderKey(database, userId, 'teams')) !== null) return;
    const given = await ask(deps, tenant, {
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
      requested_token_use: 'on_behalf_of',
      scope: `${graph}/User.Read offline_access`,
    });
    if (given === 'dead' || isRefusal(given) || given.refresh_token === undefined) return;
    const sealed = encryption.encrypt(given.refresh_token, aboutSeal(userId));
    await writeProviderKey(database, { userId, provider: 'teams', sealed }, clock.now());
  };

export function tokensOf(deps: MicrosoftDeps): MicrosoftTokens {
  const recent = createCache<GraphToken>(deps.clock, { most: mostRemembered });
  return {
    ofPerson: ofPerson(deps, recent),
    ofApp: ofApp(deps, recent),
    keepKeyFrom: keepKeyFrom(deps),
  };
}
