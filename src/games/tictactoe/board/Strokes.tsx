// What is drawn with a brush: the paper and its grid, crosses and rings, and the line through three of them.
import { memo } from 'react';
import type { Seat } from '../../../engine/game.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { classNames } from '../../../ui/classNames.ts';
import type { Kind } from '../cells.ts';
import { size } from '../places.ts';
import { barsOf, hairsOf, lineThrough, strokesOf } from '../strokes.ts';
import styles from './board.module.css';

interface MarkProps {
  readonly of: Seat;
  /** It is drawn before one's eyes. */
  readonly isFresh?: boolean;
}

/** A cross in two strokes, or a ring in one. */
export function Mark({ of, isFresh = false }: MarkProps) {
  const { ink, shine } = strokesOf[of === 0 ? 0 : 1];
  return (
    <svg
      viewBox="0 0 100 100"
      className={styles[`mark-${of}`]}
      data-fresh={isFresh || undefined}
      aria-hidden="true"
    >
      {ink.map((d) => (
        <path key={d} className={styles.ink} d={d} pathLength="1" />
      ))}
      {shine.map((d) => (
        <path key={d} className={styles.shine} d={d} pathLength="1" />
      ))}
    </svg>
  );
}

/** The paper and its strokes. */
export const Paper = memo(function Paper({ kind }: { readonly kind: Kind }) {
  return (
    <svg
      className={classNames(boardStyles.surface, boardStyles.shadowed)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      <rect className={styles.paper} x="2" y="2" width={size.width - 4} height={size.height - 4} rx="28" />
      {hairsOf(kind).map((d) => (
        <path key={d} className={styles.hair} d={d} />
      ))}
      {barsOf(kind).map((d) => (
        <path key={d} className={styles.bar} d={d} />
      ))}
    </svg>
  );
});

/** The stroke through three in a row. */
export function WinningLine({ kind, line }: { readonly kind: Kind; readonly line: readonly number[] }) {
  const d = lineThrough(kind, line);
  if (d === null) return null;
  return (
    <svg
      className={classNames(boardStyles.surface, styles.line)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      data-part="winning-line"
      aria-hidden="true"
    >
      <path className={styles.lineRim} d={d} pathLength="1" />
      <path className={styles.lineInk} d={d} pathLength="1" />
    </svg>
  );
}
