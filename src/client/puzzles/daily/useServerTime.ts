// The server's time as React state.
import { useEffect, useState } from 'react';
import { serverNow } from '../../base/api/serverClock.ts';

/** Milliseconds since 1970, told again every so often; with 0 it stands still. */
export function useServerTime(everyMs: number): number {
  const [now, tell] = useState(serverNow);
  useEffect(() => {
    if (everyMs === 0) return;
    tell(serverNow());
    const timer = setInterval(() => tell(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
