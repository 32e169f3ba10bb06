// What cards are drawn with, once a board: the four pips, the back with its lattice of tops.
import { clubOutline, suitOutlines } from '../../engine/picture/suits.ts';
import styles from './cards.module.css';

export function CardSymbols() {
  return (
    <svg width="0" height="0" className={styles.symbols} aria-hidden="true">
      <defs>
        <symbol id="cd-C" viewBox="-50 -50 100 100">
          <path d={clubOutline.foot} />
          {clubOutline.circles.map(([x, y, r]) => (
            <circle cx={x} cy={y} key={`${x} ${y}`} r={r} />
          ))}
        </symbol>
        <symbol id="cd-D" viewBox="-50 -50 100 100">
          <path d={suitOutlines.D} />
        </symbol>
        <symbol id="cd-H" viewBox="-50 -50 100 100">
          <path d={suitOutlines.H} />
        </symbol>
        <symbol id="cd-S" viewBox="-50 -50 100 100">
          <path d={suitOutlines.S} />
        </symbol>
        <BackSymbols />
      </defs>
    </svg>
  );
}

function BackSymbols() {
  return (
    <>
      <symbol id="cd-top" viewBox="0 0 12 16" overflow="visible">
        <rect x="4.8" width="2.4" height="4" rx="1.2" />
        <rect y="4.6" width="12" height="3" rx="1.5" />
        <path d="M2.2 8.6h7.6c-.7 2.8-2 5.2-3.8 7-1.8-1.8-3.1-4.2-3.8-7z" />
      </symbol>
      <pattern id="cd-lattice" width="22" height="32" patternUnits="userSpaceOnUse" x="6" y="6">
        <g className={styles.lattice}>
          <use href="#cd-top" x="5" width="12" height="16" />
          <use href="#cd-top" x="-6" y="16" width="12" height="16" />
          <use href="#cd-top" x="16" y="16" width="12" height="16" />
        </g>
      </pattern>
      <symbol id="cd-back" viewBox="0 0 100 140">
        <rect className={styles.shade} x="0.8" y="2.5" width="98.4" height="137" rx="8" />
        <rect className={styles.body} x="0.8" y="0.8" width="98.4" height="138" rx="8" />
        <rect className={styles.back} x="6" y="6" width="88" height="128" rx="4.5" />
        <rect x="6" y="6" width="88" height="128" rx="4.5" fill="url(#cd-lattice)" />
      </symbol>
    </>
  );
}
