// The server's time, from the Date header of its answers: a device's clock may be wrong, and puzzles close by the server's.

/** The header counts whole seconds. */
const roughnessMs = 1_000;

let aheadMs = 0;

/** Called with every answer; where the header is hidden, as from another origin, the device's clock is believed. */
export function hearServerTime(date: string | null, now = Date.now()): void {
  const time = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isFinite(time)) return;
  const ahead = time + roughnessMs / 2 - now;
  // A device that is right to a second stays as it is: its clock does not jump.
  aheadMs = Math.abs(ahead) < 2 * roughnessMs ? 0 : ahead;
}

/** Milliseconds since 1970. */
export const serverNow = (): number => Date.now() + aheadMs;
