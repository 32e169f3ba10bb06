// A pawn from above: the colour of its seat, and on top the sign of the seat.
import type { Seat } from '../../../engine/game.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { classNames } from '../../../ui/classNames.ts';
import { signs } from '../signs.ts';
import styles from './board.module.css';

export function Pawn({ of }: { readonly of: Seat }) {
  return (
    <svg viewBox="0 0 100 100" className={styles[`pawn-${of}`]} aria-hidden="true">
      <ellipse className={styles.shade} cx="53" cy="62" rx="40" ry="35" />
      <circle className={styles.foot} cx="50" cy="54" r="42" />
      <circle className={styles.head} cx="50" cy="48" r="34" />
      <path className={styles.light} d="M27 40A28 28 0 0 1 48 22" />
      <path className={classNames(styles.sign, boardStyles.pieceMark)} d={signs[of] ?? ''} />
    </svg>
  );
}
