// Progress for the match host: records each finished match once and notifies its players of new badges once.
import { setTimeout } from 'node:timers/promises';
import type { Gains } from '../../../contract/play/tables.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import { batched } from '../../base/storage/batches.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Notifications } from '../../messaging/notifications/notifications.ts';
import { gainsFrom } from './figures.ts';
import type { EndedMatch } from './ledger.ts';
import { hasBadges, type Recorded, record } from './recordResults.ts';
import { readGains, writeSettled } from './store.ts';

export interface ProgressRecorder {
  /** Records a match unless it is recorded already, and returns the gains by person. */
  settle(ended: EndedMatch): Promise<ReadonlyMap<string, Gains>>;
  /** The gains of a recorded match by person; empty before it is recorded. */
  gainsOf(matchId: string): Promise<ReadonlyMap<string, Gains>>;
}

interface Deps {
  readonly database: Database;
  readonly clock: WallClock;
  readonly log: Pick<Log, 'warn'>;
  readonly notifications: Notifications;
}

/** Matches that end within this time are recorded in one transaction and announced together. */
const gatherMs = 50;
/**
 * On the embedded database nobody can move while a transaction runs. So it is a short one, and the next waits this many
 * times as long as it took: where many games end at once, moves have most of the time.
 */
const fewTogether = 10;
const restTimes = 5;
const longestRestMs = 100;
/** Where more end than that, a quarter of those that wait are recorded at a time, so that none waits for long. */
const shareTogether = 0.25;
const mostTogether = 200;

/** A recorded match with its gains, including badges. */
interface BadgesOf {
  readonly matchId: string;
  readonly gains: ReadonlyMap<string, Gains>;
}

export function progressOf({ database, clock, log, notifications }: Deps): ProgressRecorder {
  async function gainsOf(matchId: string): Promise<ReadonlyMap<string, Gains>> {
    const stored = await readGains(database, matchId);
    return new Map(stored.map((row) => [row.user_id, gainsFrom(row)]));
  }

  let tookMs = 0;
  const gathering = () => setTimeout(Math.min(Math.max(gatherMs, restTimes * tookMs), longestRestMs));

  async function recordTogether(finished: readonly EndedMatch[]): Promise<Recorded> {
    const beganAt = clock.monotonic();
    try {
      return await database
        .transaction()
        .execute((transaction) => record(transaction, finished, clock.now()));
    } finally {
      tookMs = clock.monotonic() - beganAt;
    }
  }

  const recordAlone = (ended: EndedMatch): Promise<Recorded | Error> =>
    recordTogether([ended]).catch((fault: unknown) =>
      fault instanceof Error ? fault : new Error(String(fault)),
    );

  /** One match that cannot be recorded must not prevent the others. */
  async function recordEach(finished: readonly EndedMatch[]): Promise<(Recorded | Error)[]> {
    try {
      const recorded = await recordTogether(finished);
      return finished.map(() => recorded);
    } catch {
      return Promise.all(finished.map(recordAlone));
    }
  }

  const recording = batched(recordEach, {
    most: mostTogether,
    together: (waiting) => Math.max(fewTogether, Math.ceil(waiting * shareTogether)),
    gathering,
    inOrder: (one, other) => one.endedAt - other.endedAt, // runs of wins are counted from one batch to the next
  });

  /** Notifying is idempotent; the matches are marked as done after it. */
  async function tellTogether(recorded: readonly BadgesOf[]): Promise<readonly null[]> {
    const news = recorded.flatMap(({ gains }) =>
      [...gains].flatMap(([userId, { badges }]) =>
        badges.map((idprod) => ({
          userId,
          subject: `badge ${idprod}`,
          content: { kind: 'badge' as const, idprod },
        })),
      ),
    );
    await notifications.notifyAll(news);
    await writeSettled(
      database,
      recorded.map(({ matchId }) => matchId),
      clock.now(),
    );
    return recorded.map(() => null);
  }

  const telling = batched(tellTogether, { most: mostTogether, gathering });

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
        telling
          .add({ matchId, gains })
          .catch((fault: unknown) =>
            log.warn({ match: matchId, fault: String(fault) }, 'badges are told later'),
          );
      return gains;
    },
  };
}
