// The groups that a provider names: whoever is in that of the admins becomes an admin of the team, and nobody else.
import { ssoLimits } from '../../../contract/admin/sso.ts';
import type { Database } from '../../base/storage/database.ts';
import { removeTokensMadeBy } from '../../people/identity/teamTokenStore.ts';
import { countOthers, type StoredPerson } from '../../people/store.ts';
import { writeAudit } from '../admin/auditStore.ts';
import { writeAdmins } from '../admin/store.ts';
import type { StoredConnection } from './store.ts';

/** Those that are texts; a text alone is one group. Null: nothing was said of groups. */
export function groupsFrom(named: unknown): string[] | null {
  const list = typeof named === 'string' ? [named] : Array.isArray(named) ? named : null;
  const texts = list?.filter((group) => typeof group === 'string');
  return texts?.map((group) => group.slice(0, ssoLimits.text)) ?? null;
}

/** At each sign-in. The last admin and the way back stay, and nothing changes where the provider did not say. */
export async function applyAdminGroup(
  trx: Database,
  { admin_group, team_id, way_back }: StoredConnection,
  { id, is_admin }: StoredPerson,
  groups: readonly string[] | null,
  now: number,
): Promise<boolean> {
  if (admin_group === '' || groups === null) return false;
  const isWanted = groups.includes(admin_group);
  if (isWanted === is_admin) return false;
  const isKept = id === way_back || (await countOthers(trx, team_id, id)).admins === 0;
  if (!isWanted && isKept) return false;
  await writeAdmins(trx, [id], isWanted);
  if (!isWanted) await removeTokensMadeBy(trx, [id]);
  const act = isWanted ? 'ssoAdmin' : 'ssoNotAdmin';
  await writeAudit(trx, { teamId: team_id, actorId: id, at: now }, [
    { act, subjectId: id, changed: [admin_group] },
  ]);
  return true;
}
