// Rate limits that guard accounts, the same on all nodes: beside the buckets in memory there are buckets in PostgreSQL.
import { createHash } from 'node:crypto';
import type { RateClass } from '../../../contract/rates.ts';
import type { WallClock } from '../shared/clock.ts';
import { anyOf } from '../storage/anyOf.ts';
import type { Database } from '../storage/database.ts';
import { refill } from './bucket.ts';
import { type Draw, drawsOf } from './draws.ts';
import type { Rates } from './rates.ts';

const guarding: ReadonlySet<RateClass> = new Set([
  'LOGIN',
  'FACTOR',
  'SPRAY',
  'SPRAYED',
  'SIGNUP',
  'MAIL',
  'RESET',
  'TOKEN',
]);

interface SharedRateDeps {
  /** The limits of this node: they refuse a flood before the database hears of it. */
  readonly own: Rates;
  readonly database: Database;
  readonly clock: WallClock;
  readonly scale: number;
}

export const ratesAmongNodes = ({ own, database, clock, scale }: SharedRateDeps): Rates => ({
  async take(rateClass, subject) {
    const taken = await own.take(rateClass, subject);
    if (!taken.ok || !guarding.has(rateClass)) return taken;
    const draws = drawsOf(rateClass, subject, scale);
    const waitMs = await takeTokens(database, draws, clock.now());
    if (waitMs > 0) {
      taken.finish(false);
      return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) };
    }
    return {
      ok: true,
      finish(isFailure) {
        taken.finish(isFailure);
        if (!isFailure) void giveBack(database, draws).catch(() => {}); // then it refills with time
      },
    };
  },
});

/** Keys name e-mail addresses: no table needs to know them. */
const hashOf = ({ key }: Draw): string => createHash('sha256').update(key).digest('base64url');

/** A token of each bucket, or of none: then the milliseconds until all of them have one. */
const takeTokens = (database: Database, draws: readonly Draw[], now: number): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const byHash = new Map(draws.map((draw) => [hashOf(draw), draw]));
    const fresh = [...byHash].map(([key, { limit }]) => ({ key, tokens: limit.burst, filled_at: now }));
    if (fresh.length === 0) return 0;
    const buckets = await transaction
      .insertInto('rate_buckets')
      .values(fresh.toSorted((one, other) => (one.key < other.key ? -1 : 1))) // locked in one order by all nodes
      .onConflict((on) => on.column('key').doUpdateSet(({ ref }) => ({ key: ref('excluded.key') })))
      .returningAll()
      .execute();
    const waits = buckets.map((stored) => {
      const draw = byHash.get(stored.key);
      const bucket = { tokens: stored.tokens, filledAt: stored.filled_at };
      const waitMs = draw ? refill(bucket, draw.limit, Math.max(now, stored.filled_at)) : 0;
      return { key: stored.key, bucket, waitMs };
    });
    const waitMs = Math.max(...waits.map((each) => each.waitMs));
    if (waitMs > 0) return waitMs;
    for (const { key, bucket } of waits)
      await transaction
        .updateTable('rate_buckets')
        .set({ tokens: bucket.tokens - 1, filled_at: bucket.filledAt })
        .where('key', '=', key)
        .execute();
    return 0;
  });

async function giveBack(database: Database, draws: readonly Draw[]): Promise<void> {
  const keys = draws.filter(({ rule }) => rule.failuresOnly).map(hashOf);
  if (keys.length === 0) return;
  await database
    .updateTable('rate_buckets')
    .set(({ eb }) => ({ tokens: eb('tokens', '+', 1) }))
    .where('key', '=', anyOf(keys))
    .execute();
}
