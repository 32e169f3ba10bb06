// Groups whose people are admins: whoever comes in becomes one, whoever goes out is one no longer, and the team keeps an admin.
import { sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import { removeTokensMadeBy } from '../../people/identity/teamTokenStore.ts';
import { writeAudit } from '../admin/auditStore.ts';
import { writeAdmins } from '../admin/store.ts';

interface Moved {
  readonly teamId: string;
  /** In whose name the directory asks, or who chose what follows from the group. */
  readonly actorId: string;
  readonly groupName: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Those whose rights changed. Somebody who is switched off becomes an admin once they are switched on. */
export async function moveAdmins(trx: Database, moved: Moved, now: number): Promise<readonly string[]> {
  const { teamId, actorId, groupName } = moved;
  const risen = await readRising(trx, moved);
  await writeAdmins(trx, risen, true);
  const fallen = await readFalling(trx, moved);
  await writeAdmins(trx, fallen, false);
  if (fallen.length > 0) await removeTokensMadeBy(trx, fallen);
  const lineOf = (act: 'groupAdmin' | 'groupNotAdmin') => (subjectId: string) => ({
    act,
    subjectId,
    changed: [groupName],
  });
  await writeAudit(trx, { teamId, actorId, at: now }, [
    ...risen.map(lineOf('groupAdmin')),
    ...fallen.map(lineOf('groupNotAdmin')),
  ]);
  return [...risen, ...fallen];
}

async function readRising(trx: Database, { teamId, added }: Moved): Promise<string[]> {
  if (added.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from people where id = any(${added}::uuid[]) and team_id = ${teamId}
      and disabled_at is null and not is_admin`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Not the one who may sign in when the provider of the company cannot be reached, nor who is in another such group. */
async function readFalling(trx: Database, { teamId, actorId, removed }: Moved): Promise<string[]> {
  if (removed.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select p.id from people p
    where p.id = any(${removed}::uuid[]) and p.team_id = ${teamId} and p.is_admin
      and not exists (select from sso_connections c where c.team_id = ${teamId} and c.way_back = p.id)
      and not exists (select from provisioned_group_members m join provisioned_groups g on g.id = m.group_id
        where m.user_id = p.id and g.team_id = ${teamId} and g.effect = 'admins')
    order by p.id = ${actorId} desc, p.joined_at, p.id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  return ids.length < (await countAdmins(trx, teamId)) ? ids : ids.slice(1);
}

async function countAdmins(trx: Database, teamId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from people where team_id = ${teamId} and is_admin`.execute(trx);
  return rows[0]?.count ?? 0;
}
