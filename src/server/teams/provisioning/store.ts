// Store of the people a directory sees: those of its own team who have an address.
import { sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import { emailKey } from '../../people/store.ts';
import type { UserFilter } from './filter.ts';

export interface StoredUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly disabled_at: number | null;
  readonly joined_at: number | null;
  readonly created_at: number;
  readonly external_id: string | null;
  readonly given_name: string | null;
  readonly family_name: string | null;
  readonly changed_at: number | null;
  /** Of their directory, by name. */
  readonly groups: readonly { readonly id: string; readonly name: string }[];
}

const usersOf = (database: Database, teamId: string) =>
  database
    .selectFrom('people as p')
    .leftJoin('provisioned_people as d', (on) =>
      on.onRef('d.user_id', '=', 'p.id').onRef('d.team_id', '=', 'p.team_id'),
    )
    .where('p.team_id', '=', teamId)
    .where('p.email', 'is not', null);

const columns = [
  ...(['p.id', 'p.name', 'p.disabled_at', 'p.joined_at', 'p.created_at'] as const),
  ...(['d.external_id', 'd.given_name', 'd.family_name', 'd.changed_at'] as const),
] as const;

const email = sql<string>`p.email`.as('email'); // never null: see the condition above

/** From the groups of the person to their names: by `offset 0`, and not through all groups of the team. */
const groups = sql<StoredUser['groups']>`coalesce((
  select json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name_key)
  from (select group_id from provisioned_group_members where user_id = p.id offset 0) m
  join provisioned_groups g on g.id = m.group_id and g.team_id = p.team_id), '[]'::json)`.as('groups');

export const readUser = (
  database: Database,
  teamId: string,
  userId: string,
): Promise<StoredUser | undefined> =>
  usersOf(database, teamId)
    .select(columns)
    .select([email, groups])
    .where('p.id', '=', userId)
    .executeTakeFirst();

export interface UserPage {
  readonly offset: number;
  readonly count: number;
}

export async function readUsers(
  database: Database,
  teamId: string,
  filter: UserFilter,
  { offset, count }: UserPage,
): Promise<{ readonly users: readonly StoredUser[]; readonly total: number }> {
  const found = filtered(usersOf(database, teamId), filter);
  const page = found.select(columns).select([email, groups]).orderBy('p.id').limit(count).offset(offset);
  const users = count === 0 ? [] : await page.execute();
  const isLast = users.length < count && (users.length > 0 || offset === 0);
  if (isLast) return { users, total: offset + users.length };
  const { total } = await found
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { users, total };
}

function filtered(users: ReturnType<typeof usersOf>, { addresses, externalIds, actives }: UserFilter) {
  let found = users;
  for (const address of addresses) found = found.where('p.email_key', '=', emailKey(address));
  for (const externalId of externalIds) found = found.where('d.external_id', '=', externalId);
  for (const isActive of actives) found = found.where('p.disabled_at', isActive ? 'is' : 'is not', null);
  return found;
}

interface Account {
  readonly name: string;
  readonly email: string;
}

export async function writeAccount(database: Database, userId: string, { name, email }: Account) {
  await database
    .updateTable('people')
    .set({ name, email, email_key: emailKey(email) })
    .where('id', '=', userId)
    .execute();
}

/** Somebody signed up with the address and never proved it: whatever password they chose is not kept. */
export async function writeVouched(database: Database, userId: string, now: number): Promise<void> {
  await database
    .updateTable('people')
    .set({ password_hash: null, verified_at: now, invited_team_id: null })
    .where('id', '=', userId)
    .execute();
}

/** Whoever is switched off is no admin either; an admin makes them one again, or a group whose people are admins. */
export async function writeSwitchedOff(database: Database, userId: string, now: number): Promise<void> {
  await database
    .updateTable('people')
    .set({ disabled_at: now, is_admin: false })
    .where('id', '=', userId)
    .execute();
}

export async function writeSwitchedOn(database: Database, userId: string): Promise<void> {
  await database.updateTable('people').set({ disabled_at: null }).where('id', '=', userId).execute();
}
