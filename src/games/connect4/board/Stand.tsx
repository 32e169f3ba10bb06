// The Connect 4 stand: its measures in board units, what is behind the discs, the panel in front of them and the line through the winning ones.

import boardStyles from '../../../ui/board/board.module.css';
import { around, type Box } from '../../../ui/board/box.ts';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { classNames } from '../../../ui/classNames.ts';
import { columns, rows, type Spot } from '../rules.ts';
import styles from './board.module.css';

export const size = { width: 760, height: 800 };
const cell = 100;
const hole = 46;
const panel = { x: 6, y: 104, width: 748, height: 660 };
const discSize = 90;

const left = (size.width - columns * cell) / 2;
const lowest = 678; // middle of the bottom row

const middle = ([column, row]: Spot) => ({
  x: left + (column - 0.5) * cell,
  y: lowest - (row - 1) * cell,
});

export function discBox(spot: Spot): Box {
  const { x, y } = middle(spot);
  return around(x, y, discSize);
}

export function holeBox(spot: Spot): Box {
  const { x, y } = middle(spot);
  return around(x, y, hole * 2 + 8);
}

export const columnBox = (column: number): Box => ({
  x: left + (column - 1) * cell,
  y: 0,
  width: cell,
  height: panel.y + panel.height,
});

/** Where a disc waits above the column it may be dropped into. */
export const waitingBox = (column: number): Box => around(middle([column, 1]).x, 50, discSize);

/** From the waiting disc down to where it would land. */
export function fallBox([column, row]: Spot): Box {
  const { x, y } = middle([column, row]);
  return {
    x: x - 10,
    y: panel.y + 6,
    width: 20,
    height: Math.max(0, y - 40 - panel.y),
  };
}

export const numberBox = (column: number): Box => ({
  x: left + (column - 1) * cell,
  y: panel.y + panel.height - 34,
  width: cell,
  height: 32,
});

/** The bar through the winning discs: its box lying level, and the turn around its middle. */
function lineBar(from: Spot, to: Spot): { readonly box: Box; readonly degrees: number } {
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

const spots: readonly Spot[] = Array.from({ length: columns * rows }, (_, i) => [
  (i % columns) + 1,
  Math.floor(i / columns) + 1,
]);

export function StandBack() {
  return (
    <svg
      className={classNames(boardStyles.surface, boardStyles.shadowed)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      <g className={styles.feet}>
        <path d="M0 800 Q4 742 40 730 L84 730 L84 776 Q84 790 98 800 Z" />
        <path d="M760 800 Q756 742 720 730 L676 730 L676 776 Q676 790 662 800 Z" />
      </g>
      <rect className={styles.back} {...panel} rx="30" />
    </svg>
  );
}

export function StandFront() {
  return (
    <svg
      className={classNames(boardStyles.surface, styles.front)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="c4-panel" x2="0" y2="1">
          <stop className={styles.panelTop} />
          <stop className={styles.panelBottom} offset="1" />
        </linearGradient>
        <mask id="c4-holes">
          <rect {...panel} rx="30" fill="white" />
          {spots.map((spot) => (
            <circle key={spot.join()} cx={middle(spot).x} cy={middle(spot).y} r={hole} fill="black" />
          ))}
        </mask>
      </defs>
      <g mask="url(#c4-holes)">
        <rect {...panel} rx="30" fill="url(#c4-panel)" />
        <rect className={styles.rim} x="12" y="110" width="736" height="648" rx="24" />
      </g>
      {spots.map((spot) => (
        <circle key={spot.join()} className={styles.hole} cx={middle(spot).x} cy={middle(spot).y} r={hole} />
      ))}
    </svg>
  );
}

/** The linen line that runs through four in a line. */
export function WinningLine({ line }: { readonly line: readonly Spot[] }) {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to) return null;
  const { box, degrees } = lineBar(from, to);
  const style = {
    ...inUnits(box),
    '--c4-turn': `${degrees}deg`,
    '--c4-after': `${rows * 60}ms`,
  };
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      <div className={styles.line} style={style} />
    </div>
  );
}
