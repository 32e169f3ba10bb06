// Token buckets that all nodes share.
import { dayMs, type TableRecords } from './record.ts';

export interface RateBucketsTable {
  /** Hash of the rate class and of the caller it limits. */
  key: string;
  tokens: number;
  filled_at: number;
}

export interface RateTables {
  rate_buckets: RateBucketsTable;
}

export const rateRecords = {
  rate_buckets: {
    columns: { key: 'internal', tokens: 'internal', filled_at: 'internal' },
    owner: null,
    erased: 'nobody',
    kept: { column: 'filled_at', forMs: 2 * dayMs }, // by then every bucket is full again
  },
} as const satisfies TableRecords<RateTables>;
