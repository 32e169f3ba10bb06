// A token bucket: a burst, and a steady refill.

export interface BucketLimit {
  readonly burst: number;
  readonly perMs: number;
}

export interface Bucket {
  tokens: number;
  filledAt: number;
}

export const fullBucket = ({ burst }: BucketLimit, now: number): Bucket => ({ tokens: burst, filledAt: now });

/** Refills by the time passed; answers the milliseconds until a token is available, 0 if one is. */
export function refill(bucket: Bucket, { burst, perMs }: BucketLimit, now: number): number {
  bucket.tokens = Math.min(burst, bucket.tokens + (now - bucket.filledAt) * perMs);
  bucket.filledAt = now;
  return bucket.tokens >= 1 ? 0 : (1 - bucket.tokens) / perMs;
}
