// One's own rack: arranged in this browser only, and still so after a reload.
import { useEffect } from 'react';
import { useKept } from '../../../ui/board/useKept.ts';
import type { Tile } from '../tiles.ts';
import { byPairs, byRuns, moved, parseSlots, type Slots, settled, writeSlots } from './arrangement.ts';

export interface Rack {
  readonly slots: Slots;
  move(from: number, to: number): void;
  sort(by: 'runs' | 'pairs'): void;
}

const inWriting = { read: parseSlots, write: writeSlots };

/** `deal`: the seat and the hand, for which an arrangement is good. */
export function useRack(own: readonly Tile[], okey: Tile, deal: string, ledge: number): Rack {
  const [known, arrange] = useKept('rack', `${deal} ${ledge}`, inWriting);
  const slots = known?.length === 2 * ledge ? settled(known, own) : byRuns(own, okey, ledge);
  const isFresh = known === null && own.length > 0;

  // What was dealt is sorted once; from then on it stands as it was left.
  useEffect(() => {
    if (isFresh) arrange(slots);
  });

  return {
    slots,
    move: (from, to) => arrange(moved(slots, from, to, ledge)),
    sort: (by) => arrange((by === 'runs' ? byRuns : byPairs)(own, okey, ledge)),
  };
}
