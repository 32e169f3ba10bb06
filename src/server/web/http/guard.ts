// Authorization of calls: all access rules in the order in which they are checked.
import type { FastifyRequest } from 'fastify';
import { isRefusedInDemo } from '../../../contract/demoRules.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { confirmedForMs } from '../../../contract/people/confirming.ts';
import { demoRefusal, isDemoTeam } from '../../../contract/people/demo.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { languageOf } from '../../base/texts/language.ts';
import { factorRefusal, subscriptionRefusal } from '../../people/gates.ts';
import { readMailToken } from '../../people/identity/mailTokenStore.ts';
import type { Sessions } from '../../people/identity/sessions.ts';
import type { Tokens } from '../../people/identity/tokens.ts';
import type { Members } from '../../people/members.ts';
import { type RateGuarding, takeRates, takeRatesWith } from './rateGuard.ts';
import type { Input } from './reading.ts';
import { identifyTeamToken, teamTokenIn } from './teamTokenGuard.ts';
import type { Visit } from './visit.ts';

export interface GuardDeps extends RateGuarding {
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly members: Members;
  readonly database: Database;
}

interface Asked {
  readonly call: Endpoint;
  readonly request: FastifyRequest;
  readonly visit: Visit;
  readonly guarding: GuardDeps;
}

type Guard = (asked: Asked) => Promise<Refusal | null> | Refusal | null;

/** Guards that run before the body is read. */
const guardsBeforeBody: readonly Guard[] = [
  identify,
  requireSession,
  requireFactor,
  requireTeam,
  requireAdmin,
  refuseDemoWrites,
  requireSubscription,
  takeRates,
];

export async function enter(
  call: Endpoint,
  request: FastifyRequest,
  guarding: GuardDeps,
): Promise<Refusal | null> {
  const visit: Visit = {
    member: null,
    session: null,
    teamToken: null,
    outcome: null,
    isServing: false,
    taken: [],
    language: languageOf(request.headers['accept-language']),
  };
  request.visit = visit;
  return first(guardsBeforeBody, { call, request, visit, guarding });
}

async function first(guards: readonly Guard[], asked: Asked): Promise<Refusal | null> {
  for (const guard of guards) {
    const refusal = await guard(asked);
    if (refusal) return refusal;
  }
  return null;
}

/** Identity comes from the token alone; rights from the database, now. */
async function identify(asked: Asked): Promise<Refusal | null> {
  const { call, request, visit, guarding } = asked;
  const { authorization } = request.headers;
  const teamToken = teamTokenIn(authorization);
  if (teamToken !== null) return identifyTeamToken(asked, teamToken);
  if (call.access === 'public' || call.access === 'signature') return null;
  if (authorization === undefined) return null;
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization)?.[1];
  if (token === undefined) return refuse('Unauthorized');
  const claims = await guarding.tokens.verify(token);
  if (isRefusal(claims)) return claims;
  const ended = await guarding.sessions.check(claims);
  if (ended) return ended;
  const member = await guarding.members.read(claims.userId);
  if (!member || member.isDisabled) return refuse('SessionRevoked');
  visit.member = member;
  visit.session = { id: claims.sessionId, token };
  visit.language = member.language;
  return null;
}

function requireSession({ call, visit }: Asked): Refusal | null {
  const needsNone = call.access === 'public' || call.access === 'signature' || call.access === 'ticket';
  return needsNone || visit.session || visit.teamToken ? null : refuse('Unauthorized');
}

/** Whose team wants a second factor sets one up before anything else. */
async function requireFactor({ call, visit, guarding }: Asked): Promise<Refusal | null> {
  const { member, session } = visit;
  if (call.isBeforeFactor || !session || member?.lacksFactorSince == null) return null;
  return factorRefusal(member, await guarding.sessions.originOf(session.id));
}

function requireTeam({ call, visit }: Asked): Refusal | null {
  const needsTeam = call.access === 'member' || call.access === 'admin';
  return needsTeam && !visit.member?.team ? refuse('NotAllowed') : null;
}

function requireAdmin({ call, visit }: Asked): Refusal | null {
  return call.access === 'admin' && !visit.member?.isAdmin ? refuse('AdminOnly') : null;
}

/** Strangers look around in the demo team, as admins of it too. */
function refuseDemoWrites({ call, visit }: Asked): Refusal | null {
  return isDemoTeam(visit.member?.team?.teamId) && isRefusedInDemo(call) ? demoRefusal() : null;
}

function requireSubscription({ call, visit }: Asked): Refusal | null {
  const isGated = call.service === 'game' || call.service === 'dashboard';
  return isGated && visit.member ? subscriptionRefusal(visit.member) : null;
}

/** Checks that need the parsed input: its ticket, its claims about the caller, and the person it is about. */
export async function enterWith(
  call: Endpoint,
  request: FastifyRequest,
  input: Input,
  guarding: GuardDeps,
): Promise<Refusal | null> {
  const { visit } = request;
  if (!visit) throw new Error(`no visit on the request of ${call.path}: the guard did not run`);
  const asked = { call, request, visit, guarding };
  return (
    (await verifyTicket(asked, input)) ??
    compareClaims(asked, input) ??
    (await requireConfirmed(asked, input)) ??
    (await takeRatesWith(asked, input))
  );
}

async function verifyTicket({ call, visit, guarding }: Asked, input: Input): Promise<Refusal | null> {
  if (call.access !== 'ticket' || visit.session) return null;
  const { ticket } = input.fields;
  if (typeof ticket !== 'string') return refuse('Unauthorized');
  const userId = await readMailToken(guarding.database, 'found', ticket, guarding.clock.now());
  const member = userId === null ? null : await guarding.members.read(userId);
  if (!member || member.isDisabled) return refuse('Unauthorized');
  visit.member = member;
  visit.language = member.language;
  return null;
}

/** Before what a stolen session must not do: a sign-in, or a proof after it, of the last minutes. */
async function requireConfirmed(
  { call, visit, guarding }: Asked,
  { fields, files }: Input,
): Promise<Refusal | null> {
  const { confirmFirst } = call;
  if (!confirmFirst || !visit.session) return null;
  const isSent = (field: string) => fields[field] !== undefined || files.has(field);
  if (confirmFirst !== 'always' && !confirmFirst.some(isSent)) return null;
  const age = guarding.clock.now() - (await guarding.sessions.confirmedAt(visit.session.id));
  return age <= confirmedForMs ? null : refuse('ConfirmFirst');
}

/** A claim about the caller must be true; a missing one is filled in. */
function compareClaims({ call, visit, request }: Asked, { fields }: Input): Refusal | null {
  for (const [field, claim] of Object.entries(call.claims ?? {})) {
    const userId = visit.member?.userId;
    const teamId = visit.member?.team?.teamId;
    const value = fields[field];
    if (value === undefined || value === null) fields[field] = claim === 'self' ? userId : teamId;
    else if (claim !== 'team' && value === userId) continue;
    else if (claim === 'self' || teamId === undefined || value !== teamId) {
      logSecurityEvent(request.log, { security: 'claimMismatch', userId: userId ?? '', field });
      return refuse('IdentityMismatch');
    }
  }
  return null;
}
