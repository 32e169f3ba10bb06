// The hands, drawn as gloves that point to the right: a silhouette of palm and fingers, and what lies on top of it.
import type { Seat } from '../../../engine/game.ts';
import { outline, poses, sleeve, tongue } from '../gloves.ts';
import type { Hand } from '../hands.ts';
import styles from './glove.module.css';

interface GloveProps {
  readonly hand: Hand;
  /** Whose sleeve it is; without one the hand stands alone. */
  readonly seat?: Seat;
}

export function Glove({ hand, seat }: GloveProps) {
  const { palm: back, fingers, over, creases, middle } = poses[hand];
  return (
    <svg
      viewBox={seat === undefined ? `${middle - 86} 10 172 160` : '0 0 240 180'}
      className={styles.glove}
      data-hand={hand}
      aria-hidden="true"
    >
      {seat !== undefined && <path className={styles[`sleeve-${seat}`]} d={sleeve} />}
      <path className={styles.edge} d={back} strokeWidth={outline} />
      {fingers.map(([d, width]) => (
        <path key={d} className={styles.edge} d={d} strokeWidth={width + outline} />
      ))}
      <path className={styles.palm} d={back} />
      {fingers.map(([d, width]) => (
        <path key={d} className={styles.skin} d={d} strokeWidth={width} />
      ))}
      {over.map(([d, width]) => (
        <g key={d}>
          <path className={styles.edge} d={d} strokeWidth={width + outline} />
          <path className={styles.skin} d={d} strokeWidth={width} />
        </g>
      ))}
      {creases.map((d) => (
        <path key={d} className={styles.crease} d={d} />
      ))}
      {hand === 'lizard' && (
        <>
          <path className={styles.tongue} d={tongue} />
          <circle className={styles.eye} cx="156" cy="58" r="6" />
        </>
      )}
      {seat !== undefined && (
        <rect className={styles[`cuff-${seat}`]} x="50" y="56" width="22" height="72" rx="9" />
      )}
    </svg>
  );
}
