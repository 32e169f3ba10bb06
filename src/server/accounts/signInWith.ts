// Signing in with an account at another company: by a code, a token, or the ticket of a chat tool.
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import type { User } from '../../contract/people.ts';
import type { login, loginApps, loginWithMS, loginWithSlack } from '../../contract/providers.ts';
import type { Handler, InputOf } from '../http/route.ts';
import type { PublicContext } from '../http/visit.ts';
import { spendChatTicket } from '../identity/chatTickets.ts';
import type { Code } from '../identity/openId.ts';
import type { Account, CodeDesk } from '../identity/providerAccount.ts';
import { hashOfCode, writeCameOfIt } from '../identity/spentCodeStore.ts';
import { tellSecurity } from '../shared/log.ts';
import type { Parts } from '../start/services.ts';
import { arrive } from './arrival.ts';
import { keepKey, redeemCode } from './redeemCode.ts';
import { userOf } from './signIn.ts';

type App = (typeof loginApps)[number];
type Input = InputOf<typeof login>;
type Desk = (parts: Parts, context: PublicContext, input: Input) => Promise<User | Refusal>;

export const signingInWithSlack =
  (parts: Parts): Handler<typeof loginWithSlack> =>
  (context, { code, redirectUri, nonce }) =>
    byCode(parts, context, parts.accounts.slack, { code, redirectUri, nonce });

export const signingInWithMicrosoft =
  (parts: Parts): Handler<typeof loginWithMS> =>
  (context, { code, redirectUri, nonce, codeVerifier }) =>
    byCode(parts, context, parts.accounts.microsoft, { code, redirectUri, nonce, codeVerifier });

export const signingInWithToken =
  (parts: Parts): Handler<typeof login> =>
  (context, input) =>
    desks[input.app](parts, context, input);

const byGoogleToken: Desk = async (parts, context, { token, nonce }) => {
  const { google } = parts.accounts;
  return google ? enter(parts, context, await google.byToken(token, nonce)) : refuse('NotFound');
};

const desks: Readonly<Record<App, Desk>> = {
  async teams(parts, context, { token }) {
    const { microsoft } = parts.accounts;
    if (!microsoft) return refuse('NotFound');
    const account = await microsoft.byHostToken(token);
    const user = await enter(parts, context, account);
    if (!isRefusal(account) && !isRefusal(user)) keepKeyFrom(parts, account, user.userId, token);
    return user;
  },
  slack: byTicket,
  google: byGoogleToken,
  googleMeet: byGoogleToken,
  async googleCode(parts, context, { token: code, redirectUri = '', nonce, codeVerifier }) {
    return byCode(parts, context, parts.accounts.google, { code, redirectUri, nonce, codeVerifier });
  },
};

/** Nobody waits for it at the door. */
function keepKeyFrom({ chat, log }: Parts, { identity }: Account, userId: string, token: string): void {
  chat.teams
    ?.keepKeyFrom(userId, identity.tenantKey, token)
    .catch((fault: unknown) => log.warn({ fault: String(fault) }, 'no key of Microsoft was kept'));
}

async function byCode(
  parts: Parts,
  context: PublicContext,
  desk: CodeDesk | null,
  code: Code,
): Promise<User | Refusal> {
  const account = await redeemCode(parts, context, desk, code);
  const hash = desk ? hashOfCode(desk.provider, code.code) : undefined;
  return enter(parts, context, account, hash);
}

async function byTicket(parts: Parts, context: PublicContext, { token }: Input): Promise<User | Refusal> {
  const { accounts, database, members, clock } = parts;
  if (!accounts.slack) return refuse('NotFound');
  const userId = await spendChatTicket(database, token, clock.now());
  const member = userId === null ? null : await members.read(userId);
  if (!member || member.isDisabled) return refuse('ProviderRejected');
  return welcome(parts, context, member.userId, await parts.sessions.open(member.userId, context.device));
}

/** `hash`: of the code they came with, if they came with one. */
async function enter(
  parts: Parts,
  context: PublicContext,
  account: Account | Refusal,
  hash?: string,
): Promise<User | Refusal> {
  if (isRefusal(account)) return account;
  const { database, sessions, clock, tokens } = parts;
  const now = clock.now();
  const entered = await database.transaction().execute(async (trx) => {
    const userId = await arrive(trx, { account, language: context.language, now });
    if (isRefusal(userId)) return userId;
    const token = await sessions.open(userId, context.device, trx);
    const claims = await tokens.verify(token);
    if (hash && !isRefusal(claims)) await writeCameOfIt(trx, hash, { userId, sessionId: claims.sessionId });
    await keepKey(parts, trx, account, userId);
    return { userId, token };
  });
  if (isRefusal(entered)) return entered;
  parts.announcements.tell({ kind: 'personChanged', userId: entered.userId });
  return welcome(parts, context, entered.userId, entered.token);
}

async function welcome(parts: Parts, { log }: PublicContext, userId: string, token: string): Promise<User> {
  tellSecurity(log, { security: 'signedIn', userId });
  return userOf(parts, userId, token);
}
