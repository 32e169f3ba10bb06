// The places of the table and the rack that can be focused and pressed, and what they are called.
import type { Seat } from '../../../engine/game.ts';
import type { Cell, CellRow } from '../../../ui/board/cells.ts';
import { sideOf } from '../../../ui/cards/trick.ts';
import { type Places, slotBox } from '../places.ts';
import { seats } from '../scoring.ts';
import type { View } from '../shapes.ts';
import type { Tile } from '../tiles.ts';
import type { Slots } from './arrangement.ts';
import type { Words } from './words.ts';

export const stockId = 'stock';
export const indicatorId = 'indicator';
export const pileId = (seat: Seat): string => `pile ${seat}`;
export const slotId = (at: number): string => `slot ${at}`;

/** The slot of an id; null for any other cell. */
export const slotOfId = (id: string): number | null => (id.startsWith('slot ') ? Number(id.slice(5)) : null);

function pileWords(seen: View, seat: Seat, words: Words): string {
  const pile = seen.piles[seat] ?? [];
  const top = pile.at(-1);
  const name = words.name(seat);
  return top
    ? words.say('pile', { name, tile: words.tile(top), count: pile.length })
    : words.say('pileEmpty', { name });
}

export function tableCells(seen: View, places: Places, nearSeat: Seat, okey: Tile, words: Words): Cell[] {
  const indicator = seen.indicator && words.tile(seen.indicator);
  const piles = seats.map((seat) => ({
    id: pileId(seat),
    box: places.piles[sideOf(seat, nearSeat)],
    name: pileWords(seen, seat, words),
  }));
  return [
    { id: stockId, box: places.stock, name: words.say('stock', { count: seen.stock }) },
    {
      id: indicatorId,
      box: places.indicator,
      name: indicator
        ? words.say('indicator', { tile: indicator, okey: words.tile(okey) })
        : words.say('noIndicator'),
    },
    ...piles,
  ];
}

export function rackRows(
  slots: Slots,
  places: Places,
  okey: Tile,
  fresh: number | null,
  words: Words,
): CellRow[] {
  const nameOf = (tile: Tile | null, at: number) => {
    const place = at % places.ledge;
    if (tile === null) return words.say('emptySlot', { place: place + 1 });
    const states = [tile === okey ? words.say('wild') : null, at === fresh ? words.say('drawn') : null];
    return [words.tile(tile), ...states.filter((state) => state !== null)].join(', ');
  };
  return (['upper', 'lower'] as const).map((ledge, row) => ({
    id: ledge,
    label: words.say(`ledge.${ledge}`),
    cells: slots.slice(row * places.ledge, (row + 1) * places.ledge).map((tile, i) => {
      const at = row * places.ledge + i;
      return { id: slotId(at), box: slotBox(places, at), name: nameOf(tile, at) };
    }),
  }));
}
