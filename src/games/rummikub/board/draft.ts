// A turn as one lays it out: kept in this browser only, step by step, until it is played or the game has gone on.
import { useEffect, useRef } from 'react';
import { useKept } from '../../../ui/board/useKept.ts';
import { parseLayout, playedIn, writeLayout } from '../layout.ts';
import type { Layout } from '../sets.ts';
import type { View } from '../shapes.ts';
import { beyond, byNumber, byTile, minus, parseTiles, type Tile, writeTiles } from '../tiles.ts';
import { settled } from './arranging.ts';

export interface Draft {
  readonly sets: Layout;
  /** What is left in the rack, in one's own order. */
  readonly rack: readonly Tile[];
  /** Tiles of the rack that were drawn since it was put in order. */
  readonly fresh: readonly Tile[];
  readonly played: readonly Tile[];
  readonly isBegun: boolean;
  change(sets: Layout): void;
  undo(): void;
  reset(): void;
  sort(by: 'runs' | 'groups'): void;
  /** Within the rack, by place. */
  reorder(from: number, to: number): void;
}

/** Layouts one after the other, the present one last. */
const steps = {
  read(text: string): readonly Layout[] | null {
    const layouts = text.split('|').map(parseLayout);
    return layouts.every((layout) => layout !== null) ? layouts : null;
  },
  write: (layouts: readonly Layout[]) => layouts.map(writeLayout).join('|'),
};

const order = { read: parseTiles, write: writeTiles };

const mostSteps = 60;

/** `isOpen`: it is one's own turn, and nothing is on its way. */
export function useDraft(seen: View, seat: number | null, isOpen: boolean): Draft {
  const own = seen.own ?? [];
  const [known, keepOrder] = useKept('rack', `${seat}`, order);
  const [layouts, keep] = useKept('layout', `${seat} ${seen.turns}`, steps);
  const past = isOpen ? (layouts ?? []) : [];
  const sets = past.at(-1) ?? seen.table;
  const played = playedIn(seen.table, sets);
  const all = settled(known ?? own.toSorted(byTile), own);
  const rack = minus(all, played) ?? all;
  const fresh = known === null ? [] : beyond(own, known);
  const isNew = own.length > 0 && (known === null || (isOpen && fresh.length > 0));

  // What was dealt is in order once; a tile that was drawn is new until one's next turn.
  useEffect(() => {
    if (isNew) keepOrder(all);
  });

  // A lesson that begins again begins without what was laid out the first time.
  const latest = useRef(seen.turns);
  useEffect(() => {
    if (seen.turns < latest.current) keep([]);
    latest.current = seen.turns;
  });

  return {
    sets,
    rack,
    fresh,
    played,
    isBegun: past.length > 0,
    change: (next) => keep([...past, next].slice(-mostSteps)),
    undo: () => keep(past.slice(0, -1)),
    reset: () => keep([]),
    sort: (by) => keepOrder(own.toSorted(by === 'runs' ? byTile : byNumber)),
    reorder(from, to) {
      const tile = rack[from];
      if (tile !== undefined) keepOrder([...rack.toSpliced(from, 1).toSpliced(to, 0, tile), ...played]);
    },
  };
}
