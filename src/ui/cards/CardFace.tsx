// One card, seen from its face or its back.
import { classNames } from '../classNames.ts';
import { Court } from './Court.tsx';
import styles from './cards.module.css';
import { type CardCode, rankOfCode, suitOfCode } from './face.ts';

/** Where the pips of a number card lie: column 0 left, 1 middle, 2 right, and height. */
const layouts: Readonly<Record<string, readonly (readonly [column: 0 | 1 | 2, y: number])[]>> = {
  '2': [
    [1, 30],
    [1, 110],
  ],
  '3': [
    [1, 30],
    [1, 70],
    [1, 110],
  ],
  '4': [
    [0, 30],
    [2, 30],
    [0, 110],
    [2, 110],
  ],
  '5': [
    [0, 30],
    [2, 30],
    [1, 70],
    [0, 110],
    [2, 110],
  ],
  '6': [
    [0, 30],
    [2, 30],
    [0, 70],
    [2, 70],
    [0, 110],
    [2, 110],
  ],
  '7': [
    [0, 30],
    [2, 30],
    [1, 50],
    [0, 70],
    [2, 70],
    [0, 110],
    [2, 110],
  ],
  '8': [
    [0, 30],
    [2, 30],
    [1, 50],
    [0, 70],
    [2, 70],
    [1, 90],
    [0, 110],
    [2, 110],
  ],
  '9': [
    [0, 30],
    [2, 30],
    [0, 57],
    [2, 57],
    [1, 70],
    [0, 83],
    [2, 83],
    [0, 110],
    [2, 110],
  ],
  T: [
    [0, 30],
    [2, 30],
    [1, 43],
    [0, 57],
    [2, 57],
    [0, 83],
    [2, 83],
    [1, 97],
    [0, 110],
    [2, 110],
  ],
};

interface PipProps {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function Pip({ href, x, y, size }: PipProps) {
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  return <use href={href} {...box} transform={y > 70 ? `rotate(180 ${x} ${y})` : undefined} />;
}

function Index({ rank, href }: { readonly rank: string; readonly href: string }) {
  return (
    <g>
      <text className={styles.index} transform={`translate(16 32) scale(${rank === 'T' ? 0.64 : 1} 1)`}>
        {rank === 'T' ? '10' : rank}
      </text>
      <use href={href} x="6" y="38" width="20" height="20" />
    </g>
  );
}

function Middle({ card, href }: { readonly card: CardCode; readonly href: string }) {
  const rank = rankOfCode(card);
  if (rank === 'J' || rank === 'Q' || rank === 'K') return <Court rank={rank} suit={suitOfCode(card)} />;
  if (rank === 'A') return <Pip href={href} x={50} y={70} size={50} />;
  return layouts[rank]?.map(([column, y]) => (
    <Pip key={`${column} ${y}`} href={href} x={39 + column * 11} y={y} size={17} />
  ));
}

interface CardFaceProps {
  readonly card: CardCode;
  /** It cannot be played now. */
  readonly isDim?: boolean;
  /** A card to beware of. */
  readonly isEdged?: boolean;
}

export function CardFace({ card, isDim = false, isEdged = false }: CardFaceProps) {
  const suit = suitOfCode(card);
  const href = `#cd-${suit}`;
  return (
    <svg
      viewBox="0 0 100 140"
      className={classNames(styles.card, styles[`suit-${suit}`])}
      data-dim={isDim}
      data-edged={isEdged}
      aria-hidden="true"
    >
      <rect className={styles.shade} x="0.8" y="2.5" width="98.4" height="137" rx="8" />
      <rect className={styles.body} x="0.8" y="0.8" width="98.4" height="138" rx="8" />
      <g className={styles.print}>
        <Middle card={card} href={href} />
        <Index rank={rankOfCode(card)} href={href} />
        <g transform="rotate(180 50 70)">
          <Index rank={rankOfCode(card)} href={href} />
        </g>
      </g>
    </svg>
  );
}

export function CardBack() {
  return (
    <svg viewBox="0 0 100 140" className={styles.card} aria-hidden="true">
      <use href="#cd-back" />
    </svg>
  );
}
