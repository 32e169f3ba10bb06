// A bounded cache whose entries expire after a while, measured by the server's own clock.
import { LRUCache } from 'lru-cache';
import type { WallClock } from './clock.ts';

export type Cache<Value extends object> = LRUCache<string, Value>;

export const createCache = <Value extends object>(
  clock: WallClock,
  { most, goodForMs }: { readonly most: number; readonly goodForMs?: number },
): Cache<Value> =>
  new LRUCache({
    max: most,
    ttl: goodForMs ?? 0, // entries may bring a time of their own
    ttlResolution: 0,
    perf: { now: () => 1 + clock.monotonic() }, // 0 would mean: no time at all
  });
