// Jack, queen and king as flat busts of circles and triangles: a cap, a hood, a crown; drawn once and mirrored.
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './cards.module.css';
import type { CardSuit } from './face.ts';

type CourtRank = 'J' | 'Q' | 'K';

const heads: Readonly<Record<CourtRank, ReactNode>> = {
  J: (
    <>
      <path className={styles.coat} d="M35 34V46L39 50V34ZM65 34V46L61 50V34Z" />
      <circle className={styles.skin} cx="50" cy="38" r="13" />
      <path className={styles.trim} d="M59 27 75 13 67 31Z" />
      <path className={styles.coat} d="M34 31A16 15 0 0 1 66 31Z" />
      <rect className={styles.trim} x="32" y="28" width="36" height="5" rx="2.5" />
    </>
  ),
  Q: (
    <>
      <path className={styles.coat} d="M50 11 70 40 66 60H34L30 40Z" />
      <circle className={styles.coat} cx="50" cy="33" r="19" />
      <circle className={styles.skin} cx="50" cy="38" r="13" />
      <path className={styles.trim} d="M36 33A14 14 0 0 1 64 33L57 28 50 33 43 28Z" />
      <circle className={styles.gold} cx="50" cy="16" r="3" />
    </>
  ),
  K: (
    <>
      <circle className={styles.skin} cx="50" cy="38" r="13" />
      <path className={styles.trim} d="M37 40 50 61 63 40A13 13 0 0 1 37 40Z" />
      <path className={styles.gold} d="M35 31V12L42.5 21 50 9 57.5 21 65 12V31Z" />
      <rect className={styles.coat} x="35" y="26" width="30" height="5" />
      <circle className={styles.coat} cx="50" cy="10" r="2.6" />
      <circle className={styles.coat} cx="35" cy="12" r="2.2" />
      <circle className={styles.coat} cx="65" cy="12" r="2.2" />
    </>
  ),
};

function Bust({ rank }: { readonly rank: CourtRank }) {
  return (
    <g>
      <path className={styles.coat} d="M22 70 38 53H62L78 70Z" />
      <path className={styles.trim} d="M40 53H60L50 68Z" />
      {heads[rank]}
      <circle className={styles.eye} cx="45" cy="38" r="1.6" />
      <circle className={styles.eye} cx="55" cy="38" r="1.6" />
    </g>
  );
}

export function Court({ rank, suit }: { readonly rank: CourtRank; readonly suit: CardSuit }) {
  return (
    <g
      className={classNames(styles.court, styles[`court-${suit}`])}
      transform="translate(50 70) scale(.86 .94) translate(-50 -70)"
    >
      <rect className={styles.panel} x="22" y="9" width="56" height="122" rx="5" />
      <Bust rank={rank} />
      <g transform="rotate(180 50 70)">
        <Bust rank={rank} />
      </g>
      <path className={styles.sash} d="M22 70H78" />
    </g>
  );
}
