// Store of the groups that a directory provisions: each of one team, with members who are people of that team.
import { type Selectable, sql } from 'kysely';
import type { GroupEffect } from '../../../contract/admin/groups.ts';
import type { Database } from '../../base/storage/database.ts';
import type { ProvisionedGroupsTable } from '../../base/storage/schema/groups.ts';
import { groupKey } from '../../people/groups.ts';
import type { GroupFilter } from './filter.ts';
import type { UserPage } from './store.ts';

export type StoredGroup = Selectable<ProvisionedGroupsTable>;

export interface GroupMember {
  readonly id: string;
  readonly name: string;
}

/** Longer lists of ids are sent in parts. */
const mostAtOnce = 2_000;
/** A page of groups has no more members than this, if it has more than one group. */
const mostMembersListed = 20_000;

const uuidLike = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const readGroup = (
  database: Database,
  teamId: string,
  groupId: string,
): Promise<StoredGroup | undefined> =>
  database
    .selectFrom('provisioned_groups')
    .selectAll()
    .where('id', '=', groupId)
    .where('team_id', '=', teamId)
    .executeTakeFirst();

/** Until the end of the transaction. */
export const lockGroup = (trx: Database, teamId: string, groupId: string): Promise<StoredGroup | undefined> =>
  trx
    .selectFrom('provisioned_groups')
    .selectAll()
    .where('id', '=', groupId)
    .where('team_id', '=', teamId)
    .forUpdate()
    .executeTakeFirst();

const inTeam = (groupId: string, teamId: string) => sql`
  from provisioned_group_members m join people p on p.id = m.user_id and p.team_id = ${teamId}
  where m.group_id = ${groupId}`;

export async function readGroupMembers(
  database: Database,
  { id, team_id }: Pick<StoredGroup, 'id' | 'team_id'>,
): Promise<readonly GroupMember[]> {
  const { rows } = await sql<GroupMember>`select p.id, p.name ${inTeam(id, team_id)} order by p.id`.execute(
    database,
  );
  return rows;
}

export interface GroupLine {
  readonly group: StoredGroup;
  /** Null: they were not wanted. */
  readonly members: readonly GroupMember[] | null;
}

type Counted = StoredGroup & { readonly people: number };

/** A page ends before it has too many members, as the standard allows; the directory asks for the next. */
export async function readGroups(
  database: Database,
  teamId: string,
  filter: GroupFilter,
  { offset, count, withMembers }: UserPage & { readonly withMembers: boolean },
): Promise<{ readonly lines: readonly GroupLine[]; readonly total: number }> {
  const found = conditionOf(teamId, filter);
  if (found === null) return { lines: [], total: 0 };
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from provisioned_groups g where ${found}`.execute(database);
  const total = counted.rows[0]?.total ?? 0;
  if (count === 0 || offset >= total) return { lines: [], total };
  const { rows } = await sql<Counted>`
    select g.*, (select count(*)::int from provisioned_group_members m where m.group_id = g.id) as people
    from provisioned_groups g where ${found} order by g.id limit ${count} offset ${offset}`.execute(database);
  if (!withMembers) return { lines: rows.map((group) => ({ group, members: null })), total };
  const lines: GroupLine[] = [];
  let listed = 0;
  for (const group of rows) {
    listed += group.people;
    if (lines.length > 0 && listed > mostMembersListed) break;
    lines.push({ group, members: await readGroupMembers(database, group) });
  }
  return { lines, total };
}

/** Null: an id that is none finds nothing. */
function conditionOf(teamId: string, { names, externalIds, ids, memberIds }: GroupFilter) {
  if ([...ids, ...memberIds].some((id) => !uuidLike.test(id.toLowerCase()))) return null;
  const conditions = [
    sql`g.team_id = ${teamId}`,
    ...names.map((name) => sql`g.name_key = ${groupKey(name)}`),
    ...externalIds.map((externalId) => sql`g.external_id = ${externalId}`),
    ...ids.map((id) => sql`g.id = ${id}`),
    ...memberIds.map(
      (id) => sql`exists (select from provisioned_group_members m join people p
        on p.id = m.user_id and p.team_id = g.team_id where m.group_id = g.id and m.user_id = ${id})`,
    ),
  ];
  return sql.join(conditions, sql` and `);
}

export async function countGroups(database: Database, teamId: string): Promise<number> {
  const { count } = await database
    .selectFrom('provisioned_groups')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether another group of the team has this name. */
export async function isNameTaken(
  database: Database,
  { id, team_id }: Pick<StoredGroup, 'id' | 'team_id'>,
  name: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('provisioned_groups')
    .select('id')
    .where('team_id', '=', team_id)
    .where('name_key', '=', groupKey(name))
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeGroup(trx: Database, group: StoredGroup): Promise<void> {
  const { name, name_key, external_id, effect, changed_at } = group;
  await trx
    .insertInto('provisioned_groups')
    .values(group)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ name, name_key, external_id, effect, changed_at }),
    )
    .execute();
}

export async function writeGroupEffect(trx: Database, groupId: string, effect: GroupEffect): Promise<void> {
  await trx.updateTable('provisioned_groups').set({ effect }).where('id', '=', groupId).execute();
}

export async function removeGroup(trx: Database, groupId: string): Promise<void> {
  await trx.deleteFrom('provisioned_groups').where('id', '=', groupId).execute();
}

function* parts(ids: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < ids.length; from += mostAtOnce) yield ids.slice(from, from + mostAtOnce);
}

/** Those who came in by it; null: one of them is nobody of this team, whom a directory could see. */
export async function addMembers(
  trx: Database,
  { id, team_id }: Pick<StoredGroup, 'id' | 'team_id'>,
  ids: ReadonlySet<string>,
): Promise<string[] | null> {
  const all = [...ids];
  if (!all.every((each) => uuidLike.test(each))) return null;
  const added: string[] = [];
  for (const part of parts(all)) {
    const known = await sql<{ count: number }>`select count(*)::int as count from people
      where id = any(${part}::uuid[]) and team_id = ${team_id} and email is not null`.execute(trx);
    if (known.rows[0]?.count !== part.length) return null;
    const { rows } = await sql<{ user_id: string }>`
      insert into provisioned_group_members (group_id, user_id)
      select ${id}::uuid, user_id from unnest(${part}::uuid[]) as one (user_id)
      on conflict do nothing returning user_id`.execute(trx);
    added.push(...rows.map(({ user_id }) => user_id));
  }
  return added;
}

/** Those who went out by it. */
export async function removeMembers(
  trx: Database,
  { id }: Pick<StoredGroup, 'id'>,
  ids: ReadonlySet<string>,
): Promise<string[]> {
  const removed: string[] = [];
  for (const part of parts([...ids].filter((each) => uuidLike.test(each)))) {
    const { rows } = await sql<{ user_id: string }>`
      delete from provisioned_group_members
      where group_id = ${id} and user_id = any(${part}::uuid[]) returning user_id`.execute(trx);
    removed.push(...rows.map(({ user_id }) => user_id));
  }
  return removed;
}

/** All who are in the group, of the team or not. */
export async function readMemberIds(trx: Database, groupId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('provisioned_group_members')
    .select('user_id')
    .where('group_id', '=', groupId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** For the panel: those with an effect first. */
export async function readTeamGroups(database: Database, teamId: string): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select g.*, (select count(*)::int from provisioned_group_members m
      join people p on p.id = m.user_id and p.team_id = g.team_id and p.disabled_at is null
      where m.group_id = g.id) as people
    from provisioned_groups g where g.team_id = ${teamId}
    order by g.effect = 'nothing', g.name_key`.execute(database);
  return rows;
}
