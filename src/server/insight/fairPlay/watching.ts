// Flags what looks like farming of XP: for the admins of the team and in the log. Nothing is taken away.
import { createHash } from 'node:crypto';
import type { WallClock } from '../../base/shared/clock.ts';
import { type Log, logSecurityEvent } from '../../base/shared/log.ts';
import type { Metrics } from '../../base/shared/metrics.ts';
import type { Database } from '../../base/storage/database.ts';
import { writeAuditEntries } from '../../messaging/audit/writeEntries.ts';
import { readSigns, type Sign } from './store.ts';

export interface WatchingDeps {
  readonly clock: WallClock;
  readonly database: Database;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'count'>;
}

const dayMs = 24 * 60 * 60_000;

/** The same finding of the same day has the same id: looked for twice, it is written once. */
function idOf({ sign, team_id, user_id }: Sign, day: number): string {
  const hash = createHash('sha256').update(`${sign} ${team_id} ${user_id} ${day}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Checks the day before, in UTC. */
export async function watchFairPlay({ clock, database, log, metrics }: WatchingDeps): Promise<void> {
  const to = Math.floor(clock.now() / dayMs) * dayMs;
  for (const found of await readSigns(database, { from: to - dayMs, to })) {
    const { sign, team_id: teamId, user_id: userId } = found;
    const entry = {
      id: idOf(found, to),
      team_id: teamId,
      actor_id: null,
      act: 'unusualPlay' as const,
      subject_id: userId,
      changed: [sign],
    };
    const written = await database
      .transaction()
      .execute((trx) => writeAuditEntries(trx, clock.now(), [entry]));
    if (written.length === 0) continue;
    logSecurityEvent(log, { security: 'unusualPlay', userId, teamId, sign });
    metrics.count('topla_unusual_play_total', { sign });
  }
}
