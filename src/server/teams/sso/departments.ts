// Which groups of a company’s sign-in are departments: an admin says so, and whoever signs in is in those of their groups.
import { type setSsoGroup, ssoGroupLimits } from '../../../contract/admin/ssoGroups.ts';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { Database } from '../../base/storage/database.ts';
import { groupKey } from '../../people/groups.ts';
import type { Handler, InputOf } from '../../web/http/route.ts';
import type { Done } from '../admin/auditStore.ts';
import { changeSso, misfit } from './change.ts';
import {
  readNamedDepartments,
  removeDepartment,
  writeDepartment,
  writeDepartmentsOf,
} from './departmentStore.ts';
import type { SsoServices } from './services.ts';
import { readConnectionOf, type StoredConnection } from './store.ts';

export const setDepartment =
  (services: SsoServices): Handler<typeof setSsoGroup> =>
  async (context, wish) => {
    const { teamId } = context.team;
    const refusal = await changeSso(services, context, async (trx) =>
      (await readConnectionOf(trx, teamId)) ? decide(trx, teamId, wish) : refuse('NotFound'),
    );
    return refusal ?? { ok: true };
  };

async function decide(
  trx: Database,
  teamId: string,
  { group, effect, name: wished }: InputOf<typeof setSsoGroup>,
): Promise<Done | Refusal> {
  const all = await readNamedDepartments(trx, teamId);
  const known = all.find(({ said }) => said === group);
  if (effect === 'nothing') {
    await removeDepartment(trx, teamId, group);
    return { act: 'ssoNotDepartment', changed: [known?.name ?? group] };
  }
  const name = visible(wished ?? known?.name ?? group);
  if (name === '') return misfit('name', 'name');
  if (!known && all.length >= ssoGroupLimits.most) return misfit('group', 'tooManyDepartments');
  const isTaken = all.some((each) => each.said !== group && groupKey(each.name) === groupKey(name));
  if (isTaken) return misfit('name', 'nameTaken');
  await writeDepartment(trx, teamId, { said: group, name });
  return { act: 'ssoDepartment', changed: [name] };
}

/** What can be seen of a name, as long as it may be. */
const visible = (name: string): string =>
  [...name.normalize('NFC').replaceAll(/\p{C}/gu, '')].slice(0, ssoGroupLimits.name).join('').trim();

/** At each sign-in. Nothing changes where the provider named no groups, or not all of them. */
export async function followDepartments(
  trx: Database,
  { team_id }: Pick<StoredConnection, 'team_id'>,
  userId: string,
  groups: readonly string[] | null,
): Promise<void> {
  if (groups !== null) await writeDepartmentsOf(trx, team_id, userId, groups);
}
