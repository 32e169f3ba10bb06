// Store of what the directory of a company says about the people of its team.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { ProvisionedPeopleTable } from '../../base/storage/schema/people.ts';
import { emailKey } from '../store.ts';

export const readProvisioned = (
  database: Database,
  teamId: string,
  userId: string,
): Promise<Selectable<ProvisionedPeopleTable> | undefined> =>
  database
    .selectFrom('provisioned_people')
    .selectAll()
    .where('user_id', '=', userId)
    .where('team_id', '=', teamId)
    .executeTakeFirst();

export async function writeProvisioned(
  database: Database,
  row: Insertable<ProvisionedPeopleTable>,
): Promise<void> {
  await database
    .insertInto('provisioned_people')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** The mailbox is the only way in to such an account until its person has another. */
export async function isMadeByDirectory(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('provisioned_people')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('made_here', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

const isNowhereElse = sql<boolean>`not exists (select from identities i where i.user_id = p.id)
  and not exists (select from sso_identities o where o.user_id = p.id)`;

interface Claim {
  readonly externalId: string | null;
  /** Proven by who hosts it. */
  readonly email: string | null;
}

/** The account that the directory of this team made and that nobody has signed in to by a provider; null: there is none. */
export async function findUnclaimed(
  database: Database,
  teamId: string,
  { externalId, email }: Claim,
): Promise<string | null> {
  const row = await database
    .selectFrom('provisioned_people as d')
    .innerJoin('people as p', 'p.id', 'd.user_id')
    .select('p.id')
    .where('d.team_id', '=', teamId)
    .where('p.team_id', '=', teamId)
    .where('d.made_here', '=', true)
    .where((is) =>
      is.or([
        is('d.external_id', '=', externalId ?? ''),
        is('p.email_key', '=', email === null ? '' : emailKey(email)),
      ]),
    )
    .where(isNowhereElse)
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The account has no password and is connected to nothing: nobody can sign in to it but by a link to its mailbox. */
export async function hasNoWayIn(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('people as p')
    .select('p.id')
    .where('p.id', '=', userId)
    .where('p.password_hash', 'is', null)
    .where(isNowhereElse)
    .executeTakeFirst();
  return row !== undefined;
}

/** Before the team is deleted: nobody is left who could switch them on again. */
export async function switchAllOn(database: Database, teamId: string): Promise<void> {
  await database.updateTable('people').set({ disabled_at: null }).where('team_id', '=', teamId).execute();
}
