// The phrases people said just now, each shown for a few seconds.
import { useEffect, useMemo, useState } from 'react';
import type { ToClient } from '../../../contract/realtime.ts';
import { connect } from '../../base/realtime/connection.ts';

type Phrase = ToClient['room:said']['phrase'];

const hangsMs = 4_000;

/** By userId; a person's new phrase replaces their last one. */
export function usePhrases(
  roomId: string,
  isMuted: boolean,
  muted: ReadonlySet<string>,
): ReadonlyMap<string, Phrase> {
  const [said, setSaid] = useState<ReadonlyMap<string, Phrase>>(new Map());
  useEffect(() => {
    if (isMuted) return setSaid(new Map());
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const stop = connect().hear('room:said', ({ room, userId, phrase }) => {
      if (room !== roomId) return;
      clearTimeout(timers.get(userId));
      setSaid((now) => new Map(now).set(userId, phrase));
      const fade = () =>
        setSaid((now) => {
          const left = new Map(now);
          left.delete(userId);
          return left;
        });
      timers.set(userId, setTimeout(fade, hangsMs));
    });
    return () => {
      stop();
      timers.forEach(clearTimeout);
    };
  }, [roomId, isMuted]);
  return useMemo(() => new Map([...said].filter(([userId]) => !muted.has(userId))), [said, muted]);
}
