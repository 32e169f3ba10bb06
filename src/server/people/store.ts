// Store of people and their team membership.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { CustomTheme } from '../../contract/people/people.ts';
import type { SomePreferences } from '../../contract/people/preferences.ts';
import { anyOf } from '../base/storage/anyOf.ts';
import type { Database } from '../base/storage/database.ts';
import type { PeopleTable } from '../base/storage/schema/people.ts';
import type { StoredPlayPeriod } from '../base/storage/schema/teams.ts';

export type StoredPerson = Selectable<PeopleTable>;

/** Two spellings of one address have the same key. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** A person with everything rights depend on, read in one go. */
export interface PersonInTeam {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly email: string | null;
  readonly verified_at: number | null;
  readonly is_admin: boolean;
  readonly controller: PeopleTable['controller'];
  readonly language: PeopleTable['language'];
  readonly theme: PeopleTable['theme'];
  readonly has_chosen_theme: boolean;
  readonly preferences: SomePreferences;
  readonly disabled_at: number | null;
  readonly team_id: string | null;
  readonly team_name: string | null;
  readonly team_avatar: string | null;
  readonly team_language: 'en' | 'tr' | null;
  readonly time_zone: string | null;
  readonly custom_theme: CustomTheme | null;
  readonly is_limited: boolean | null;
  readonly deactivation_due_at: number | null;
  readonly limited_games: readonly string[] | null;
  readonly available_periods: readonly StoredPlayPeriod[] | null;
  readonly has_ratings: boolean | null;
  readonly members_make_tournaments: boolean | null;
  readonly team_created_at: number | null;
  /** The person needs a second factor and has none. */
  readonly lacks_factor: boolean;
  readonly second_factor_since: number | null;
  /** Changes with every change of the person or the team. */
  readonly stamp: string;
}

/** Asked of the second factors only where the rule of the team is about the person. */
const lacksFactor = sql<boolean>`(
  case when t.second_factor_for = 'everybody' or (t.second_factor_for = 'admins' and p.is_admin)
  then not exists (select from second_factors f where f.user_id = p.id and f.confirmed_at is not null)
    and not exists (select from passkeys k where k.user_id = p.id)
  else false end
)`;

/** PostgreSQL marks every row with the transaction that wrote it. */
const stamp = sql<string>`p.xmin::text || ' ' || coalesce(t.xmin::text, '') || ${lacksFactor}::text`.as(
  'stamp',
);

export const readPeopleInTeams = (database: Database, userIds: readonly string[]): Promise<PersonInTeam[]> =>
  database
    .selectFrom('people as p')
    .leftJoin('teams as t', 't.id', 'p.team_id')
    .select([
      ...(['p.id', 'p.name', 'p.avatar', 'p.email', 'p.verified_at', 'p.is_admin', 'p.controller'] as const),
      ...([
        'p.language',
        'p.theme',
        'p.has_chosen_theme',
        'p.preferences',
        'p.disabled_at',
        'p.team_id',
        't.name as team_name',
      ] as const),
      ...([
        't.avatar as team_avatar',
        't.language as team_language',
        't.time_zone',
        't.custom_theme',
      ] as const),
      ...(['t.is_limited', 't.deactivation_due_at', 't.limited_games', 't.available_periods'] as const),
      't.has_ratings',
      't.members_make_tournaments',
      't.created_at as team_created_at',
      't.second_factor_since',
      lacksFactor.as('lacks_factor'),
      stamp,
    ])
    .where('p.id', '=', anyOf(userIds))
    .execute();

/** The stamps of these people as they are stored now. */
export async function readStamps(
  database: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('people as p')
    .leftJoin('teams as t', 't.id', 'p.team_id')
    .select(['p.id', stamp])
    .where('p.id', '=', anyOf(userIds))
    .execute();
  return new Map(rows.map((row) => [row.id, row.stamp]));
}

/** The teams of those of these people who have one. */
export async function readTeamsOf(
  database: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('people')
    .select(['id', 'team_id'])
    .where('id', '=', anyOf(userIds))
    .execute();
  return new Map(rows.flatMap(({ id, team_id }) => (team_id === null ? [] : [[id, team_id] as const])));
}

export const readPersonByEmail = (database: Database, email: string): Promise<StoredPerson | undefined> =>
  database.selectFrom('people').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();

/** Locks the person's row until the end of the transaction. */
export const lockPerson = (database: Database, userId: string): Promise<StoredPerson | undefined> =>
  database.selectFrom('people').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();

/** What becomes of the password of an account that signs up again before its address was verified. */
export interface SignUpAgain {
  /** Its stored hash, if it is of the same password. */
  readonly sameHash: string | null;
  /** An admin lets in exactly the sign-up that they saw: the newest password counts. */
  readonly isConfirmed: boolean;
}

/**
 * Creates a person, or replaces one who signs up again before the address was verified. Null if the address is taken.
 * The link of a mail does not say which of several passwords whoever opens it has typed: none of them is kept.
 */
export async function writeSignUp(
  database: Database,
  person: Insertable<PeopleTable>,
  { sameHash, isConfirmed }: SignUpAgain,
): Promise<string | null> {
  const { name, email, invited_team_id, language } = person;
  const password_hash = sql<string | null>`case
    when ${isConfirmed}::boolean or people.password_hash = ${sameHash}::text then excluded.password_hash end`;
  const row = await database
    .insertInto('people')
    .values(person)
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ name, email, password_hash, invited_team_id, language })
        .where('people.verified_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

type Newcomer = Pick<StoredPerson, 'id' | 'name' | 'avatar' | 'email' | 'controller' | 'language'> & {
  readonly now: number;
};

/** A person verified by an identity provider. If their address belongs to another account, they get none. */
export async function writeNewcomer(database: Database, { now, ...newcomer }: Newcomer): Promise<string> {
  const isTaken = newcomer.email !== null && (await readPersonByEmail(database, newcomer.email));
  const email = isTaken ? null : newcomer.email;
  const { id } = await database
    .insertInto('people')
    .values({
      ...newcomer,
      email,
      email_key: email === null ? null : emailKey(email),
      password_hash: null,
      verified_at: now,
      invited_team_id: null,
      team_id: null,
      joined_at: null,
      is_admin: false,
      theme: 'light',
      background: null,
      disabled_at: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeVerified(database: Database, userId: string, now: number): Promise<void> {
  await database
    .updateTable('people')
    .set((is) => ({ verified_at: is.fn.coalesce('verified_at', is.val(now)), invited_team_id: null }))
    .where('id', '=', userId)
    .execute();
}

/** The team they join once their address is verified. */
export async function writeInvitedTeam(database: Database, userId: string, teamId: string): Promise<void> {
  await database.updateTable('people').set({ invited_team_id: teamId }).where('id', '=', userId).execute();
}

export async function writePassword(database: Database, userId: string, hash: string): Promise<void> {
  await database.updateTable('people').set({ password_hash: hash }).where('id', '=', userId).execute();
}

export async function writeMembership(
  database: Database,
  userId: string,
  membership: { readonly teamId: string; readonly isAdmin: boolean },
  now: number,
): Promise<void> {
  await database
    .updateTable('people')
    .set({ team_id: membership.teamId, is_admin: membership.isAdmin, joined_at: now })
    .where('id', '=', userId)
    .execute();
}

/**
 * The time of joining stays, so that a workspace does not add them again by itself; the directory of the team has no
 * part in the account any more, and nobody is left who could switch on whom it switched off.
 */
export async function writeNoTeam(database: Database, userId: string): Promise<void> {
  await database
    .updateTable('people')
    .set({ team_id: null, invited_team_id: null, is_admin: false, disabled_at: null })
    .where('id', '=', userId)
    .execute();
  await database.deleteFrom('provisioned_people').where('user_id', '=', userId).execute();
  await database.deleteFrom('sso_identities').where('user_id', '=', userId).execute();
}

/**
 * Sessions, links, answers and notifications are deleted by cascade. The tournaments they made or entered lose their id by
 * no step of a node: another version of them is stored, so that each node reads them again.
 */
export async function removePerson(database: Database, userId: string): Promise<void> {
  await sql`
    update tournaments set version = version + 1
    where created_by = ${userId}
      or id in (select tournament_id from tournament_entrants where user_id = ${userId})`.execute(database);
  await database.deleteFrom('people').where('id', '=', userId).execute();
}

/** The other people of the team. */
export async function countOthers(
  database: Database,
  teamId: string,
  userId: string,
): Promise<{ readonly members: number; readonly admins: number }> {
  const rows = await database
    .selectFrom('people')
    .select('is_admin')
    .where('team_id', '=', teamId)
    .where('id', '!=', userId)
    .execute();
  return { members: rows.length, admins: rows.filter((row) => row.is_admin).length };
}

export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly is_admin: boolean;
}

export const readColleagues = (database: Database, teamId: string): Promise<Colleague[]> =>
  database
    .selectFrom('people')
    .select(['id', 'name', 'avatar', 'is_admin'])
    .where('team_id', '=', teamId)
    .where('disabled_at', 'is', null)
    .execute();

/** Deletes accounts whose address was never verified, and to which no link was mailed since. */
export async function removeUnproven(database: Database, createdBefore: number): Promise<void> {
  await database
    .deleteFrom('people')
    .where('verified_at', 'is', null)
    .where('email_key', 'is not', null)
    .where('created_at', '<', createdBefore)
    .where(
      sql<boolean>`not exists (select from mail_tokens t where t.user_id = people.id and t.created_at >= ${createdBefore})`,
    )
    .execute();
}
