// Where everything lies, in board units: the board, whole or magnified, and the rack below it.
import { type Area, squareAround } from '../../engine/picture/area.ts';
import { columnOf, rowOf, side } from './squares.ts';
import { rackSize } from './tiles.ts';

export const cell = 100;

/** How the board lies: which form, and how far it is shifted when it is magnified. */
export interface Lie {
  readonly isNarrow: boolean;
  readonly zoom: Shift | null;
}

export interface Shift {
  readonly x: number;
  readonly y: number;
}

interface Places {
  readonly size: { readonly width: number; readonly height: number };
  readonly rim: number;
  /** One line of words below the board. */
  readonly note: Area;
  readonly stand: Area;
  readonly tile: number;
  readonly step: number;
}

const wide: Places = {
  size: { width: 1596, height: 1820 },
  rim: 48,
  note: { x: 48, y: 1602, width: 1500, height: 48 },
  stand: { x: 278, y: 1658, width: 1040, height: 154 },
  tile: 128,
  step: 142,
};

const narrow: Places = {
  size: { width: 1500, height: 1920 },
  rim: 0,
  note: { x: 10, y: 1508, width: 1480, height: 152 },
  stand: { x: 0, y: 1670, width: 1500, height: 246 },
  tile: 196,
  step: 211,
};

export const placesOf = (isNarrow: boolean): Places => (isNarrow ? narrow : wide);

/** The part of the sheet in which the board shows. */
export const windowOf = (isNarrow: boolean): Area => {
  const { size, rim } = placesOf(isNarrow);
  return { x: 0, y: 0, width: size.width, height: side * cell + 2 * rim };
};

export const magnified = 1.5;
const most = side * cell * (magnified - 1);

const within = (value: number): number => Math.min(most, Math.max(0, value));

/** Shifted by so much, but never past the edge. */
export const shifted = ({ x, y }: Shift, dx: number, dy: number): Shift => ({
  x: within(x + dx),
  y: within(y + dy),
});

/** So that this square is in the middle. */
export function shiftTo(square: number): Shift {
  const middle = (line: number) => (line + 0.5) * cell * magnified - (side * cell) / 2;
  return { x: within(middle(columnOf(square))), y: within(middle(rowOf(square))) };
}

export function boxOf({ isNarrow, zoom }: Lie, square: number): Area {
  const { rim } = placesOf(isNarrow);
  const times = zoom ? magnified : 1;
  return {
    x: rim + columnOf(square) * cell * times - (zoom?.x ?? 0),
    y: rim + rowOf(square) * cell * times - (zoom?.y ?? 0),
    width: cell * times,
    height: cell * times,
  };
}

/** A tile on its square, with a little air around it. */
export function tileBox(lie: Lie, square: number): Area {
  const { x, y, width } = boxOf(lie, square);
  return squareAround(x + width / 2, y + width / 2, width * 0.94);
}

/** A square half out of the window is out. */
export function isInSight(lie: Lie, square: number): boolean {
  if (!lie.zoom) return true;
  const { x, y, width, height } = boxOf(lie, square);
  const room = side * cell;
  return x + width / 2 > 0 && y + height / 2 > 0 && x + width / 2 < room && y + height / 2 < room;
}

export function slotBox(isNarrow: boolean, slot: number): Area {
  const { stand, tile, step } = placesOf(isNarrow);
  const left = stand.x + (stand.width - step * (rackSize - 1) - tile) / 2;
  return { x: left + slot * step, y: stand.y + (stand.height - tile) / 2 - 4, width: tile, height: tile };
}

/** Where a finger may press: the whole height of the stand. */
export function slotReach(isNarrow: boolean, slot: number): Area {
  const { stand, tile, step } = placesOf(isNarrow);
  const { x } = slotBox(isNarrow, slot);
  return { x: x - (step - tile) / 2, y: stand.y, width: step, height: stand.height };
}
