// What is left of a phase: counted from the moment the state came, never by the device's clock.

export interface Counting {
  /** When the state came, in performance.now() time. */
  readonly seenAt: number;
  /** What was left then; null: the phase waits for a host. */
  readonly leftMs: number | null;
  /** The whole length of the phase. */
  readonly ofMs: number | null;
}

/** Milliseconds; never below 0. Null: nothing is counted. */
export const leftOf = ({ seenAt, leftMs }: Counting, now: number): number | null =>
  leftMs === null ? null : Math.max(0, leftMs - (now - seenAt));

/** Whole seconds as people count them: 1 until nothing is left. */
export const secondsOf = (leftMs: number): number => Math.ceil(leftMs / 1_000);

/** From 1 to 0; after time was added it may begin at 1 again. */
export function partOf(counting: Counting, now: number): number {
  const left = leftOf(counting, now);
  if (left === null || counting.ofMs === null || counting.ofMs <= 0) return 0;
  return Math.min(1, left / counting.ofMs);
}

/** 3, 2, 1 in the last three seconds before the first question; null before them. */
export function threeTwoOne(leftMs: number): 3 | 2 | 1 | null {
  const seconds = secondsOf(leftMs);
  return seconds === 3 || seconds === 2 || seconds === 1 ? seconds : null;
}
