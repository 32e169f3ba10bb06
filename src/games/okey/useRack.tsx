// One's own rack: arranged in this browser only, and still so after a reload.
import { useEffect, useState } from 'react';
import { byPairs, byRuns, moved, parseSlots, type Slots, settled, writeSlots } from './arrangement.ts';
import type { Tile } from './tiles.ts';

export interface Rack {
  readonly slots: Slots;
  move(from: number, to: number): void;
  sort(by: 'runs' | 'pairs'): void;
}

/** A browser may keep nothing: then the rack is arranged anew. */
function recall(key: string): Slots | null {
  try {
    const word = sessionStorage.getItem(key);
    return word === null ? null : parseSlots(word);
  } catch {
    return null;
  }
}

function remember(key: string, slots: Slots): void {
  try {
    sessionStorage.setItem(key, writeSlots(slots));
  } catch {
    // Full or forbidden.
  }
}

/** `deal`: the seat and the hand, for which an arrangement is good. */
export function useRack(own: readonly Tile[], okey: Tile, deal: string, ledge: number): Rack {
  const key = `okey ${location.pathname} ${deal} ${ledge}`;
  const [kept, keep] = useState<{ readonly key: string; readonly slots: Slots } | null>(null);
  const known = kept?.key === key ? kept.slots : recall(key);
  const slots = known?.length === 2 * ledge ? settled(known, own) : byRuns(own, okey, ledge);
  const arrange = (next: Slots) => {
    keep({ key, slots: next });
    remember(key, next);
  };
  const fresh = known === null && own.length > 0 ? writeSlots(slots) : null;

  // What was dealt is sorted once; from then on it stands as it was left.
  useEffect(() => {
    if (fresh === null) return;
    keep({ key, slots: parseSlots(fresh) });
    remember(key, parseSlots(fresh));
  }, [fresh, key]);

  return {
    slots,
    move: (from, to) => arrange(moved(slots, from, to, ledge)),
    sort: (by) => arrange((by === 'runs' ? byRuns : byPairs)(own, okey, ledge)),
  };
}
