// A card table seen from above: cloth in a darker rim, and a line of linen let into it around what the game draws.
import type { ReactNode } from 'react';
import type { TablePlaces } from './places.ts';
import './table.css';

interface Props {
  readonly places: TablePlaces;
  readonly children: ReactNode;
}

export function TableTop({ places: { size, oval }, children }: Props) {
  return (
    <svg className="bd-surface bd-shadowed" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <defs>
        <radialGradient id="ct-cloth" cx="50%" cy="38%" r="75%">
          <stop className="ct-cloth-light" />
          <stop className="ct-cloth-dark" offset="1" />
        </radialGradient>
      </defs>
      <rect className="ct-rim" width={size.width} height={size.height} rx="22" />
      <rect x="7" y="7" width={size.width - 14} height={size.height - 14} rx="16" fill="url(#ct-cloth)" />
      <ellipse className="ct-inlay" {...oval} />
      <ellipse className="ct-inlay ct-thin" {...oval} rx={oval.rx - 9} ry={oval.ry - 9} />
      {children}
    </svg>
  );
}
