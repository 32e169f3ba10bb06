// Progress for the match host: records each finished match once and notifies its players of new badges once.
import { levelOf } from '../../contract/levels.ts';
import type { Gains } from '../../contract/tables.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import { batched, gatherFor } from '../storage/batches.ts';
import type { Database } from '../storage/database.ts';
import type { Brought, Ended } from './ledger.ts';
import { hasBadges, type Recorded, record } from './recordResults.ts';
import { readGains, writeSettled } from './store.ts';

export interface Progress {
  /** Records a match unless it is recorded; what it brought to each person, by their id. */
  settle(ended: Ended): Promise<ReadonlyMap<string, Gains>>;
  /** What a recorded match brought; empty before it is recorded. */
  gainsOf(matchId: string): Promise<ReadonlyMap<string, Gains>>;
}

interface Needs {
  readonly database: Database;
  readonly clock: WallClock;
  readonly log: Pick<Log, 'warn'>;
  readonly notifications: Notifications;
}

/** Matches that end within this time are recorded in one transaction. */
const gathering = gatherFor(50);
const mostTogether = 200;

const gainsFrom = ({ xp, total, badges }: Brought): Gains => ({
  xp,
  totalXp: total,
  badges,
  level: levelOf(total),
  levelBefore: levelOf(total - xp),
});

export function progressOf({ database, clock, log, notifications }: Needs): Progress {
  async function gainsOf(matchId: string): Promise<ReadonlyMap<string, Gains>> {
    const stored = await readGains(database, matchId);
    return new Map(stored.map((row) => [row.user_id, gainsFrom(row)]));
  }

  const recordTogether = (finished: readonly Ended[]): Promise<Recorded> =>
    database.transaction().execute((transaction) => record(transaction, finished, clock.now()));

  const recordAlone = (ended: Ended): Promise<Recorded | Error> =>
    recordTogether([ended]).catch((fault: unknown) =>
      fault instanceof Error ? fault : new Error(String(fault)),
    );

  /** A match that cannot be recorded does not keep the others from it. */
  async function recordEach(finished: readonly Ended[]): Promise<(Recorded | Error)[]> {
    try {
      const recorded = await recordTogether(finished);
      return finished.map(() => recorded);
    } catch {
      return Promise.all(finished.map(recordAlone));
    }
  }

  const recording = batched(recordEach, { most: mostTogether, gathering });

  /** Notifying is idempotent; the match is marked as done after it. */
  async function tell(matchId: string, gains: ReadonlyMap<string, Gains>): Promise<void> {
    for (const [userId, { badges }] of gains)
      for (const idprod of badges)
        await notifications.notify(userId, { subject: `badge ${idprod}`, told: { kind: 'badge', idprod } });
    await writeSettled(database, matchId, clock.now());
  }

  return {
    gainsOf,
    async settle(ended) {
      const { matchId } = ended;
      const recorded = await recording.add(ended);
      if (recorded instanceof Error) throw recorded;
      const brought = recorded.get(matchId);
      const gains = brought
        ? new Map([...brought].map(([userId, each]) => [userId, gainsFrom(each)]))
        : await gainsOf(matchId);
      if (hasBadges(gains))
        tell(matchId, gains).catch((fault: unknown) =>
          log.warn({ match: matchId, fault: String(fault) }, 'badges are told later'),
        );
      return gains;
    },
  };
}
