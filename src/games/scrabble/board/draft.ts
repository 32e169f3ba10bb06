// One's own rack as one arranged it, and the tiles laid down but not played yet.
import { useState } from 'react';
import { useKept } from '../../../ui/board/useKept.ts';
import type { Placed, View } from '../shapes.ts';
import { blank, rackSize } from '../tiles.ts';

/** A tile out of a slot of the rack. */
export interface Drafted extends Placed {
  readonly slot: number;
}

export interface Draft {
  /** Tiles by slot, as arranged; the laid ones too. */
  readonly slots: string;
  readonly laid: readonly Drafted[];
  /** Slots whose tile is still there. */
  readonly inRack: readonly number[];
  lay(tile: Drafted): void;
  layAll(tiles: readonly Placed[]): void;
  /** From one square to another. */
  move(from: number, to: number): void;
  takeBack(cell: number): void;
  recall(): void;
  swap(from: number, to: number): void;
  shuffle(): void;
}

/** The order one left the tiles in, as far as they are the same ones. */
export function arranged(rack: string, order: string): string {
  let left = rack;
  let known = '';
  for (const tile of order) {
    const at = left.indexOf(tile);
    if (at < 0) continue;
    known += tile;
    left = left.slice(0, at) + left.slice(at + 1);
  }
  return known + left;
}

/** Another order than this one, by the moment: no luck of the game is in it. */
function shuffled(slots: string): string {
  const tiles = [...slots];
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    const [a = '', b = ''] = [tiles[i], tiles[j]];
    [tiles[i], tiles[j]] = [b, a];
  }
  return tiles.join('');
}

const swapped = (slots: string, from: number, to: number): string => {
  const tiles = [...slots];
  const [a = '', b = ''] = [tiles[from], tiles[to]];
  [tiles[from], tiles[to]] = [b, a];
  return tiles.join('');
};

/** Slots for tiles that were only named by letter. */
function slotted(slots: string, tiles: readonly Placed[]): Drafted[] {
  const taken = new Set<number>();
  return tiles.flatMap((tile) => {
    const wanted = tile.isBlank ? blank : tile.letter;
    const slot = [...slots].findIndex((each, i) => each === wanted && !taken.has(i));
    if (slot < 0) return [];
    taken.add(slot);
    return [{ ...tile, slot }];
  });
}

/** The order of the tiles is its own writing, whatever was drawn since. */
const asItIs = { read: (slots: string) => slots, write: (slots: string) => slots };

/** The draft is forgotten when the rack or the board below it changes. */
export function useDraft(seen: View, isMine: boolean): Draft {
  const rack = seen.rack ?? '';
  const moment = `${rack} ${seen.board}`;
  const [order, arrange] = useKept('rack', '', asItIs);
  const [draft, setDraft] = useState<{ readonly moment: string; readonly laid: readonly Drafted[] }>({
    moment,
    laid: [],
  });
  const slots = arranged(rack, order ?? '').slice(0, rackSize);
  const laid = draft.moment === moment && isMine ? draft.laid : [];
  const put = (tiles: readonly Drafted[]) => setDraft({ moment, laid: tiles });
  const used = new Set(laid.map(({ slot }) => slot));
  return {
    slots,
    laid,
    inRack: [...slots].flatMap((_, slot) => (used.has(slot) ? [] : [slot])),
    lay: (tile) => put([...laid.filter(({ slot }) => slot !== tile.slot), tile]),
    layAll: (tiles) => put(slotted(slots, tiles)),
    move: (from, to) => put(laid.map((tile) => (tile.cell === from ? { ...tile, cell: to } : tile))),
    takeBack: (cell) => put(laid.filter((tile) => tile.cell !== cell)),
    recall: () => put([]),
    swap(from, to) {
      const slotOf = (slot: number) => (slot === from ? to : slot === to ? from : slot);
      arrange(swapped(slots, from, to));
      put(laid.map((tile) => ({ ...tile, slot: slotOf(tile.slot) })));
    },
    shuffle() {
      put([]);
      arrange(shuffled(slots));
    },
  };
}
