// The backgammon board itself: frame, halves, points, bar and trays. It is drawn once and never moves.
import { memo } from 'react';
import boardStyles from '../../../ui/board/board.module.css';
import type { Box } from '../../../ui/board/box.ts';
import { classNames } from '../../../ui/classNames.ts';
import { layoutFor } from '../layout.ts';
import { off } from '../position.ts';
import styles from './board.module.css';

const points = Array.from({ length: 24 }, (_, i) => i + 1);

const Area = ({
  box,
  radius,
  className,
}: {
  readonly box: Box;
  readonly radius: number;
  readonly className: string | undefined;
}) => <rect className={className} {...box} rx={radius} />;

export const Surface = memo(function Surface({ isNarrow }: { readonly isNarrow: boolean }) {
  const layout = layoutFor(isNarrow);
  const { width, height } = layout.size;
  return (
    <svg
      className={classNames(boardStyles.surface, boardStyles.shadowed)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`bg-frame-${isNarrow}`} x2="0" y2="1">
          <stop className={styles.frameTop} />
          <stop className={styles.frameBottom} offset="1" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} rx={isNarrow ? 12 : 22} fill={`url(#bg-frame-${isNarrow})`} />
      {layout.halves.map((half) => (
        <Area key={`${half.x} ${half.y}`} box={half} radius={isNarrow ? 2 : 4} className={styles.field} />
      ))}
      {points.map((point) => (
        <polygon
          key={point}
          className={point % 2 ? styles.sea : styles.apricot}
          points={layout.triangle(point)}
        />
      ))}
      {[true, false].map((isNear) => (
        <Area
          key={String(isNear)}
          box={layout.cell({ place: off, isNear })}
          radius={isNarrow ? 4 : 8}
          className={styles.tray}
        />
      ))}
    </svg>
  );
});
