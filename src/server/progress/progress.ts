// Progress for the match host: records each finished match once and notifies its players of new badges once.
import { levelOf } from '../../contract/levels.ts';
import type { Gains } from '../../contract/tables.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import type { Database } from '../storage/database.ts';
import { type Ended, record } from './recordResult.ts';
import { readGains, type StoredGains, writeSettled } from './store.ts';

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

const gainsFrom = ({ xp, total, badges }: StoredGains): Gains => ({
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
      await database.transaction().execute((transaction) => record(transaction, ended, clock.now()));
      const gains = await gainsOf(matchId);
      const hasNews = [...gains.values()].some(({ badges }) => badges.length > 0);
      if (hasNews)
        tell(matchId, gains).catch((fault: unknown) =>
          log.warn({ match: matchId, fault: String(fault) }, 'badges are told later'),
        );
      return gains;
    },
  };
}
