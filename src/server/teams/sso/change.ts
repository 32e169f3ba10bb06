// What every change of single sign-on shares: by an admin, noted in the audit log; and what a changed connection begins anew.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { asAdmin } from '../admin/asAdmin.ts';
import { type Done, writeAudit } from '../admin/auditStore.ts';
import { removeDepartmentMembers } from './departmentStore.ts';
import { writeNobodyOnly } from './domainStore.ts';
import { auditBy } from './domains.ts';
import type { SsoServices } from './services.ts';
import { removeSsoIdentities, type StoredConnection } from './store.ts';

/** `act` answers what the audit log says; a refusal undoes nothing but changes nothing either. */
export async function changeSso(
  services: SsoServices,
  context: MemberContext,
  act: (trx: Database, now: number) => Promise<Done | Refusal>,
): Promise<Refusal | null> {
  const done = await asAdmin(services, context, async (trx, now) => {
    const changed = await act(trx, now);
    if (!isRefusal(changed)) await writeAudit(trx, auditBy(context, now), [changed]);
    return changed;
  });
  if (isRefusal(done)) return done;
  const { member, team, log } = context;
  logSecurityEvent(log, { security: 'settingsChanged', userId: member.userId, teamId: team.teamId });
  return null;
}

export const misfit = (path: string, code: string): Refusal =>
  refuse('InvalidInput', { fields: [{ path, code }] });

/** With another provider: whoever came before comes anew, and nobody is in its departments or has to come this way. */
export async function startAnew(trx: Database, { id, team_id }: StoredConnection): Promise<void> {
  await removeSsoIdentities(trx, id);
  await removeDepartmentMembers(trx, team_id);
  await writeNobodyOnly(trx, team_id);
}

/** The rest of the row: a test proves nothing of settings that were touched since. */
export const keptBeside = (known: StoredConnection | undefined, isUntouched: boolean, now: number) => ({
  way_back: known?.way_back ?? null,
  changed_at: known && isUntouched ? known.changed_at : now,
  tested_by: known?.tested_by ?? null,
  tested_at: known && isUntouched ? known.tested_at : null,
  outcome: known?.outcome && isUntouched ? JSON.stringify(known.outcome) : null,
});
