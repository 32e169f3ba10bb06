// A place in a drawing, in its units, with the origin at the top left.
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const middleOf = ({ x, y, width, height }: Area) => ({ x: x + width / 2, y: y + height / 2 });

/** A square of this size around a point. */
export const squareAround = (x: number, y: number, size: number): Area => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

/** With so much room added on every side. */
export const grown = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
