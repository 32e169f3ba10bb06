// Where the cells lie, in board units: a wide field in a frame with numbers, and a narrow one of fixed size that pans.
import type { Area } from '../../engine/picture/area.ts';
import { blastOf, columnOf, rowOf, side } from './field.ts';

export interface Places {
  readonly size: { readonly width: number; readonly height: number };
  /** The corner of the field, and the width of a cell. */
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly hasFrame: boolean;
}

const wide: Places = { size: { width: 1000, height: 1000 }, x: 42, y: 42, cell: 57.25, hasFrame: true };
/** One unit is one pixel. */
const narrow: Places = { size: { width: 464, height: 464 }, x: 8, y: 8, cell: 28, hasFrame: false };

export const placesOf = (isNarrow: boolean): Places => (isNarrow ? narrow : wide);

/** The sheet a narrow field pans in: the window on it, and a strip with the map below. */
export const panRatio = 2 / 3;

export const cellBox = ({ x, y, cell: width }: Places, cell: number): Area => ({
  x: x + columnOf(cell) * width,
  y: y + rowOf(cell) * width,
  width,
  height: width,
});

/** The whole square of a bomb. */
export function blastBox(places: Places, centre: number): Area {
  const reached = blastOf(centre);
  const first = cellBox(places, reached[0] ?? centre);
  const last = cellBox(places, reached.at(-1) ?? centre);
  return { ...first, width: last.x + last.width - first.x, height: last.y + last.height - first.y };
}

export const fieldBox = ({ x, y, cell }: Places): Area => ({ x, y, width: cell * side, height: cell * side });
