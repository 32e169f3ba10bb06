// The Connect 4 stand: its measures in units of its drawing.
import { type Area, squareAround } from '../../engine/picture/area.ts';
import { columns, rows, type Spot } from './rules.ts';

export const size = { width: 760, height: 800 };
const cell = 100;
export const hole = 46;
export const panel = { x: 6, y: 104, width: 748, height: 660 };
const discSize = 90;

const left = (size.width - columns * cell) / 2;
const lowest = 678; // middle of the bottom row

export const middle = ([column, row]: Spot) => ({
  x: left + (column - 0.5) * cell,
  y: lowest - (row - 1) * cell,
});

export function discBox(spot: Spot): Area {
  const { x, y } = middle(spot);
  return squareAround(x, y, discSize);
}

export function holeBox(spot: Spot): Area {
  const { x, y } = middle(spot);
  return squareAround(x, y, hole * 2 + 8);
}

export const columnBox = (column: number): Area => ({
  x: left + (column - 1) * cell,
  y: 0,
  width: cell,
  height: panel.y + panel.height,
});

/** Where a disc waits above the column it may be dropped into. */
export const waitingBox = (column: number): Area => squareAround(middle([column, 1]).x, 50, discSize);

/** From the waiting disc down to where it would land. */
export function fallBox([column, row]: Spot): Area {
  const { x, y } = middle([column, row]);
  return {
    x: x - 10,
    y: panel.y + 6,
    width: 20,
    height: Math.max(0, y - 40 - panel.y),
  };
}

export const numberBox = (column: number): Area => ({
  x: left + (column - 1) * cell,
  y: panel.y + panel.height - 34,
  width: cell,
  height: 32,
});

/** The bar through the winning discs: its box lying level, and the turn around its middle. */
export function lineBar(from: Spot, to: Spot): { readonly box: Area; readonly degrees: number } {
  const [a, b] = [middle(from), middle(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) + 60;
  const box = {
    x: (a.x + b.x - length) / 2,
    y: (a.y + b.y) / 2 - 7,
    width: length,
    height: 14,
  };
  return { box, degrees: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI };
}

export const spots: readonly Spot[] = Array.from({ length: columns * rows }, (_, i) => [
  (i % columns) + 1,
  Math.floor(i / columns) + 1,
]);

export const feet = [
  'M0 800 Q4 742 40 730 L84 730 L84 776 Q84 790 98 800 Z',
  'M760 800 Q756 742 720 730 L676 730 L676 776 Q676 790 662 800 Z',
] as const;
