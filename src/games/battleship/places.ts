// Where seas, docks and lists lie, in board units: two seas side by side, or one where it is narrow.
import type { Area } from '../../engine/picture/area.ts';
import { lengths, type Ship, side } from './fleet.ts';

/** The corner of A1 and the width of a square. */
export interface SeaPlace {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

export interface Places {
  readonly size: { readonly width: number; readonly height: number };
  /** The sea one acts on. */
  readonly large: SeaPlace;
  /** The other one, where there is room for it. */
  readonly small: SeaPlace | null;
  readonly title: Area;
  readonly smallTitle: Area;
  /** Where each ship waits to be placed. */
  readonly dock: readonly Area[];
  readonly turn: Area;
  readonly note: Area;
  readonly list: Area;
}

const dockRow = (x: number, y: number, cell: number, ships: readonly number[], gap: number): Area[] =>
  ships.map((length, i) => {
    const before = ships.slice(0, i).reduce((sum, other) => sum + other * cell + gap, 0);
    return { x: x + before, y, width: length * cell, height: cell };
  });

const wide: Places = {
  size: { width: 1000, height: 632 },
  large: { x: 46, y: 70, cell: 54 },
  small: { x: 646, y: 70, cell: 32.4 },
  title: { x: 46, y: 12, width: 540, height: 32 },
  smallTitle: { x: 646, y: 12, width: 324, height: 32 },
  dock: lengths.map((length, i) => ({ x: 646, y: 70 + i * 64, width: length * 54, height: 54 })),
  turn: { x: 646, y: 400, width: 150, height: 56 },
  note: { x: 646, y: 472, width: 324, height: 138 },
  list: { x: 646, y: 420, width: 324, height: 190 },
};

const narrow: Places = {
  size: { width: 400, height: 568 },
  large: { x: 24, y: 98, cell: 37 },
  small: null,
  title: { x: 10, y: 8, width: 380, height: 64 },
  smallTitle: { x: 10, y: 8, width: 380, height: 64 },
  dock: [...dockRow(24, 477, 37, lengths.slice(0, 2), 16), ...dockRow(24, 522, 37, lengths.slice(2), 16)],
  turn: { x: 262, y: 8, width: 132, height: 64 },
  note: { x: 24, y: 8, width: 230, height: 64 },
  list: { x: 24, y: 478, width: 370, height: 82 },
};

export const placesOf = (isNarrow: boolean): Places => (isNarrow ? narrow : wide);

export const cellBox = ({ x, y, cell: width }: SeaPlace, cell: number): Area => ({
  x: x + (cell % side) * width,
  y: y + Math.floor(cell / side) * width,
  width,
  height: width,
});

export const shipBox = (place: SeaPlace, ship: Ship): Area => ({
  ...cellBox(place, ship.at),
  width: place.cell * (ship.down ? 1 : ship.length),
  height: place.cell * (ship.down ? ship.length : 1),
});

export const seaBox = ({ x, y, cell }: SeaPlace): Area => ({ x, y, width: cell * side, height: cell * side });
