// How long a team keeps each kind of its data: chosen by its admins, who see before how much would go, and carried out in small parts.
import type * as call from '../../../contract/admin/keeping.ts';
import { type RetentionKind, retentionDays, retentionKinds } from '../../../contract/admin/keeping.ts';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import { dayMs } from '../../base/storage/schema/record.ts';
import type { Handler } from '../../web/http/route.ts';
import { asAdmin } from '../admin/asAdmin.ts';
import { writeAudit } from '../admin/auditStore.ts';
import { countOld, removeOld } from './oldRows.ts';
import type { KeepingServices } from './services.ts';
import { readAllRetention, readRetention, writeRetention } from './store.ts';

type Deps = Pick<KeepingServices, 'clock' | 'database'>;

export const getRetention =
  ({ database }: Deps): Handler<typeof call.retention> =>
  async ({ team }) => {
    const chosen = await readRetention(database, team.teamId);
    const daysOf = (kind: RetentionKind) => chosen.find((rule) => rule.kind === kind)?.days ?? null;
    return { rules: retentionKinds.map((kind) => ({ kind, days: daysOf(kind) })) };
  };

const daysRefusal = (kind: RetentionKind, days: number): Refusal | null =>
  retentionDays[kind].includes(days)
    ? null
    : refuse('InvalidInput', { fields: [{ path: 'days', code: 'unknown' }] });

const mostCounted = 10_000;

export const previewRetention =
  ({ clock, database }: Deps): Handler<typeof call.retentionPreview> =>
  async ({ team }, { kind, days }) => {
    const refusal = daysRefusal(kind, days);
    if (refusal) return refusal;
    const older = { teamId: team.teamId, before: clock.now() - days * dayMs };
    const count = await countOld(database, kind, older, mostCounted + 1);
    return { count: Math.min(count, mostCounted), isMore: count > mostCounted };
  };

export const setRetention =
  (services: Deps): Handler<typeof call.setRetention> =>
  async (context, { kind, days }) => {
    const { member, team, log } = context;
    const { teamId } = team;
    const refusal =
      (days === null ? null : daysRefusal(kind, days)) ??
      (await asAdmin(services, context, async (trx, now) => {
        await writeRetention(trx, teamId, kind, days);
        const changed = days === null ? [kind] : [kind, String(days)];
        const act = days === null ? 'retentionUsual' : 'retentionSet';
        await writeAudit(trx, { teamId, actorId: member.userId, at: now }, [{ act, changed }]);
        return null;
      }));
    if (refusal) return refusal;
    logSecurityEvent(log, { security: 'settingsChanged', userId: member.userId, teamId });
    return { ok: true };
  };

/** Rows of one statement, and statements of one run for one kind of a team: what is left waits for the next run. */
const batch = { rows: 200, most: 100 } as const;

/** Deletes what every team keeps no longer. Idempotent: may run twice, or on two nodes. */
export async function removePastRetention({ clock, database }: Deps): Promise<void> {
  const now = clock.now();
  for (const { team_id: teamId, kind, days } of await readAllRetention(database)) {
    const older = { teamId, before: now - days * dayMs };
    for (let batches = 0; batches < batch.most; batches++)
      if (!(await removeOld(database, kind, older, batch.rows))) break;
  }
}
