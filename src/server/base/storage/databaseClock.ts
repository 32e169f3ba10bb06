// The time of the database, which all nodes share: deadlines do not depend on the clock of the machine a node runs on.
import { sql } from 'kysely';
import type { WallClock } from '../shared/clock.ts';
import type { Database } from './database.ts';

export interface DatabaseClock extends WallClock {
  /** Asks the database what time it is. */
  measure(): Promise<void>;
  /** How far the machine's clock was ahead of the database's when it was last measured. */
  aheadMs(): number;
}

/** Tolerance for network delay: smaller differences are ignored, so that the time does not jump at every measurement. */
const roughnessMs = 100;
/** Slower answers are ignored, because their delay is unknown. */
const slowMs = 1_000;

/**
 * From the first measurement on. Between two of them time passes by the monotonic clock: whoever sets the clock of the
 * machine meanwhile moves no deadline.
 */
export async function databaseClock(machine: WallClock, database: Database): Promise<DatabaseClock> {
  let origin = machine.now() - machine.monotonic();
  let aheadMs = 0;
  const now = (): number => Math.round(origin + machine.monotonic());
  const take = async (mostMs: number): Promise<void> => {
    const askedAt = machine.monotonic();
    const { rows } = await sql<{ now: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(database);
    const answeredAt = machine.monotonic();
    const [answer] = rows;
    if (!answer || answeredAt - askedAt > mostMs) return;
    const measured = answer.now - (askedAt + answeredAt) / 2;
    if (Math.abs(measured - origin) > roughnessMs) origin = measured;
    aheadMs = machine.now() - now();
  };
  await take(Number.POSITIVE_INFINITY);
  return { now, monotonic: () => machine.monotonic(), measure: () => take(slowMs), aheadMs: () => aheadMs };
}

/** The clock of an embedded database is that of its machine. */
export const sameClock = (machine: WallClock): DatabaseClock => ({
  now: () => machine.now(),
  monotonic: () => machine.monotonic(),
  measure: async () => {},
  aheadMs: () => 0,
});
