// The groups of a team in the admin panel, and what its admins make follow from each.
import type * as call from '../../../contract/admin/groups.ts';
import type { GroupEffect } from '../../../contract/admin/groups.ts';
import { setGroupEffect, teamGroups } from '../../../contract/admin/groups.ts';
import { isRefusal, refuse } from '../../../contract/errors.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import { readDepartmentSources } from '../../people/groups.ts';
import type { Handler, Route } from '../../web/http/route.ts';
import { asAdmin } from '../admin/asAdmin.ts';
import { type Done, writeAudit } from '../admin/auditStore.ts';
import { moveAdmins } from './groupAdmins.ts';
import { lockGroup, readMemberIds, readTeamGroups, writeGroupEffect } from './groupStore.ts';
import type { ProvisioningServices } from './services.ts';

const acts: Readonly<Record<GroupEffect, Done['act']>> = {
  nothing: 'groupNothing',
  department: 'groupDepartment',
  admins: 'groupAdmins',
};

const listGroups =
  ({ database }: ProvisioningServices): Handler<typeof call.teamGroups> =>
  async ({ team }) => {
    const groups = await readTeamGroups(database, team.teamId);
    const { signIn } = await readDepartmentSources(database, team.teamId);
    return {
      groups: groups.map(({ id, name, people, effect }) => ({ groupId: id, name, people, effect })),
      hasSignInDepartments: signIn,
    };
  };

/** Whoever became an admin by a group stays one when another effect is chosen: an admin takes the right from them by name. */
const changeEffect =
  (services: ProvisioningServices): Handler<typeof call.setGroupEffect> =>
  async (context, { groupId, effect }) => {
    const { member, team, log } = context;
    const by = { teamId: team.teamId, actorId: member.userId };
    const people = await asAdmin<readonly string[]>(services, context, async (trx, now) => {
      const group = await lockGroup(trx, team.teamId, groupId);
      if (!group) return refuse('NotFound');
      if (group.effect === effect) return [];
      await writeGroupEffect(trx, groupId, effect);
      await writeAudit(trx, { ...by, at: now }, [{ act: acts[effect], changed: [group.name] }]);
      if (effect !== 'admins') return [];
      const added = await readMemberIds(trx, groupId);
      return moveAdmins(trx, { ...by, groupName: group.name, added, removed: [] }, now);
    });
    if (isRefusal(people)) return people;
    logSecurityEvent(log, { security: 'settingsChanged', userId: member.userId, teamId: team.teamId });
    for (const userId of people) services.announcements.publish({ kind: 'personChanged', userId });
    return { ok: true };
  };

export function groupPanelRoutes(route: Route, services: ProvisioningServices): void {
  route(teamGroups, listGroups(services));
  route(setGroupEffect, changeEffect(services));
}
