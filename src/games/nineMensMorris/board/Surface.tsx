// The morris board: the wood, three squares with their joints, the holes and the trays for men in hand.
import { memo } from 'react';
import type { Seat } from '../../../engine/game.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { classNames } from '../../../ui/classNames.ts';
import { man, middleOf, originOf, sizeOf, slotBox, slots, wood } from '../lie.ts';
import { all, lines } from '../points.ts';
import styles from './board.module.css';

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
