// What is left of a time, as React state.
import { useEffect, useState } from 'react';

const everyMs = 250;

/** `leftMs` was true at `seenAt`, in performance.now() time; told four times a second, null while there is nothing to count. */
export function useCountdown(leftMs: number | null, seenAt: number): number | null {
  const [now, setNow] = useState(() => performance.now());
  const isCounting = leftMs !== null;
  useEffect(() => {
    if (!isCounting) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [isCounting]);
  return leftMs === null ? null : Math.max(0, leftMs - Math.max(0, now - seenAt));
}
