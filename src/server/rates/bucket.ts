// A token bucket: so many at once, and one more every so often.

export interface BucketLimit {
  readonly burst: number;
  readonly perMs: number;
}

export interface Bucket {
  tokens: number;
  filledAt: number;
}

export const fullBucket = ({ burst }: BucketLimit, now: number): Bucket => ({ tokens: burst, filledAt: now });

/** Adds what has come in since; then says how long until a token is there: 0 when one is. */
export function refill(bucket: Bucket, { burst, perMs }: BucketLimit, now: number): number {
  bucket.tokens = Math.min(burst, bucket.tokens + (now - bucket.filledAt) * perMs);
  bucket.filledAt = now;
  return bucket.tokens >= 1 ? 0 : (1 - bucket.tokens) / perMs;
}
