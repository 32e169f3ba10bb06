// A card table seen from above: cloth in a darker rim, and a line of linen let into it around what the game draws.
import type { ReactNode } from 'react';
import boardStyles from '../board/board.module.css';
import { classNames } from '../classNames.ts';
import type { TablePlaces } from './places.ts';
import styles from './table.module.css';

interface Props {
  readonly places: TablePlaces;
  readonly children: ReactNode;
}

export function TableTop({ places: { size, oval }, children }: Props) {
  return (
    <svg
      className={classNames(boardStyles.surface, boardStyles.shadowed)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="ct-cloth" cx="50%" cy="38%" r="75%">
          <stop className={styles.clothLight} />
          <stop className={styles.clothDark} offset="1" />
        </radialGradient>
      </defs>
      <rect className={styles.rim} width={size.width} height={size.height} rx="22" />
      <rect x="7" y="7" width={size.width - 14} height={size.height - 14} rx="16" fill="url(#ct-cloth)" />
      <ellipse className={styles.inlay} {...oval} />
      <ellipse
        className={classNames(styles.inlay, styles.thin)}
        {...oval}
        rx={oval.rx - 9}
        ry={oval.ry - 9}
      />
      {children}
    </svg>
  );
}
