// Where everything lies, in board units: who sits there and the pool at the top, the table with its rows of sets, and one's rack; wide and narrow.
import type { Area } from '../../engine/picture/area.ts';

interface Measures {
  readonly width: number;
  readonly margin: number;
  readonly head: number;
  readonly tile: { readonly width: number; readonly height: number };
  /** Between the sets of a row, and from row to row. */
  readonly gap: number;
  readonly row: number;
  readonly leastRows: number;
  /** Where notes and buttons are, above the rack. */
  readonly strip: number;
  readonly rackTile: { readonly width: number; readonly height: number };
  readonly inRackRow: number;
  readonly leastRackRows: number;
}

const wide: Measures = {
  width: 1000,
  margin: 20,
  head: 56,
  tile: { width: 44, height: 61 },
  gap: 22,
  row: 74,
  leastRows: 5,
  strip: 78,
  rackTile: { width: 58, height: 81 },
  inRackRow: 15,
  leastRackRows: 1,
};

const narrow: Measures = {
  width: 400,
  margin: 8,
  head: 46,
  tile: { width: 37, height: 52 },
  gap: 12,
  row: 62,
  leastRows: 4,
  strip: 74,
  rackTile: { width: 36, height: 51 },
  inRackRow: 10,
  leastRackRows: 2,
};

export interface Places {
  readonly size: { readonly width: number; readonly height: number };
  readonly head: Area;
  readonly pool: Area;
  readonly table: Area;
  readonly tile: Measures['tile'];
  readonly gap: number;
  readonly row: number;
  readonly strip: Area;
  readonly rack: Area;
  readonly rackTile: Measures['tile'];
  readonly inRackRow: number;
}

const poolWidth = 90;

/** Tiles of a set touch nearly. */
const seam = 1.5;

interface Lie {
  readonly boxes: readonly (readonly Area[])[];
  /** Where another set would begin. */
  readonly next: Area;
  readonly rows: number;
}

type Ground = Pick<Places, 'table' | 'tile' | 'gap' | 'row'>;

/** Sets one after the other in rows, at some scale; one that is too long for a row is pushed together. */
function laidAt({ table, tile, gap, row }: Ground, lengths: readonly number[], scale: number): Lie {
  const [width, height] = [tile.width * scale, tile.height * scale];
  const right = table.x + table.width;
  let [x, line] = [table.x, 0];
  const boxAt = (left: number) => ({ x: left, y: table.y + line * row * scale, width, height });
  const begin = (room: number) => {
    if (x > table.x && x + room > right + 0.01) [x, line] = [table.x, line + 1];
  };
  const boxes = lengths.map((length) => {
    const room = Math.min(length * (width + seam), table.width);
    begin(room);
    const step = Math.min(width + seam, (table.width - width) / Math.max(1, length - 1));
    const set = Array.from({ length }, (_, at) => boxAt(x + at * step));
    x += room + gap * scale;
    return set;
  });
  begin(width);
  return { boxes, next: boxAt(x), rows: line + 1 };
}

const fewestScale = 0.4;

/** As large as possible: smaller only where an arrangement of many short sets would not fit. */
export function lieOf(places: Places, lengths: readonly number[]): Lie {
  for (let scale = 1; scale > fewestScale; scale -= 0.05) {
    const lie = laidAt(places, lengths, scale);
    if (lie.rows * places.row * scale <= places.table.height + 0.5) return lie;
  }
  return laidAt(places, lengths, fewestScale);
}

interface Extent {
  readonly isNarrow: boolean;
  /** How many tiles each set has. */
  readonly lengths: readonly number[];
  /** How many tiles one has; null: no rack is seen. */
  readonly own: number | null;
}

/** One row more than there are sets for, so that there is room for a turn. */
export function placesOf({ isNarrow, lengths, own }: Extent): Places {
  const measures = isNarrow ? narrow : wide;
  const { width, margin, head, tile, gap, row, leastRows, strip, rackTile, inRackRow } = measures;
  const inner = width - 2 * margin;
  const ground = { table: { x: margin, y: head, width: inner, height: 0 }, tile, gap, row };
  const rows = Math.max(leastRows, laidAt(ground, lengths, 1).rows + (own === null ? 0 : 1));
  const table = { ...ground.table, y: head + 8, height: rows * row };
  const below = table.y + table.height;
  const rackRows = own === null ? 0 : Math.max(measures.leastRackRows, Math.ceil(own / inRackRow));
  const rackTop = below + strip;
  const rackHeight = rackRows * (rackTile.height + 6) + 14;
  const height = own === null ? below + margin : rackTop + rackHeight + margin / 2;
  return {
    size: { width, height },
    head: { x: margin, y: 6, width: inner, height: head - 8 },
    pool: { x: width - margin - poolWidth, y: 6, width: poolWidth, height: head - 8 },
    table,
    tile,
    gap,
    row,
    strip: { x: margin, y: below, width: inner, height: strip - 6 },
    rack: { x: margin / 2, y: rackTop, width: width - margin, height: rackHeight },
    rackTile,
    inRackRow,
  };
}

/** The tile at a place of the rack. */
export function rackBox({ rack, rackTile, inRackRow }: Places, at: number): Area {
  const step = (rack.width - 14) / inRackRow;
  return {
    x: rack.x + 7 + (at % inRackRow) * step + (step - rackTile.width) / 2,
    y: rack.y + 8 + Math.floor(at / inRackRow) * (rackTile.height + 6),
    ...rackTile,
  };
}

/** Around tiles that lie side by side. */
export function around(boxes: readonly Area[], by: number): Area {
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last) return { x: 0, y: 0, width: 0, height: 0 };
  return {
    x: first.x - by,
    y: first.y - by,
    width: last.x + last.width - first.x + 2 * by,
    height: first.height + 2 * by,
  };
}
