// Where a team has its audit log sent: shown, set, tried and ended by its admins.
import { X509Certificate } from 'node:crypto';
import type * as call from '../../../contract/admin/auditStream.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { timeOf, timeOrNull } from '../../base/shared/isoTime.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { frameOf } from '../../messaging/audit/deliver.ts';
import {
  countWaiting,
  readNewest,
  readStream,
  removeStream,
  type StoredStream,
  writeFailed,
  writeSent,
  writeStream,
} from '../../messaging/audit/store.ts';
import type { SyslogEntry } from '../../messaging/audit/syslogLine.ts';
import type { Handler } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { asAdmin } from './asAdmin.ts';
import { writeAudit } from './auditStore.ts';
import type { AdminServices } from './services.ts';

/** More that wait are not counted. */
const mostCounted = 1_000;
const mostCertificates = 10;
const certificate = /-----BEGIN CERTIFICATE-----[A-Za-z\d+/=\s]+-----END CERTIFICATE-----/g;

/** One certificate or several in PEM, and nothing else: what is left out here, such as a key, is not stored. Null: it is none. */
function certificatesIn(text: string): string | null {
  const found = text.match(certificate) ?? [];
  if (found.length === 0 || found.length > mostCertificates || /PRIVATE KEY/.test(text)) return null;
  try {
    for (const one of found) new X509Certificate(one);
    return found.join('\n');
  } catch {
    return null;
  }
}

export const getAuditStream =
  ({ database, clock }: AdminServices): Handler<typeof call.auditStream> =>
  async ({ team }) => {
    const stored = await readStream(database, team.teamId);
    if (!stored) return { stream: null };
    const { host, port, ca, failure, failed_at, next_try_at, sent_at } = stored;
    const count = await countWaiting(database, team.teamId, mostCounted);
    const nextTryAt = timeOf(Math.max(next_try_at, clock.now()));
    const failed = failure && failed_at !== null ? { failure, at: timeOf(failed_at), nextTryAt } : null;
    const waiting = { count, most: mostCounted };
    return { stream: { host, port, ca, waiting, sentAt: timeOrNull(sent_at), failed } };
  };

interface Changed {
  /** Before; undefined: there was none. */
  readonly before: StoredStream | undefined;
  /** What was written about it. */
  readonly newest: SyslogEntry | undefined;
}

async function change(
  services: AdminServices,
  context: MemberContext,
  act: (trx: Database, now: number, before: StoredStream | undefined) => Promise<SyslogEntry | undefined>,
): Promise<Changed | Refusal> {
  const { member, team, log } = context;
  const changed = await asAdmin<Changed>(services, context, async (trx, now) => {
    const before = await readStream(trx, team.teamId);
    return { before, newest: await act(trx, now, before) };
  });
  if (!isRefusal(changed))
    logSecurityEvent(log, { security: 'settingsChanged', userId: member.userId, teamId: team.teamId });
  return changed;
}

/** Who receives nothing more is told of it, if it can be reached: nobody silences a log unseen. */
async function tellFormer(services: AdminServices, { before, newest }: Changed): Promise<void> {
  if (!before || !newest) return;
  const { host, port, ca } = before;
  await services.sendSyslog({ host, port, ca, payload: frameOf(services, newest) });
}

export const saveStream =
  (services: AdminServices): Handler<typeof call.saveAuditStream> =>
  async (context, { host, port, ca }) => {
    const { teamId } = context.team;
    const trusted = ca === null || ca.trim() === '' ? null : certificatesIn(ca);
    if (trusted === null && ca !== null && ca.trim() !== '')
      return refuse('InvalidInput', { fields: [{ path: 'ca', code: 'pem' }] });
    const changed = await change(services, context, async (trx, now, before) => {
      await writeStream(trx, { team_id: teamId, host, port, ca: trusted }, now);
      await writeAudit(trx, { teamId, actorId: context.member.userId, at: now }, [
        { act: 'streamSaved', changed: [`${host}:${port}`] },
      ]);
      const isElsewhere = before && (before.host !== host || before.port !== port);
      return isElsewhere ? readNewest(trx, teamId) : undefined;
    });
    if (isRefusal(changed)) return changed;
    await tellFormer(services, changed);
    return { ok: true };
  };

export const endStream =
  (services: AdminServices): Handler<typeof call.removeAuditStream> =>
  async (context) => {
    const { teamId } = context.team;
    const changed = await change(services, context, async (trx, now, before) => {
      if (!before) return undefined;
      await writeAudit(trx, { teamId, actorId: context.member.userId, at: now }, [
        { act: 'streamRemoved', changed: [`${before.host}:${before.port}`] },
      ]);
      const newest = await readNewest(trx, teamId);
      await removeStream(trx, teamId);
      return newest;
    });
    if (isRefusal(changed)) return changed;
    if (!changed.before) return refuse('NotFound');
    await tellFormer(services, changed);
    return { ok: true };
  };

/** One line about the test, which is in no log; what waits is due at once when it was taken. */
export const testStream =
  (services: AdminServices): Handler<typeof call.testAuditStream> =>
  async ({ member, team }) => {
    const { clock, database, sendSyslog } = services;
    const { teamId } = team;
    const stored = await readStream(database, teamId);
    if (!stored) return refuse('NotFound');
    const at = clock.now();
    const about = { act: 'test', actor_id: member.userId, subject_id: null, changed: [] };
    const payload = frameOf(services, { ...about, id: crypto.randomUUID(), team_id: teamId, at });
    const { host, port, ca } = stored;
    const failure = await sendSyslog({ host, port, ca, payload });
    if (failure === null) await writeSent(database, { teamId, numbers: [] }, clock.now());
    else await writeFailed(database, teamId, failure, clock.now());
    return { failure };
  };
