// The chess pieces as SVG: flat silhouettes of our own on a common base, built to be told apart at 30 pixels.
import type { ReactNode } from 'react';
import boardStyles from '../../../ui/board/board.module.css';
import { classNames } from '../../../ui/classNames.ts';
import { type Kind, kindOf, kinds, ownerOf } from '../squares.ts';
import styles from './board.module.css';

interface Shape {
  readonly body: ReactNode;
  /** Lines inside, lighter on the black pieces. */
  readonly lines?: string;
}

const shapes: Readonly<Record<Kind, Shape>> = {
  pawn: {
    body: (
      <>
        <path d="M33 80c2-13 10-17 10-31h14c0 14 8 18 10 31z" />
        <circle cx="50" cy="36" r="15" />
      </>
    ),
    lines: 'M37 52h26',
  },
  knight: {
    body: (
      <path d="M32 80c-1-15 15-19 16-32-6 3-10 5-14 11-4 5-17 2-17-6 0-4 9-11 12-20 2-7 8-11 13-13l-1-11 11 9c21 5 30 27 26 62z" />
    ),
    lines: 'M57 28c10 9 14 24 12 42',
  },
  bishop: {
    body: (
      <>
        <path d="M34 80l8-16h16l8 16z" />
        <path d="M50 18c13 11 19 22 17 33-1 9-8 15-17 15s-16-6-17-15c-2-11 4-22 17-33z" />
        <circle cx="50" cy="14" r="6" />
      </>
    ),
    lines: 'M50 48l11-17',
  },
  rook: {
    body: <path d="M26 17h13v8h5.5v-8h11v8H61v-8h13v20l-8 7v24l7 12H27l7-12V44l-8-7z" />,
    lines: 'M34 44h32M34 68h32',
  },
  queen: {
    body: (
      <>
        <path d="M24 80c2-6 1-9-1-14L15 34l17 16 2-24 11 22 5-27 5 27 11-22 2 24 17-16-8 32c-2 5-3 8-1 14z" />
        <circle cx="13" cy="31" r="6" />
        <circle cx="33" cy="23" r="6" />
        <circle cx="50" cy="18" r="6" />
        <circle cx="67" cy="23" r="6" />
        <circle cx="87" cy="31" r="6" />
      </>
    ),
    lines: 'M25 67q25-7 50 0',
  },
  king: {
    body: (
      <>
        <path d="M44.5 4h11l-2.5 8 8-2.5v11L53 18l2 11H45l2-11-8 2.5v-11l8 2.5z" />
        <path d="M26 80c0-5-13-14-13-27 0-11 8-17 17-17 8 0 15 4 20 12 5-8 12-12 20-12 9 0 17 6 17 17 0 13-13 22-13 27z" />
        <path d="M50 26c9 7 8 17 0 24-8-7-9-17 0-24z" />
      </>
    ),
    lines: 'M27 69q23-8 46 0',
  },
};

const owners = [0, 1] as const;

/** Drawn once a board; every piece is a reference to these. */
export function PieceSymbols() {
  return (
    <svg width="0" height="0" className={styles.symbols} aria-hidden="true">
      <defs>
        {owners.flatMap((owner) =>
          kinds.map((kind) => (
            <symbol
              key={`${kind} ${owner}`}
              id={`ch-${kind}-${owner}`}
              viewBox="0 0 100 100"
              overflow="visible"
            >
              <rect className={styles.shade} x="19" y="84" width="62" height="12" rx="6" />
              <g className={styles[`man-${owner}`]}>
                {shapes[kind].body}
                <rect x="19" y="79" width="62" height="12" rx="5" />
                <g className={classNames(styles.lines, boardStyles.pieceMark)}>
                  {shapes[kind].lines && <path d={shapes[kind].lines} />}
                </g>
                {kind === 'knight' && <circle className={styles.eye} cx="39" cy="36" r="3.6" />}
              </g>
            </symbol>
          )),
        )}
      </defs>
    </svg>
  );
}

export function PieceFace({ letter }: { readonly letter: string }) {
  return (
    <svg aria-hidden="true">
      <use href={`#ch-${kindOf(letter)}-${ownerOf(letter)}`} />
    </svg>
  );
}
