// Signs in with an identity provider: by a code, a token, or the ticket of a chat tool.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { User } from '../../../contract/people/people.ts';
import type { login, loginApps, loginWithMS, loginWithSlack } from '../../../contract/people/providers.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import { spendChatTicket } from '../../people/identity/chatTickets.ts';
import type { Code } from '../../people/identity/openId.ts';
import type { Account, CodeDesk } from '../../people/identity/providerAccount.ts';
import { hashOfCode, writeCameOfIt } from '../../people/identity/spentCodeStore.ts';
import type { Handler, InputOf } from '../../web/http/route.ts';
import type { PublicContext } from '../../web/http/visit.ts';
import { arrive } from './arrival.ts';
import { tellOfFewPlaces, tellOfTurnedAway } from './placeNotices.ts';
import { keepKey, redeemCode } from './redeemCode.ts';
import type { AccountServices } from './services.ts';
import { userOf } from './signIn.ts';

type Deps = Pick<
  AccountServices,
  | 'providers'
  | 'announcements'
  | 'chat'
  | 'notifications'
  | 'clock'
  | 'config'
  | 'database'
  | 'log'
  | 'members'
  | 'passwords'
  | 'encryption'
  | 'sessions'
  | 'tokens'
>;

type App = (typeof loginApps)[number];
type Input = InputOf<typeof login>;
type Desk = (services: Deps, context: PublicContext, input: Input) => Promise<User | Refusal>;

export const signInWithSlack =
  (services: Deps): Handler<typeof loginWithSlack> =>
  (context, { code, redirectUri, nonce }) =>
    byCode(services, context, services.providers.slack, { code, redirectUri, nonce });

export const signInWithMicrosoft =
  (services: Deps): Handler<typeof loginWithMS> =>
  (context, { code, redirectUri, nonce, codeVerifier }) =>
    byCode(services, context, services.providers.microsoft, { code, redirectUri, nonce, codeVerifier });

export const signInWithToken =
  (services: Deps): Handler<typeof login> =>
  (context, input) =>
    desks[input.app](services, context, input);

const byGoogleToken: Desk = async (services, context, { token, nonce }) => {
  const { google } = services.providers;
  return google ? enter(services, context, await google.byToken(token, nonce)) : refuse('NotFound');
};

const desks: Readonly<Record<App, Desk>> = {
  async teams(services, context, { token }) {
    const { microsoft } = services.providers;
    if (!microsoft) return refuse('NotFound');
    const account = await microsoft.byHostToken(token);
    const user = await enter(services, context, account);
    if (!isRefusal(account) && !isRefusal(user)) keepKeyFrom(services, account, user.userId, token);
    return user;
  },
  slack: byTicket,
  google: byGoogleToken,
  googleMeet: byGoogleToken,
  async googleCode(services, context, { token: code, redirectUri = '', nonce, codeVerifier }) {
    return byCode(services, context, services.providers.google, { code, redirectUri, nonce, codeVerifier });
  },
};

/** Runs in the background: the sign-in does not wait for it. */
function keepKeyFrom({ chat, log }: Deps, { identity }: Account, userId: string, token: string): void {
  chat.teams
    ?.keepKeyFrom(userId, identity.tenantKey, token)
    .catch((fault: unknown) => log.warn({ fault: String(fault) }, 'no key of Microsoft was kept'));
}

async function byCode(
  services: Deps,
  context: PublicContext,
  desk: CodeDesk | null,
  code: Code,
): Promise<User | Refusal> {
  const account = await redeemCode(services, context, desk, code);
  const hash = desk ? hashOfCode(desk.provider, code.code) : undefined;
  return enter(services, context, account, hash);
}

async function byTicket(services: Deps, context: PublicContext, { token }: Input): Promise<User | Refusal> {
  const { providers, database, members, clock } = services;
  if (!providers.slack) return refuse('NotFound');
  const userId = await spendChatTicket(database, token, clock.now());
  const member = userId === null ? null : await members.read(userId);
  if (!member || member.isDisabled) return refuse('ProviderRejected');
  const opened = await services.sessions.open(member.userId, context.device, database, 'vouched');
  return isRefusal(opened) ? opened : welcome(services, context, member.userId, opened);
}

/** `hash`: of the code they came with, if they came with one. */
async function enter(
  services: Deps,
  context: PublicContext,
  account: Account | Refusal,
  hash?: string,
): Promise<User | Refusal> {
  if (isRefusal(account)) return account;
  const { database, sessions, clock, tokens } = services;
  const now = clock.now();
  const entered = await database.transaction().execute(async (trx) => {
    const arrived = await arrive(trx, { account, language: context.language, now });
    if (isRefusal(arrived) || 'full' in arrived) return arrived;
    const { userId, joined } = arrived;
    const token = await sessions.open(userId, context.device, trx, 'vouched');
    if (isRefusal(token)) return token;
    const claims = await tokens.verify(token);
    if (hash && !isRefusal(claims)) await writeCameOfIt(trx, hash, { userId, sessionId: claims.sessionId });
    await keepKey(services, trx, account, userId);
    return { userId, joined, token };
  });
  if (isRefusal(entered)) return entered;
  if ('full' in entered) {
    await tellOfTurnedAway(services, entered.full);
    return refuse('NotAllowed', { reason: 'teamIsFull' });
  }
  if (entered.joined !== null) await tellOfFewPlaces(services, entered.joined);
  services.announcements.publish({ kind: 'personChanged', userId: entered.userId });
  return welcome(services, context, entered.userId, entered.token);
}

async function welcome(services: Deps, { log }: PublicContext, userId: string, token: string): Promise<User> {
  logSecurityEvent(log, { security: 'signedIn', userId });
  return userOf(services, userId, token);
}
