// Store of who came by single sign-on, and the rule that a company's people sign in by nothing else.
import { sql } from 'kysely';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { Database } from '../../base/storage/database.ts';
import { emailDomain } from '../emailDomain.ts';

/** Who somebody is at the provider of a team: never by their address. */
export interface SsoIdentity {
  readonly connectionId: string;
  readonly issuer: string;
  readonly subject: string;
}

export async function readSsoIdentity(
  database: Database,
  { connectionId, issuer, subject }: SsoIdentity,
): Promise<string | null> {
  const row = await database
    .selectFrom('sso_identities')
    .select('user_id')
    .where('connection_id', '=', connectionId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** False: the person is somebody else at this provider already, or this somebody is another person. */
export async function writeSsoIdentity(
  database: Database,
  { connectionId, issuer, subject }: SsoIdentity,
  userId: string,
  now: number,
): Promise<boolean> {
  const row = await database
    .insertInto('sso_identities')
    .values({ connection_id: connectionId, issuer, subject, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeSsoSession(
  database: Database,
  sessionId: string,
  { connectionId, subject }: SsoIdentity,
  sid: string | null,
): Promise<void> {
  await database
    .insertInto('sso_sessions')
    .values({ session_id: sessionId, connection_id: connectionId, subject, sid })
    .execute();
}

/** By which connection a session came, and as whom; undefined: by none. */
export const readSsoSession = (database: Database, sessionId: string) =>
  database
    .selectFrom('sso_sessions')
    .select(['connection_id', 'subject'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();

/** Open sessions that came by a connection: all, those of one subject, or those of some sign-ins at the provider. */
export async function readSessionsBySso(
  database: Database,
  connectionId: string,
  { subject, sids = [] }: { readonly subject?: string | null; readonly sids?: readonly string[] } = {},
): Promise<string[]> {
  let found = database
    .selectFrom('sso_sessions as o')
    .innerJoin('sessions as s', 's.id', 'o.session_id')
    .select('s.id')
    .where('o.connection_id', '=', connectionId)
    .where('s.revoked_at', 'is', null);
  if (subject != null) found = found.where('o.subject', '=', subject);
  if (sids.length > 0) found = found.where('o.sid', '=', anyOf(sids));
  return (await found.execute()).map(({ id }) => id);
}

/** Open sessions of these people that came otherwise. */
export async function readSessionsBesideSso(
  database: Database,
  userIds: readonly string[],
  except: string | null,
): Promise<string[]> {
  const rows = await database
    .selectFrom('sessions as s')
    .select('s.id')
    .where('s.user_id', '=', anyOf(userIds))
    .where('s.revoked_at', 'is', null)
    .where(sql<boolean>`not exists (select from sso_sessions o where o.session_id = s.id)`)
    .execute();
  return rows.map(({ id }) => id).filter((id) => id !== except);
}

/** A mailbox of the company is a way in to the account, as for those that its directory made. */
export async function isOfProvenDomain(
  database: Database,
  { team_id, email }: { readonly team_id: string | null; readonly email: string | null },
): Promise<boolean> {
  const domain = email === null ? null : emailDomain(email);
  if (team_id === null || domain === null) return false;
  const row = await database
    .selectFrom('team_domains')
    .select('domain')
    .where('team_id', '=', team_id)
    .where('domain', '=', domain)
    .where('proven_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** An address of a company that is another team. */
export async function isOfOtherTeam(database: Database, teamId: string, email: string): Promise<boolean> {
  const row = await database
    .selectFrom('team_domains')
    .select('domain')
    .where('domain', '=', emailDomain(email))
    .where('proven_at', 'is not', null)
    .where('team_id', '!=', teamId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether people of this domain sign in by the connection of its team alone. It depends on the domain, not on who has an account. */
export async function isSsoOnly(database: Database, domain: string | null): Promise<boolean> {
  if (domain === null) return false;
  const row = await database
    .selectFrom('team_domains as d')
    .innerJoin('sso_connections as c', 'c.team_id', 'd.team_id')
    .select('d.domain')
    .where('d.domain', '=', domain)
    .where('d.proven_at', 'is not', null)
    .where('d.only_since', 'is not', null)
    .where('c.is_on', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** One admin may sign in otherwise; while there is none any more, every admin may. */
const hasWayBack = sql<boolean>`p.is_admin and (c.way_back = p.id or not exists (
  select from people w
  where w.id = c.way_back and w.team_id = c.team_id and w.is_admin and w.disabled_at is null
))`;

/**
 * Until the transaction is over, no admin changes how the people of this person's team sign in, where it has a provider.
 * Before the person is locked, as wherever team and person are.
 */
export async function holdSsoTeam(trx: Database, userId: string): Promise<void> {
  await trx
    .selectFrom('teams as t')
    .innerJoin('people as p', 'p.team_id', 't.id')
    .innerJoin('sso_connections as c', 'c.team_id', 't.id')
    .select('t.id')
    .where('p.id', '=', userId)
    .forShare('t')
    .execute();
}

/** The team by whose connection alone this person may sign in; null: they may sign in otherwise. */
export async function ssoTeamOf(database: Database, userId: string): Promise<string | null> {
  const person = await database
    .selectFrom('people as p')
    .innerJoin('sso_connections as c', 'c.team_id', 'p.team_id')
    .select(['p.email', 'p.team_id'])
    .where('p.id', '=', userId)
    .where('c.is_on', '=', true)
    .where(sql<boolean>`not (${hasWayBack})`)
    .executeTakeFirst();
  const domain = person?.email ? emailDomain(person.email) : null;
  if (!person || domain === null) return null;
  const row = await database
    .selectFrom('team_domains')
    .select('team_id')
    .where('team_id', '=', person.team_id)
    .where('domain', '=', domain)
    .where('proven_at', 'is not', null)
    .where('only_since', 'is not', null)
    .executeTakeFirst();
  return row?.team_id ?? null;
}
