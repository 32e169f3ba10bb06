// The two discs of Connect 4: saffron with two rings, coral with a plus.
import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/game.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { classNames } from '../../../ui/classNames.ts';
import styles from './board.module.css';

/** Drawn once a board; every disc on it is a reference to these. */
export function DiscSymbols() {
  return (
    <svg width="0" height="0" className={styles.symbols} aria-hidden="true">
      <defs>
        <radialGradient id="c4-gloss" cx="38%" cy="32%" r="75%">
          <stop stopColor="#ffffff" stopOpacity="0.42" />
          <stop offset="0.5" stopColor="#ffffff" stopOpacity="0" />
          <stop offset="1" stopColor="#000000" stopOpacity="0.2" />
        </radialGradient>
        <symbol id="c4-disc-0" viewBox="0 0 100 100">
          <Body seat={0}>
            <circle cx="50" cy="50" r="31" />
            <circle cx="50" cy="50" r="16" />
          </Body>
        </symbol>
        <symbol id="c4-disc-1" viewBox="0 0 100 100">
          <Body seat={1}>
            <circle cx="50" cy="50" r="31" />
            <path d="M50 36 V64 M36 50 H64" />
          </Body>
        </symbol>
      </defs>
    </svg>
  );
}

function Body({ seat, children }: { readonly seat: Seat; readonly children: ReactNode }) {
  return (
    <g className={styles[`disc-${seat}`]}>
      <circle className={styles.shade} cx="50" cy="53" r="47" />
      <circle className={styles.body} cx="50" cy="50" r="47" />
      <circle className={styles.gloss} cx="50" cy="50" r="47" fill="url(#c4-gloss)" />
      <g className={classNames(styles.mark, boardStyles.pieceMark)}>{children}</g>
    </g>
  );
}

export function Disc({ of }: { readonly of: Seat }) {
  return (
    <svg aria-hidden="true">
      <use href={`#c4-disc-${of}`} />
    </svg>
  );
}
