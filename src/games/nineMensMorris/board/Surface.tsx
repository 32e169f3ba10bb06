// The morris board: its measures in board units, the wood, three squares with their joints, the holes and the trays for men in hand.
import { memo } from 'react';
import type { Seat } from '../../../engine/game.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { around, type Box } from '../../../ui/board/box.ts';
import type { Label } from '../../../ui/board/Labels.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { all, columnOf, lines, rowOf } from '../points.ts';
import { menEach } from '../position.ts';
import styles from './board.module.css';

const step = 100;
/** So wide that a ring around a man leaves the letters free. */
const margin = 78;
const wood = 6 * step + 2 * margin;
const man = 68;
/** A point as large as a finger, also where the board is narrow. */
const reach = { wide: 100, narrow: 128 };
const tray = { wide: 86, narrow: 82 };
const slotStep = { wide: 74, narrow: 77 };

/** How the board lies: which form, and whose men are near. */
export interface Lie {
  readonly isNarrow: boolean;
  readonly nearSeat: Seat;
}

const slots = Array.from({ length: menEach }, (_, slot) => slot);

/** The trays stand left and right; where it is narrow, below and above. */
const originOf = (isNarrow: boolean) => (isNarrow ? { x: 0, y: tray.narrow } : { x: tray.wide, y: 0 });

export const sizeOf = (isNarrow: boolean) =>
  isNarrow ? { width: wood, height: wood + 2 * tray.narrow } : { width: wood + 2 * tray.wide, height: wood };

function middleOf(isNarrow: boolean, point: number) {
  const { x, y } = originOf(isNarrow);
  return { x: x + margin + columnOf(point) * step, y: y + margin + (6 - rowOf(point)) * step };
}

/** Where a press means this point. */
export function pointBox(isNarrow: boolean, point: number): Box {
  const { x, y } = middleOf(isNarrow, point);
  return around(x, y, isNarrow ? reach.narrow : reach.wide);
}

export function manBox(isNarrow: boolean, point: number, size = man): Box {
  const { x, y } = middleOf(isNarrow, point);
  return around(x, y, size);
}

/** Men in hand lie in their tray, the first ones deepest: near ones left or below. */
export function slotBox({ isNarrow, nearSeat }: Lie, seat: Seat, slot: number, size = man): Box {
  const isNear = seat === nearSeat;
  const { width, height } = sizeOf(isNarrow);
  const along = isNarrow ? slotStep.narrow : slotStep.wide;
  const first = (wood - (menEach - 1) * along) / 2;
  const at = isNear === isNarrow ? first + slot * along : wood - first - slot * along;
  if (isNarrow) return around(at, isNear ? height - tray.narrow / 2 : tray.narrow / 2, size);
  return around(isNear ? tray.wide / 2 : width - tray.wide / 2, at, size);
}

/** The whole tray of the near side, to be pressed. */
export function trayBox(isNarrow: boolean): Box {
  if (isNarrow) return { x: 0, y: wood + tray.narrow, width: wood, height: tray.narrow };
  return { x: 0, y: 0, width: tray.wide, height: wood };
}

/** From one end of a line to the other. */
export function lineBox(isNarrow: boolean, line: readonly number[]): Box {
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
export function centreBox(isNarrow: boolean): Box {
  const { x, y } = originOf(isNarrow);
  return around(x + wood / 2, y + wood / 2, 1.6 * step);
}

/** Letters below, numbers on the left. */
export function edgeNames(isNarrow: boolean): Label[] {
  const { x, y } = originOf(isNarrow);
  const strip = 34;
  /** Free of the ring around the tray below. */
  const lift = isNarrow ? 8 : 0;
  return Array.from({ length: 7 }, (_, i): Label[] => {
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

interface SurfaceProps {
  readonly isNarrow: boolean;
}

export const Surface = memo(function Surface({ isNarrow }: SurfaceProps) {
  const { width, height } = sizeOf(isNarrow);
  const origin = originOf(isNarrow);
  return (
    <svg className={boardStyles.surface} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <linearGradient id="nm-wood" x2="0.4" y2="1">
          <stop className={styles.woodTop} />
          <stop className={styles.woodBottom} offset="1" />
        </linearGradient>
      </defs>
      <rect
        className={classNames(styles.wood, boardStyles.shadowed)}
        {...origin}
        width={wood}
        height={wood}
        rx="30"
        fill="url(#nm-wood)"
      />
      {lines.map((line) => {
        const [from, to] = [middleOf(isNarrow, line[0] ?? 0), middleOf(isNarrow, line.at(-1) ?? 0)];
        return <path key={line.join()} className={styles.line} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
      })}
      {all.map((point) => {
        const { x, y } = middleOf(isNarrow, point);
        return <Hole key={point} x={x} y={y} radius={13} />;
      })}
      {[0, 1].map((seat) =>
        slots.map((slot) => <SlotHole key={`${seat} ${slot}`} isNarrow={isNarrow} seat={seat} slot={slot} />),
      )}
    </svg>
  );
});

/** Drilled: dark inside, with light on the lower rim. */
const Hole = ({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) => (
  <g>
    <circle className={styles.holeRim} cx={x} cy={y + 2} r={radius} />
    <circle className={styles.hole} cx={x} cy={y} r={radius} />
  </g>
);

/** An empty place in a tray. */
function SlotHole({
  isNarrow,
  seat,
  slot,
}: {
  readonly isNarrow: boolean;
  readonly seat: Seat;
  readonly slot: number;
}) {
  const { x, y } = slotBox({ isNarrow, nearSeat: 0 }, seat, slot);
  return <circle className={styles.slot} cx={x + man / 2} cy={y + man / 2} r="9" />;
}
