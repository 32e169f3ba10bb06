// Moving tiles while a turn is laid out: sets put themselves in order, fall apart where a tile leaves, and part where a tile comes twice.
import { faultOf, isRun, type Layout, type TileSet } from '../sets.ts';
import { beyond, byNumber, byTile, colourOf, highest, joker, numberOf, type Tile } from '../tiles.ts';

/** Where on the table: in which set, at which place of it. */
export interface Spot {
  readonly set: number;
  readonly at: number;
}

export const tileAt = (sets: Layout, { set, at }: Spot): Tile | null => sets[set]?.[at] ?? null;

const without = (set: TileSet, at: number): TileSet => set.toSpliced(at, 1);
const filled = (sets: Layout): Layout => sets.filter((set) => set.length > 0);

/** One tile less; a run that it leaves in the middle becomes two sets. */
function lifted(set: TileSet, at: number): Layout {
  return isRun(set) ? [set.slice(0, at), set.slice(at + 1)] : [without(set, at)];
}

/** In order of number, jokers in the gaps; those left over stay before the first where they were, else go behind the last. */
function asRun(set: TileSet): TileSet {
  const plain = set.filter((tile) => tile !== joker).sort(byNumber);
  let jokers = set.length - plain.length;
  const run: Tile[] = [];
  for (const tile of plain) {
    const before = run.at(-1);
    let missing = before === undefined || before === joker ? 0 : numberOf(tile) - numberOf(before) - 1;
    for (; missing > 0 && jokers > 0; missing--, jokers--) run.push(joker);
    run.push(tile);
  }
  const isFirst = set[0] === joker || numberOf(run.at(-1) ?? joker) === highest;
  const rest = Array.from({ length: jokers }, (): Tile => joker);
  return isFirst ? [...rest, ...run] : [...run, ...rest];
}

function inOrder(set: TileSet): TileSet {
  const plain = set.filter((tile) => tile !== joker);
  if (new Set(plain).size < plain.length || plain.length < 2) return set;
  if (new Set(plain.map(colourOf)).size === 1) return asRun(set);
  if (new Set(plain.map(numberOf)).size === 1) return set.toSorted(byTile);
  return set;
}

/** A tile comes to a set: a joker where it is put, any other where it belongs; a run that has it already parts there. */
function joined(set: TileSet, tile: Tile, at: number): Layout {
  if (tile === joker) return [set.toSpliced(at, 0, tile)];
  const twin = set.indexOf(tile);
  const parts = [set.slice(0, twin + 1), [tile, ...set.slice(twin + 1)]];
  if (twin >= 0 && parts.every((part) => faultOf(part) === null)) return parts;
  return [inOrder([...set, tile])];
}

/** A tile of the hand goes to the table; null: it begins a new set. */
export function put(sets: Layout, tile: Tile, to: Spot | null): Layout {
  if (!to) return [...sets, [tile]];
  return sets.flatMap((set, at) => (at === to.set ? joined(set, tile, to.at) : [set]));
}

export const takenBack = (sets: Layout, from: Spot): Layout =>
  filled(sets.flatMap((set, at) => (at === from.set ? lifted(set, from.at) : [set])));

/** From one place of the table to another; null: to a new set. */
export function moved(sets: Layout, from: Spot, to: Spot | null): Layout {
  const tile = tileAt(sets, from);
  if (tile === null) return sets;
  if (to?.set === from.set) {
    const set = sets[from.set] ?? [];
    return tile === joker ? sets.with(from.set, without(set, from.at).toSpliced(to.at, 0, tile)) : sets;
  }
  const after = sets.flatMap((set, at) => {
    if (at === from.set) return lifted(set, from.at);
    return at === to?.set ? joined(set, tile, to.at) : [set];
  });
  return filled(to ? after : [...after, [tile]]);
}

/** The order one left the tiles of the rack in, as far as they are still there; new ones come last. */
export function settled(order: readonly Tile[], own: readonly Tile[]): readonly Tile[] {
  const left = [...own];
  const known = order.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...known, ...left];
}

/** The longest set that stands side by side in the rack and holds this place. */
export function standingAround(rack: readonly Tile[], at: number): readonly Tile[] | null {
  for (let length = Math.min(rack.length, highest); length >= 3; length--)
    for (let first = Math.max(0, at - length + 1); first <= at && first + length <= rack.length; first++) {
      const set = rack.slice(first, first + length);
      if (faultOf(set) === null) return set;
    }
  return null;
}

/** Where tiles lie on the table, of two alike the later one. */
export function spotsOf(sets: Layout, tiles: readonly Tile[]): readonly Spot[] {
  const spots = sets.flatMap((set, at) => set.map((_, place) => ({ set: at, at: place })));
  const rest = beyond(
    spots.map((spot) => tileAt(sets, spot)).filter((tile) => tile !== null),
    tiles,
  );
  const left = [...rest];
  return spots.filter((spot) => {
    const at = left.indexOf(tileAt(sets, spot) ?? joker);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
