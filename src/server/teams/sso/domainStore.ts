// Store of the domains of teams.
import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { TeamDomainsTable } from '../../base/storage/schema/sso.ts';
import { sha256 } from './store.ts';

export type StoredDomain = Selectable<TeamDomainsTable>;

export const readDomains = (database: Database, teamId: string): Promise<StoredDomain[]> =>
  database
    .selectFrom('team_domains')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('added_at')
    .orderBy('domain')
    .execute();

export const readDomain = (
  database: Database,
  teamId: string,
  domain: string,
): Promise<StoredDomain | undefined> =>
  database
    .selectFrom('team_domains')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('domain', '=', domain)
    .executeTakeFirst();

export async function readProvenDomains(database: Database, teamId: string): Promise<ReadonlySet<string>> {
  const domains = await readDomains(database, teamId);
  return new Set(domains.filter(({ proven_at }) => proven_at !== null).map(({ domain }) => domain));
}

const tokenBytes = 20;

/** One that the team has already stays as it is. */
export async function writeDomain(
  database: Database,
  teamId: string,
  domain: string,
  now: number,
): Promise<StoredDomain> {
  await database
    .insertInto('team_domains')
    .values({
      team_id: teamId,
      domain,
      token: randomBytes(tokenBytes).toString('hex'),
      added_at: now,
      proven_at: null,
      only_since: null,
      mail_hash: null,
      mail_ends_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await readDomain(database, teamId, domain);
  if (!stored) throw new Error('a domain just written is gone');
  return stored;
}

/** False: another team has proven it. The index on proven domains lets one team through. */
export async function writeProven(
  database: Database,
  { team_id, domain }: Pick<StoredDomain, 'team_id' | 'domain'>,
  now: number,
): Promise<boolean> {
  const row = await database
    .updateTable('team_domains as d')
    .set({ proven_at: now, mail_hash: null, mail_ends_at: null })
    .where('d.team_id', '=', team_id)
    .where('d.domain', '=', domain)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('team_domains as other')
            .select('other.domain')
            .where('other.domain', '=', domain)
            .where('other.proven_at', 'is not', null)
            .where('other.team_id', '!=', team_id),
        ),
      ),
    )
    .returning('d.domain')
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeOnly(
  database: Database,
  teamId: string,
  domain: string,
  onlySince: number | null,
): Promise<void> {
  await database
    .updateTable('team_domains')
    .set({ only_since: onlySince })
    .where('team_id', '=', teamId)
    .where('domain', '=', domain)
    .execute();
}

export async function writeNobodyOnly(database: Database, teamId: string): Promise<void> {
  await database
    .updateTable('team_domains')
    .set({ only_since: null })
    .where('team_id', '=', teamId)
    .execute();
}

export async function removeStoredDomain(
  database: Database,
  teamId: string,
  domain: string,
): Promise<boolean> {
  const row = await database
    .deleteFrom('team_domains')
    .where('team_id', '=', teamId)
    .where('domain', '=', domain)
    .returning('domain')
    .executeTakeFirst();
  return row !== undefined;
}

const mailMs = 24 * 60 * 60_000;

/** The token of the link in a mail; the one before it ends. */
export async function writeDomainMail(
  database: Database,
  teamId: string,
  domain: string,
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database
    .updateTable('team_domains')
    .set({ mail_hash: sha256(token), mail_ends_at: now + mailMs })
    .where('team_id', '=', teamId)
    .where('domain', '=', domain)
    .execute();
  return token;
}

export const readDomainByMail = (
  database: Database,
  token: string,
  now: number,
): Promise<StoredDomain | undefined> =>
  database
    .selectFrom('team_domains')
    .selectAll()
    .where('mail_hash', '=', sha256(token))
    .where('mail_ends_at', '>', now)
    .executeTakeFirst();
