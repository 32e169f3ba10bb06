// How tiles stand on one's rack: two ledges of slots, which only their owner sees and orders.
import { bestCover, type Group, isGroup, pairsIn } from '../groups.ts';
import { byTile, numberOf, readTile, type Tile, without } from '../tiles.ts';

/** The upper ledge, then the lower one. */
export type Slots = readonly (Tile | null)[];

/** What was arranged, with the tiles that are there now: new ones come in at the far end. */
export function settled(slots: Slots, rack: readonly Tile[]): Slots {
  const fresh = [...rack];
  const standing = slots.map((tile) => {
    const at = tile === null ? -1 : fresh.indexOf(tile);
    if (at >= 0) fresh.splice(at, 1);
    return at < 0 ? null : tile;
  });
  for (const tile of fresh) {
    const free = standing.lastIndexOf(null);
    if (free >= 0) standing[free] = tile;
  }
  return standing;
}

/** Block after block with a gap between them, none across two ledges; null: there is not enough room. */
function spread(blocks: readonly Group[], loose: readonly Tile[], ledge: number, gap: number): Slots | null {
  const slots: (Tile | null)[] = Array.from({ length: 2 * ledge }, () => null);
  let at = 0;
  for (const block of blocks) {
    if (at < ledge && at + block.length > ledge) at = ledge;
    for (const tile of block) slots[at++] = tile;
    at += gap;
  }
  if (at - gap > 2 * ledge || slots.length > 2 * ledge) return null;
  const first = at <= ledge && loose.length <= ledge ? ledge : Math.min(at, slots.length);
  for (const tile of loose) {
    const free = slots.indexOf(null, first);
    const anywhere = free >= 0 ? free : slots.lastIndexOf(null);
    if (anywhere < 0) return null;
    slots[anywhere] = tile;
  }
  return slots;
}

const laidOut = (blocks: readonly Group[], loose: readonly Tile[], ledge: number): Slots =>
  spread(blocks, loose, ledge, 1) ??
  spread(blocks, loose, ledge, 0) ??
  settled(
    Array.from({ length: 2 * ledge }, () => null),
    [...blocks.flat(), ...loose],
  );

/** Groups first, then what is loose. */
export function byRuns(rack: readonly Tile[], okey: Tile, ledge: number): Slots {
  const { groups } = bestCover(rack, okey);
  const loose = groups.flat().reduce<readonly Tile[]>(without, rack).toSorted(byTile);
  return laidOut(groups, loose, ledge);
}

/** Pairs first, then single tiles by their number. */
export function byPairs(rack: readonly Tile[], okey: Tile, ledge: number): Slots {
  const { pairs, rest } = pairsIn(rack, okey);
  const loose = rest.toSorted((a, b) => numberOf(a) - numberOf(b) || byTile(a, b));
  return laidOut([pairs.flat()], loose, ledge);
}

/** A tile put into another slot: those in its way move up toward the nearest gap of that ledge, or change places. */
export function moved(slots: Slots, from: number, to: number, ledge: number): Slots {
  const tile = slots[from] ?? null;
  const lifted = slots.with(from, null);
  if (lifted[to] === null) return lifted.with(to, tile);
  const first = to < ledge ? 0 : ledge;
  const gaps = lifted.flatMap((one, at) => (one === null && at >= first && at < first + ledge ? [at] : []));
  const [gap] = gaps.sort((a, b) => Math.abs(a - to) - Math.abs(b - to));
  if (gap === undefined) return lifted.with(from, lifted[to] ?? null).with(to, tile);
  return lifted.toSpliced(gap, 1).toSpliced(to, 0, tile);
}

/** Where complete groups stand side by side: their first slot and how many. */
export function braces(
  slots: Slots,
  okey: Tile,
  ledge: number,
): { readonly at: number; readonly length: number }[] {
  const found: { at: number; length: number }[] = [];
  for (let at = 0; at < slots.length; at++) {
    const end = at < ledge ? ledge : 2 * ledge;
    const gap = slots.indexOf(null, at);
    const side = slots.slice(at, gap < 0 ? end : Math.min(end, gap)).flatMap((tile) => tile ?? []);
    for (let length = side.length; length >= 3; length--)
      if (isGroup(side.slice(0, length), okey)) {
        found.push({ at, length });
        at += length - 1;
        break;
      }
  }
  return found;
}

export const writeSlots = (slots: Slots): string => slots.map((tile) => tile ?? '').join(',');

export const parseSlots = (word: string): Slots => word.split(',').map(readTile);
