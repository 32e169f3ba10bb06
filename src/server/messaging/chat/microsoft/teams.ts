// Microsoft Teams on behalf of a person: lists their teams, channels and people, and posts messages.
import * as z from 'zod/mini';
import { isRefusal, type Refusal, refuse } from '../../../../contract/errors.ts';
import { readProviderKey } from '../../../people/identity/providerKeyStore.ts';
import type { ChatCard } from '../card.ts';
import { type ActivityType, activity, channelMessage, type FeedLine } from './cards.ts';
import type { MicrosoftDeps } from './deps.ts';
import { askGraph, type GraphRequest } from './graph.ts';
import {
  accountAtMicrosoft,
  type GraphToken,
  type MicrosoftTokens,
  type Scope,
  scopes,
  tokensOf,
} from './tokens.ts';

export interface Group {
  readonly id: string;
  readonly name: string;
}

export interface TeamsChannel extends Group {
  readonly type: 'standard' | 'private' | 'shared';
}

/** A user of the directory, by tenant and object id. */
export interface DirectoryPerson {
  readonly tenant: string;
  readonly subject: string;
  readonly name: string;
}

export interface TeamsPlace {
  readonly groupId: string;
  readonly channelId: string;
}

export interface Teams {
  readonly deps: MicrosoftDeps;
  /** Whether there is a delegated token for this person. */
  isSignedIn(userId: string): Promise<boolean>;
  /** Exchanges the token of a sign-in inside Teams (on-behalf-of), so that Graph can be asked for this person. */
  keepKeyFrom: MicrosoftTokens['keepKeyFrom'];
  /** Address of the admin consent; null where the tenant is unknown. */
  consentUrl(userId: string): Promise<string | null>;
  groups(userId: string): Promise<readonly Group[] | Refusal>;
  channels(userId: string, groupId: string): Promise<readonly TeamsChannel[] | Refusal>;
  people(userId: string, prefix: string): Promise<readonly DirectoryPerson[] | Refusal>;
  /** `key`: a message that had to be sent again carries the same. */
  post(userId: string, place: TeamsPlace, card: ChatCard, key?: string): Promise<Refusal | null>;
  /** Posts to the activity feed of a directory user, with app permissions. */
  notify(
    to: Pick<DirectoryPerson, 'tenant' | 'subject'>,
    type: ActivityType,
    card: FeedLine,
  ): Promise<Refusal | null>;
}

const mostPeople = 25;
const group = z.object({ id: z.string(), displayName: z.nullable(z.string()) });
const groupList = z.object({ value: z.array(group) });
const channelList = z.object({
  value: z.array(z.extend(group, { membershipType: z.optional(z.nullable(z.string())) })),
});

/** An answer that does not match the schema counts as none. */
function readAs<Answer>(schema: z.ZodMiniType<Answer>, answer: unknown): Answer | Refusal {
  const read = schema.safeParse(answer);
  return read.success ? read.data : refuse('TeamsAway');
}

const typeOf = (membership: string | null | undefined): TeamsChannel['type'] =>
  membership === 'private' || membership === 'shared' ? membership : 'standard';

/** Quotes and escapes words for the search of Graph. */
const quoted = (words: string): string =>
  `"displayName:${words.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

type AsPerson = (
  userId: string,
  wanted: readonly Scope[],
  request: GraphRequest,
) => Promise<{ readonly answer: unknown; readonly by: GraphToken } | Refusal>;

const asking =
  ({ microsoft }: MicrosoftDeps, tokens: MicrosoftTokens): AsPerson =>
  async (userId, wanted, request) => {
    const by = await tokens.ofPerson(userId, wanted);
    if (isRefusal(by)) return by;
    const said = await askGraph(microsoft.graphBase, by, request);
    return isRefusal(said) ? said : { ...said, by };
  };

const lists = (asPerson: AsPerson): Pick<Teams, 'groups' | 'channels' | 'people'> => ({
  async groups(userId) {
    const said = await asPerson(userId, [scopes.groups], { path: '/me/joinedTeams' });
    const list = isRefusal(said) ? said : readAs(groupList, said.answer);
    if (isRefusal(list)) return list;
    return list.value.map(({ id, displayName }) => ({ id, name: displayName ?? '' }));
  },
  async channels(userId, groupId) {
    const path = `/teams/${encodeURIComponent(groupId)}/channels?$select=id,displayName,membershipType`;
    const said = await asPerson(userId, [scopes.channels], { path });
    const list = isRefusal(said) ? said : readAs(channelList, said.answer);
    if (isRefusal(list)) return list;
    return list.value.map(({ id, displayName, membershipType }) => ({
      id,
      name: displayName ?? '',
      type: typeOf(membershipType),
    }));
  },
  async people(userId, prefix) {
    const query = new URLSearchParams({
      $search: quoted(prefix),
      $select: 'id,displayName',
      $top: String(mostPeople),
    });
    const headers = { consistencylevel: 'eventual' };
    const said = await asPerson(userId, [scopes.people], { path: `/users?${query}`, headers });
    if (isRefusal(said)) return said;
    const list = readAs(groupList, said.answer);
    if (isRefusal(list)) return list;
    const { tenant } = said.by;
    return list.value.map(({ id, displayName }) => ({ tenant, subject: id, name: displayName ?? '' }));
  },
});

function messages(
  { microsoft: { graphBase, teamsAppId }, publicUrl }: MicrosoftDeps,
  tokens: MicrosoftTokens,
  asPerson: AsPerson,
): Pick<Teams, 'post' | 'notify'> {
  const links = { publicUrl, teamsAppId };
  return {
    async post(userId, { groupId, channelId }, card, key) {
      const said = await asPerson(userId, [scopes.posting], {
        path: `/teams/${encodeURIComponent(groupId)}/channels/${encodeURIComponent(channelId)}/messages`,
        body: channelMessage(card, links),
        forbidden: refuse('TeamsNotAllowed'),
        ...(key !== undefined && { headers: { 'client-request-id': key } }),
      });
      if (!isRefusal(said)) return null;
      return said.error === 'NotFound' ? refuse('ChannelGone') : said;
    },
    async notify({ tenant, subject }, type, card) {
      const body = activity(type, card, subject, links);
      if (!body) return refuse('NotReachable');
      const token = await tokens.ofApp(tenant);
      if (isRefusal(token)) return token;
      const path = `/users/${encodeURIComponent(subject)}/teamwork/sendActivityNotification`;
      const said = await askGraph(graphBase, token, { path, body, forbidden: refuse('NotReachable') });
      if (!isRefusal(said)) return null;
      return said.error === 'NotFound' ? refuse('NotReachable') : said;
    },
  };
}

export function teamsOf(deps: MicrosoftDeps): Teams {
  const { microsoft, database, publicUrl } = deps;
  const tokens = tokensOf(deps);
  const asPerson = asking(deps, tokens);
  return {
    deps,
    keepKeyFrom: tokens.keepKeyFrom,
    isSignedIn: async (userId) => (await readProviderKey(database, userId, 'teams')) !== null,
    async consentUrl(userId) {
      const account = await accountAtMicrosoft(deps, userId);
      if (!account) return null;
      const wanted = Object.values(scopes).map((scope) => `https://graph.microsoft.com/${scope}`);
      const query = new URLSearchParams({
        client_id: microsoft.clientId,
        scope: wanted.join(' '),
        redirect_uri: `${publicUrl}/loginMS`,
      });
      const tenant = encodeURIComponent(account.tenant);
      return `${microsoft.loginBase}/${tenant}/v2.0/adminconsent?${query}`;
    },
    ...lists(asPerson),
    ...messages(deps, tokens, asPerson),
  };
}
