// How the morris board lies: its measures in units of its drawing, the points, the trays for men in hand, the names at the edge.
import type { Seat } from '../../engine/game.ts';
import { type Area, squareAround } from '../../engine/picture/area.ts';
import { columnOf, rowOf } from './points.ts';
import { menEach } from './position.ts';

const step = 100;
/** So wide that a ring around a man leaves the letters free. */
const margin = 78;
export const wood = 6 * step + 2 * margin;
export const man = 68;
/** A point as large as a finger, also where the board is narrow. */
const reach = { wide: 100, narrow: 128 };
const tray = { wide: 86, narrow: 82 };
const slotStep = { wide: 74, narrow: 77 };

/** How the board lies: which form, and whose men are near. */
export interface Lie {
  readonly isNarrow: boolean;
  readonly nearSeat: Seat;
}

export const slots = Array.from({ length: menEach }, (_, slot) => slot);

/** The trays stand left and right; where it is narrow, below and above. */
export const originOf = (isNarrow: boolean) => (isNarrow ? { x: 0, y: tray.narrow } : { x: tray.wide, y: 0 });

export const sizeOf = (isNarrow: boolean) =>
  isNarrow ? { width: wood, height: wood + 2 * tray.narrow } : { width: wood + 2 * tray.wide, height: wood };

export function middleOf(isNarrow: boolean, point: number) {
  const { x, y } = originOf(isNarrow);
  return { x: x + margin + columnOf(point) * step, y: y + margin + (6 - rowOf(point)) * step };
}

/** Where a press means this point. */
export function pointBox(isNarrow: boolean, point: number): Area {
  const { x, y } = middleOf(isNarrow, point);
  return squareAround(x, y, isNarrow ? reach.narrow : reach.wide);
}

export function manBox(isNarrow: boolean, point: number, size = man): Area {
  const { x, y } = middleOf(isNarrow, point);
  return squareAround(x, y, size);
}

/** Men in hand lie in their tray, the first ones deepest: near ones left or below. */
export function slotBox({ isNarrow, nearSeat }: Lie, seat: Seat, slot: number, size = man): Area {
  const isNear = seat === nearSeat;
  const { width, height } = sizeOf(isNarrow);
  const along = isNarrow ? slotStep.narrow : slotStep.wide;
  const first = (wood - (menEach - 1) * along) / 2;
  const at = isNear === isNarrow ? first + slot * along : wood - first - slot * along;
  if (isNarrow) return squareAround(at, isNear ? height - tray.narrow / 2 : tray.narrow / 2, size);
  return squareAround(isNear ? tray.wide / 2 : width - tray.wide / 2, at, size);
}

/** The whole tray of the near side, to be pressed. */
export function trayBox(isNarrow: boolean): Area {
  if (isNarrow) return { x: 0, y: wood + tray.narrow, width: wood, height: tray.narrow };
  return { x: 0, y: 0, width: tray.wide, height: wood };
}

/** From one end of a line to the other. */
export function lineBox(isNarrow: boolean, line: readonly number[]): Area {
  const [from, to] = [middleOf(isNarrow, line[0] ?? 0), middleOf(isNarrow, line.at(-1) ?? 0)];
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  const thick = 16;
  return {
    x: x - thick / 2,
    y: y - thick / 2,
    width: Math.abs(to.x - from.x) + thick,
    height: Math.abs(to.y - from.y) + thick,
  };
}

/** The middle of the inner square, where there is room for a word. */
export function centreBox(isNarrow: boolean): Area {
  const { x, y } = originOf(isNarrow);
  return squareAround(x + wood / 2, y + wood / 2, 1.6 * step);
}

/** A letter or a number beside the points. */
interface EdgeName {
  readonly key: string;
  readonly box: Area;
  readonly text: string;
}

/** Letters below, numbers on the left. */
export function edgeNames(isNarrow: boolean): EdgeName[] {
  const { x, y } = originOf(isNarrow);
  const strip = 34;
  /** Free of the ring around the tray below. */
  const lift = isNarrow ? 8 : 0;
  return Array.from({ length: 7 }, (_, i): EdgeName[] => {
    const along = margin + (i - 0.5) * step;
    return [
      {
        key: `column ${i}`,
        box: { x: x + along, y: y + wood - strip - lift, width: step, height: strip },
        text: 'abcdefg'[i] ?? '',
      },
      { key: `row ${i}`, box: { x, y: y + along, width: strip, height: step }, text: String(7 - i) },
    ];
  }).flat();
}
