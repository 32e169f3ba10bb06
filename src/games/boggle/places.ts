// Where everything lies, in board units: the tray of dice, and the words beside it or below.
import type { Area } from '../../engine/picture/area.ts';
import { side } from './dice.ts';
import type { View } from './shapes.ts';

export interface Places {
  readonly size: { readonly width: number; readonly height: number };
  readonly tray: Area;
  /** Time and score. */
  readonly head: Area;
  readonly list: Area;
}

const wide: Places = {
  size: { width: 1180, height: 740 },
  tray: { x: 10, y: 10, width: 720, height: 720 },
  head: { x: 764, y: 10, width: 406, height: 96 },
  list: { x: 764, y: 116, width: 406, height: 614 },
};

const narrow: Places = {
  size: { width: 400, height: 546 },
  tray: { x: 0, y: 0, width: 400, height: 400 },
  head: { x: 4, y: 404, width: 392, height: 40 },
  list: { x: 4, y: 446, width: 392, height: 100 },
};

/** After a round words need the room. */
const narrowCounted: Places = {
  size: narrow.size,
  tray: { x: 0, y: 0, width: 190, height: 190 },
  head: { x: 202, y: 0, width: 194, height: 190 },
  list: { x: 4, y: 200, width: 392, height: 346 },
};

export const isCounted = ({ phase }: View): boolean => phase === 'counting' || phase === 'over';

export const placesOf = (isNarrow: boolean, seen: View): Places =>
  isNarrow ? (isCounted(seen) ? narrowCounted : narrow) : wide;

/** One die in the tray. */
export function dieBox({ tray }: Places, place: number): Area {
  const rim = tray.width * 0.03;
  const step = (tray.width - 2 * rim) / side;
  const size = step * 0.92;
  const at = (line: number) => rim + line * step + (step - size) / 2;
  return {
    x: tray.x + at(place % side),
    y: tray.y + at(Math.floor(place / side)),
    width: size,
    height: size,
  };
}

/** The die whose middle is near; its corners belong to nobody, so that a finger can pass between two others. */
export function dieNear(places: Places, x: number, y: number): number | null {
  for (let place = 0; place < side * side; place++) {
    const box = dieBox(places, place);
    const away = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    if (away < box.width * 0.42) return place;
  }
  return null;
}
