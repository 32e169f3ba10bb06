// Comes back from the provider: signs in, shows an admin how it went, or proves again who is there.
import { ssoLimits } from '../../../contract/admin/sso.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { ssoFinish } from '../../../contract/people/sso.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { readSsoIdentity, type SsoIdentity, writeSsoSession } from '../../people/identity/ssoStore.ts';
import { lockTeam } from '../../people/teamStore.ts';
import type { Handler, InputOf } from '../../web/http/route.ts';
import type { PublicContext } from '../../web/http/visit.ts';
import { tellOfFewPlaces, tellOfTurnedAway } from '../accounts/placeNotices.ts';
import { userOf } from '../accounts/signIn.ts';
import { arriveBySso } from './arrival.ts';
import { refusalOfFailure } from './begin.ts';
import { personIn, type SsoClaims, type SsoPerson } from './claims.ts';
import { followDepartments } from './departments.ts';
import { readProvenDomains } from './domainStore.ts';
import { isSsoFailure, type SsoFailure, ssoFailure } from './failure.ts';
import { applyAdminGroup } from './groups.ts';
import { boundBy, claimsOfToken, providerOf } from './oidc/provider.ts';
import { openAnswer } from './saml/answers.ts';
import type { SsoServices } from './services.ts';
import {
  readConnection,
  type StoredAttempt,
  type StoredConnection,
  takeAttempt,
  writeOutcome,
} from './store.ts';

type Returned = InputOf<typeof ssoFinish>;

export const finishSso =
  (services: SsoServices): Handler<typeof ssoFinish> =>
  async (context, returned) => {
    const { clock, database } = services;
    const attempt = await takeAttempt(database, returned, clock.now());
    const connection = attempt && (await readConnection(database, attempt.connection_id));
    if (!attempt || !connection) return refuse('InvalidOrExpiredToken');
    const claims = await claimsOf(services, connection, attempt, returned);
    if (!claims) return refuse('InvalidOrExpiredToken');
    const { purpose } = attempt;
    if (purpose === 'test') {
      await noteTest(services, connection, attempt, claims);
      return { purpose };
    }
    if (purpose === 'confirm') {
      const refusal = await confirmBy(services, context, { connection, attempt, claims });
      return refusal ?? { purpose };
    }
    const user = connection.is_on
      ? await signInBy(services, context, connection, claims)
      : refuse('NotFound');
    return isRefusal(user) ? user : { purpose, user };
  };

/** Null: by SAML the provider has not answered; the page asked by itself. */
async function claimsOf(
  services: SsoServices,
  connection: StoredConnection,
  attempt: StoredAttempt,
  { state, query }: Returned,
): Promise<SsoClaims | SsoFailure | null> {
  if (connection.saml) return openAnswer(services.encryption, attempt, connection);
  const oidc = await providerOf(services, connection);
  if (isSsoFailure(oidc)) return oidc;
  const againSince = attempt.purpose === 'confirm' ? attempt.created_at : null;
  const claims = await oidc.claimsFrom(query, boundBy(services.encryption, state, againSince));
  return isSsoFailure(claims) ? claims : claimsOfToken(claims, connection.groups_claim);
}

async function noteTest(
  { clock, database, members }: SsoServices,
  connection: StoredConnection,
  { user_id }: StoredAttempt,
  claims: SsoClaims | SsoFailure,
): Promise<void> {
  const tester = user_id === null ? null : await members.read(user_id);
  if (!tester?.isAdmin || tester.team?.teamId !== connection.team_id) return;
  const domains = await readProvenDomains(database, connection.team_id);
  const person = isSsoFailure(claims) ? claims : personIn(claims, domains);
  const groups = isSsoFailure(claims) ? null : claims.groups;
  const outcome = {
    problem: isSsoFailure(person) ? person.problem : null,
    said: isSsoFailure(person) ? person.said : null,
    groups: groups?.slice(0, ssoLimits.groups) ?? null,
    hasMoreGroups: !isSsoFailure(claims) && claims.hasMoreGroups,
  };
  await writeOutcome(database, connection, outcome, tester.userId, clock.now());
}

const identityIn = ({ id, issuer }: StoredConnection, subject: string): SsoIdentity => ({
  connectionId: id,
  issuer,
  subject,
});

function failed({ log }: PublicContext, failure: SsoFailure): Refusal {
  logSecurityEvent(log, { security: 'signInFailed', because: `sso: ${failure.problem}` });
  return refusalOfFailure(failure);
}

interface Confirming {
  readonly connection: StoredConnection;
  readonly attempt: StoredAttempt;
  readonly claims: SsoClaims | SsoFailure;
}

/** The same person as the session's, who has just shown it there. */
async function confirmBy(
  { database, sessions }: SsoServices,
  context: PublicContext,
  { connection, attempt: { user_id, session_id }, claims }: Confirming,
): Promise<Refusal | null> {
  if (isSsoFailure(claims)) return failed(context, claims);
  const userId = await readSsoIdentity(database, identityIn(connection, claims.subject ?? ''));
  const isSame = userId !== null && userId === user_id && session_id !== null;
  if (!isSame || !(await sessions.isOpen(session_id))) return failed(context, ssoFailure('otherPerson'));
  await sessions.confirm(session_id);
  return null;
}

async function signInBy(
  services: SsoServices,
  context: PublicContext,
  connection: StoredConnection,
  claims: SsoClaims | SsoFailure,
) {
  if (isSsoFailure(claims)) return failed(context, claims);
  const { announcements, database } = services;
  const { team_id: teamId } = connection;
  const domains = await readProvenDomains(database, teamId);
  const person = personIn(claims, domains);
  if (isSsoFailure(person)) return failed(context, person);
  const entered = await database
    .transaction()
    .execute((trx) => enter(services, context, trx, { connection, person }));
  if (isSsoFailure(entered)) {
    if (entered.problem === 'full') await tellOfTurnedAway(services, teamId);
    return failed(context, entered);
  }
  const { userId, isNew, isAdminChanged, token } = entered;
  if (isNew) await tellOfFewPlaces(services, teamId);
  if (isAdminChanged) logSecurityEvent(context.log, { security: 'adminChanged', userId, teamId });
  if (isNew || isAdminChanged) announcements.publish({ kind: 'personChanged', userId });
  logSecurityEvent(context.log, { security: 'signedIn', userId });
  return userOf(services, userId, token);
}

interface Entering {
  readonly connection: StoredConnection;
  readonly person: SsoPerson;
}

async function enter(
  { clock, sessions, tokens }: SsoServices,
  { device }: PublicContext,
  trx: Database,
  { connection, person }: Entering,
) {
  const now = clock.now();
  const team = await lockTeam(trx, connection.team_id);
  const current = team && (await readConnection(trx, connection.id));
  if (!team || !current?.is_on || current.changed_at !== connection.changed_at)
    return ssoFailure('nobodyWaits');
  const identity = identityIn(current, person.subject);
  const arrived = await arriveBySso(trx, { team, identity, person, now });
  if (isSsoFailure(arrived)) return arrived;
  const { stored, isNew } = arrived;
  const isAdminChanged = await applyAdminGroup(trx, current, stored, person.groups, now);
  await followDepartments(trx, current, stored.id, person.namedGroups);
  const token = await sessions.open(stored.id, device, trx, 'sso');
  const claims = isRefusal(token) ? token : await tokens.verify(token);
  if (isRefusal(token) || isRefusal(claims)) throw new Error('a session that was just opened is refused');
  await writeSsoSession(trx, claims.sessionId, identity, person.sid);
  return { userId: stored.id, isNew, isAdminChanged, token };
}
