// The backgammon board itself: frame, halves, points, bar and trays. It is drawn once and never moves.
import { memo } from 'react';
import type { Box } from '../../../ui/board/box.ts';
import { off } from '../position.ts';
import { layoutFor } from './layout.ts';

const points = Array.from({ length: 24 }, (_, i) => i + 1);

const Area = ({
  box,
  radius,
  className,
}: {
  readonly box: Box;
  readonly radius: number;
  readonly className: string;
}) => <rect className={className} {...box} rx={radius} />;

export const Surface = memo(function Surface({ isNarrow }: { readonly isNarrow: boolean }) {
  const layout = layoutFor(isNarrow);
  const { width, height } = layout.size;
  return (
    <svg className="bd-surface bd-shadowed" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <linearGradient id={`bg-frame-${isNarrow}`} x2="0" y2="1">
          <stop className="bg-frame-top" />
          <stop className="bg-frame-bottom" offset="1" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} rx={isNarrow ? 12 : 22} fill={`url(#bg-frame-${isNarrow})`} />
      {layout.halves.map((half) => (
        <Area key={`${half.x} ${half.y}`} box={half} radius={isNarrow ? 2 : 4} className="bg-field" />
      ))}
      {points.map((point) => (
        <polygon
          key={point}
          className={point % 2 ? 'bg-sea' : 'bg-apricot'}
          points={layout.triangle(point)}
        />
      ))}
      {[true, false].map((isNear) => (
        <Area
          key={String(isNear)}
          box={layout.cell({ place: off, isNear })}
          radius={isNarrow ? 4 : 8}
          className="bg-tray"
        />
      ))}
    </svg>
  );
});
