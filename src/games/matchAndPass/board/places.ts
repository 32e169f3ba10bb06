// Where everything lies: a round table seen from above, the others on its rim, one's own four cards large in front.
import type { Seat } from '../../../engine/game.ts';
import { around, type Box } from '../../../ui/board/box.ts';
import { cardHeight } from '../../../ui/cards/hand.ts';

export interface Places {
  readonly size: { readonly width: number; readonly height: number };
  readonly table: { readonly cx: number; readonly cy: number; readonly rx: number; readonly ry: number };
  /** The one button, always in the same place. */
  readonly button: Box;
  /** The four cards that were called. */
  readonly called: readonly Box[];
  readonly hand: readonly Box[];
  /** How far a chosen card rises. */
  readonly rise: number;
  readonly note: Box;
  readonly nearTag: Box;
  /** The room of somebody on the rim: four backs above a name. */
  readonly person: { readonly width: number; readonly backs: number; readonly tag: number };
}

function rowOf(middle: number, y: number, width: number, gap: number): Box[] {
  const step = width + gap;
  return [0, 1, 2, 3].map((i) => ({
    x: middle + (i - 1.5) * step - width / 2,
    y,
    width,
    height: cardHeight(width),
  }));
}

const wide: Places = {
  size: { width: 1000, height: 700 },
  table: { cx: 500, cy: 236, rx: 484, ry: 220 },
  button: around(500, 262, 140),
  called: rowOf(500, 114, 36, 6),
  hand: rowOf(500, 520, 118, 18),
  rise: 16,
  note: { x: 200, y: 464, width: 600, height: 34 },
  nearTag: { x: 20, y: 586, width: 210, height: 36 },
  person: { width: 256, backs: 52, tag: 36 },
};

const narrow: Places = {
  size: { width: 400, height: 480 },
  table: { cx: 200, cy: 158, rx: 194, ry: 152 },
  button: around(200, 166, 96),
  called: rowOf(200, 78, 26, 3),
  hand: rowOf(200, 350, 88, 10),
  rise: 11,
  note: { x: 136, y: 311, width: 260, height: 30 },
  nearTag: { x: 4, y: 310, width: 128, height: 32 },
  person: { width: 128, backs: 28, tag: 30 },
};

export const placesOf = (isNarrow: boolean): Places => (isNarrow ? narrow : wide);

/** Where a seat is drawn: play goes round to the left, the near seat at the bottom. */
export function personBox(places: Places, seat: Seat, nearSeat: Seat, seats: number): Box {
  const { table, person, size } = places;
  const turn = ((seat - nearSeat + seats) % seats) / seats;
  const angle = Math.PI * (0.5 + 2 * turn);
  const height = person.backs + person.tag;
  const x = table.cx + Math.cos(angle) * table.rx * 0.78 - person.width / 2;
  const y = table.cy + Math.sin(angle) * table.ry * 0.76 - height / 2;
  return {
    x: Math.min(Math.max(x, 4), size.width - person.width - 4),
    y: Math.max(y, 6),
    width: person.width,
    height,
  };
}

/** Where a card goes that is handed to the left. */
export function leftOf(places: Places): Box {
  const [first] = places.hand;
  const width = first?.width ?? 0;
  return { x: -width * 0.4, y: places.table.cy, width, height: cardHeight(width) };
}
