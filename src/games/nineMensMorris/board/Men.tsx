// The men: tall pegs seen from above, ivory ones with a ring, ink ones with a plus.
import type { Seat } from '../../../engine/game.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { classNames } from '../../../ui/classNames.ts';
import styles from './board.module.css';

const seats = [0, 1] as const;

/** Drawn once a board; every man is a reference to these. */
export function ManSymbols() {
  return (
    <svg width="0" height="0" className={styles.symbols} aria-hidden="true">
      <defs>
        {seats.map((seat) => (
          <radialGradient key={seat} id={`nm-shine-${seat}`} cx="38%" cy="32%" r="72%">
            <stop className={styles[`light-${seat}`]} />
            <stop className={styles[`body-${seat}`]} offset="0.6" />
            <stop className={styles[`shadow-${seat}`]} offset="1" />
          </radialGradient>
        ))}
        {seats.map((seat) => (
          <symbol key={seat} id={`nm-man-${seat}`} viewBox="0 0 100 100" overflow="visible">
            <g className={styles[`man-${seat}`]}>
              <ellipse className={styles.shade} cx="52" cy="63" rx="45" ry="42" />
              <circle className={styles.side} cx="50" cy="57" r="44" />
              <circle className={styles.face} cx="50" cy="46" r="44" fill={`url(#nm-shine-${seat})`} />
              <circle className={styles.bevel} cx="50" cy="46" r="36" />
              {seat === 0 ? (
                <circle className={classNames(styles.mark, boardStyles.pieceMark)} cx="50" cy="46" r="20" />
              ) : (
                <path className={classNames(styles.mark, boardStyles.pieceMark)} d="M50 28v36M32 46h36" />
              )}
            </g>
          </symbol>
        ))}
      </defs>
    </svg>
  );
}

export const ManFace = ({ of }: { readonly of: Seat }) => (
  <svg aria-hidden="true">
    <use href={`#nm-man-${of}`} />
  </svg>
);
