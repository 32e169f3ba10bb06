// The groups that a provider names, and who is an admin by them: whoever is in the group of admins, and nobody else.
import { ssoGroupLimits } from '../../../contract/admin/ssoGroups.ts';
import type { Database } from '../../base/storage/database.ts';
import { removeTokensMadeBy } from '../../people/identity/teamTokenStore.ts';
import { countOthers, type StoredPerson } from '../../people/store.ts';
import { writeAudit } from '../admin/auditStore.ts';
import { writeAdmins } from '../admin/store.ts';
import type { SsoClaims } from './claims.ts';
import type { StoredConnection } from './store.ts';

/** More than any provider names; of more than these none is read. */
const mostGroups = 2_000;

/** Those that are texts and no longer than one may be; a text alone is one group. `areElsewhere`: they were too many for the answer. */
export function groupsFrom(
  named: unknown,
  areElsewhere: boolean,
): Pick<SsoClaims, 'groups' | 'hasMoreGroups'> {
  const list = typeof named === 'string' ? [named] : Array.isArray(named) ? named : null;
  if (list !== null && list.length > mostGroups) return { groups: null, hasMoreGroups: true };
  const texts = list?.filter((group) => typeof group === 'string') ?? null;
  const groups = texts?.filter((group) => group.length <= ssoGroupLimits.group) ?? null;
  return { groups, hasMoreGroups: areElsewhere };
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
