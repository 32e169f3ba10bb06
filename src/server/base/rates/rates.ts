// Rate limits of calls and connections: token buckets in the memory of this node.
import type { RateClass } from '../../../contract/rates.ts';
import type { WallClock } from '../shared/clock.ts';
import { type Bucket, fullBucket, refill } from './bucket.ts';
import { type Draw, drawsOf } from './draws.ts';
import { atOnce, mayWait, type Subject } from './rules.ts';

/** Taken, until the call is over and it is known whether it failed; or refused, with how long to wait. */
export type TakenToken =
  | { readonly ok: true; finish(isFailure: boolean): void }
  | { readonly ok: false; readonly retryAfterSeconds: number };

export interface Rates {
  take(rateClass: RateClass, subject: Subject): Promise<TakenToken>;
}

/** The calls of one user of a class of which few run at the same time. */
interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

const mostBuckets = 200_000;

class MemoryRates implements Rates {
  readonly #buckets = new Map<string, Bucket>();
  readonly #lanes = new Map<string, Lane>();
  readonly #clock: WallClock;
  readonly #scale: number;

  constructor(clock: WallClock, scale: number) {
    this.#clock = clock;
    this.#scale = scale;
  }

  async take(rateClass: RateClass, subject: Subject): Promise<TakenToken> {
    const draws = drawsOf(rateClass, subject, this.#scale);
    const width = subject.user === undefined ? undefined : atOnce[rateClass];
    const lane = `${rateClass}/${subject.user}`;
    const isCrowded = width !== undefined && (this.#lanes.get(lane)?.waiting.length ?? 0) >= mayWait;
    const waitMs = Math.max(isCrowded ? 1_000 : 0, ...draws.map((draw) => this.#waitMs(draw)));
    if (waitMs > 0) return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) };
    for (const draw of draws) this.#bucketOf(draw).tokens -= 1;
    if (width !== undefined) await this.#enter(lane, width);
    return {
      ok: true,
      finish: (isFailure) => {
        if (!isFailure) this.#giveBack(draws);
        if (width !== undefined) this.#leave(lane);
      },
    };
  }

  async #enter(name: string, width: number): Promise<void> {
    const lane = this.#lanes.get(name) ?? { running: 0, waiting: [] };
    this.#lanes.set(name, lane);
    if (lane.running >= width) return new Promise((resolve) => lane.waiting.push(resolve));
    lane.running += 1;
  }

  #leave(name: string): void {
    const lane = this.#lanes.get(name);
    const next = lane?.waiting.shift();
    if (next) next();
    else if (lane && --lane.running === 0) this.#lanes.delete(name);
  }

  #waitMs(draw: Draw): number {
    return refill(this.#bucketOf(draw), draw.limit, this.#clock.monotonic());
  }

  #bucketOf({ key, limit }: Draw): Bucket {
    return this.#buckets.get(key) ?? this.#add(key, fullBucket(limit, this.#clock.monotonic()));
  }

  /** Evicts the oldest buckets, so that a flood of new keys cannot fill the memory. */
  #add(key: string, bucket: Bucket): Bucket {
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > mostBuckets)
      for (const oldest of this.#buckets.keys()) {
        this.#buckets.delete(oldest);
        if (this.#buckets.size <= mostBuckets * 0.9) break;
      }
    return bucket;
  }

  #giveBack(draws: readonly Draw[]): void {
    for (const draw of draws) if (draw.rule.failuresOnly) this.#bucketOf(draw).tokens += 1;
  }
}

export const ratesInMemory = (clock: WallClock, scale: number): Rates => new MemoryRates(clock, scale);
