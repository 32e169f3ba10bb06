// Single tiles added to sets as they lie: what a player does who leaves the table as it is.
import { faultOf, type Layout, type TileSet } from './sets.ts';
import { joker, type Tile } from './tiles.ts';

/** The set with the tile at one of its ends; null: it fits neither. */
function grown(set: TileSet, tile: Tile): TileSet | null {
  const ends = [
    [...set, tile],
    [tile, ...set],
  ];
  return ends.find((each) => faultOf(each) === null) ?? null;
}

function added(table: Layout, tile: Tile): Layout | null {
  for (const [at, set] of table.entries()) {
    const more = grown(set, tile);
    if (more) return table.with(at, more);
  }
  return null;
}

/** As many tiles as fit one after the other; jokers stay in the hand. */
export function withAdded(table: Layout, hand: readonly Tile[]): Layout {
  let [layout, rest] = [table, hand.filter((tile) => tile !== joker)];
  for (;;) {
    const before = layout;
    rest = rest.filter((tile) => {
      const more = added(layout, tile);
      if (more) layout = more;
      return more === null;
    });
    if (layout === before) return layout;
  }
}
