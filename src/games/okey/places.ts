// Where everything lies on the table, in board units: a wide table, and a narrow one whose rack has two rows of eight.
import type { Area } from '../../engine/picture/area.ts';

/** Around the table, from the near seat on in order of play. */
export const tableSides = ['near', 'left', 'across', 'right'] as const;
export type TableSide = (typeof tableSides)[number];

export interface Places {
  readonly size: { readonly width: number; readonly height: number };
  readonly table: { readonly cx: number; readonly cy: number; readonly rx: number; readonly ry: number };
  readonly tags: Readonly<Record<TableSide, Area>>;
  /** The discards of whoever sits there lie at their right. */
  readonly piles: Readonly<Record<TableSide, Area>>;
  readonly stock: Area;
  readonly indicator: Area;
  readonly okeyName: Area;
  readonly note: Area;
  readonly sorting: Area;
  readonly rack: Area;
  /** Slots on one ledge. */
  readonly ledge: number;
  readonly slot: { readonly x: number; readonly y: readonly [number, number]; readonly step: number };
  readonly tile: { readonly width: number; readonly height: number };
}

const wideTile = { width: 60, height: 84 };
const wide: Places = {
  size: { width: 1000, height: 712 },
  table: { cx: 500, cy: 232, rx: 340, ry: 212 },
  tags: {
    near: { x: 30, y: 446, width: 200, height: 34 },
    left: { x: 12, y: 214, width: 170, height: 34 },
    across: { x: 400, y: 30, width: 200, height: 34 },
    right: { x: 818, y: 214, width: 170, height: 34 },
  },
  piles: {
    near: { x: 686, y: 286, ...wideTile },
    left: { x: 254, y: 286, ...wideTile },
    across: { x: 254, y: 94, ...wideTile },
    right: { x: 686, y: 94, ...wideTile },
  },
  stock: { x: 404, y: 168, width: 72, height: 101 },
  indicator: { x: 524, y: 168, width: 72, height: 101 },
  okeyName: { x: 370, y: 288, width: 260, height: 30 },
  note: { x: 330, y: 336, width: 340, height: 60 },
  sorting: { x: 470, y: 436, width: 500, height: 52 },
  rack: { x: 20, y: 494, width: 960, height: 208 },
  ledge: 15,
  slot: { x: 36, y: [504, 602], step: 62 },
  tile: wideTile,
};

const narrowTile = { width: 46, height: 66 };
/** Beside a pile: whose it is. */
const chip = { width: 38, height: 38 };
const narrow: Places = {
  size: { width: 400, height: 442 },
  table: { cx: 200, cy: 111, rx: 196, ry: 104 },
  tags: {
    near: { x: 360, y: 148, ...chip },
    left: { x: 2, y: 148, ...chip },
    across: { x: 2, y: 36, ...chip },
    right: { x: 360, y: 36, ...chip },
  },
  piles: {
    near: { x: 309, y: 134, ...narrowTile },
    left: { x: 45, y: 134, ...narrowTile },
    across: { x: 45, y: 22, ...narrowTile },
    right: { x: 309, y: 22, ...narrowTile },
  },
  stock: { x: 138, y: 26, width: 54, height: 76 },
  indicator: { x: 208, y: 26, width: 54, height: 76 },
  okeyName: { x: 95, y: 112, width: 210, height: 26 },
  note: { x: 95, y: 142, width: 210, height: 60 },
  sorting: { x: 4, y: 218, width: 392, height: 68 },
  rack: { x: 2, y: 290, width: 396, height: 148 },
  ledge: 8,
  slot: { x: 8, y: [294, 366], step: 48.3 },
  tile: narrowTile,
};

/** For those who watch there is no rack. */
const watched: Places = { ...wide, size: { width: 1000, height: 492 } };

export const placesOf = (isNarrow: boolean, hasRack: boolean): Places =>
  isNarrow ? narrow : hasRack ? wide : watched;

export function slotBox({ slot, tile, ledge }: Places, at: number): Area {
  const row = at < ledge ? 0 : 1;
  return { x: slot.x + (at % ledge) * slot.step, y: slot.y[row], ...tile };
}

/** Under tiles that stand side by side. */
export function braceBox(places: Places, at: number, length: number): Area {
  const first = slotBox(places, at);
  const last = slotBox(places, at + length - 1);
  return { x: first.x, y: first.y + first.height + 1, width: last.x + last.width - first.x, height: 5 };
}
