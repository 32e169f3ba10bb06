// From the path of a pen to ink: points that say nothing new are left out.
import { type Point, type Stroke, writePoint, writeStart } from './ink.ts';

/** Closer than this, in units, a point adds nothing. */
const nearest = 8;
/** A point so close to the straight line between its neighbours may go. */
const straight = 1.2;
/** Two steps together may not be longer than one can be written. */
const longest = 31;

export interface Pen {
  /** The ink of the first point. */
  begin(look: Pick<Stroke, 'colour' | 'width'>, at: Point): string;
  /** The ink that one more point of the path brings; empty while it may still turn out to say nothing. */
  move(to: Point): string;
  /** What was held back. */
  rest(): string;
}

const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a point is from the line through two others. */
function offLine(point: Point, from: Point, to: Point): number {
  const length = gap(from, to);
  if (length === 0) return gap(point, from);
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / length;
}

const isShort = (from: Point, to: Point): boolean =>
  Math.abs(to.x - from.x) <= longest && Math.abs(to.y - from.y) <= longest;

export function createPen(): Pen {
  let last: Point | null = null;
  let held: Point | null = null;

  function put(point: Point): string {
    const ink = last ? writePoint(last, point) : '';
    last = point;
    held = null;
    return ink;
  }

  return {
    begin(look, at) {
      last = at;
      held = null;
      return writeStart(look, at);
    },
    move(to) {
      if (!last || gap(held ?? last, to) < nearest) return '';
      const isStraight =
        held !== null &&
        held.pressure === to.pressure &&
        isShort(last, to) &&
        offLine(held, last, to) <= straight;
      const ink = held !== null && !isStraight ? put(held) : '';
      held = to;
      return ink;
    },
    rest: () => (held ? put(held) : ''),
  };
}
