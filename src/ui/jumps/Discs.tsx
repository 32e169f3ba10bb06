// The pieces of jumping games: discs with a side and a shining face, drawn once a board; what is on the face is the game's.
import type { ComponentType, ReactNode } from 'react';
import styles from './jumps.module.css';

export type DiscColour = 'w' | 'b';

const colours = ['w', 'b'] as const;

type Drawn = ComponentType<{ readonly of: DiscColour }>;

/** Every piece is a reference to these, by its letter. */
/** How the pieces of a game look. */
export interface DiscDrawing {
  readonly Man: Drawn;
  readonly King: Drawn;
}

export function DiscSymbols({ Man, King }: DiscDrawing) {
  return (
    <svg width="0" height="0" className={styles.symbols} aria-hidden="true">
      <defs>
        {colours.map((of) => (
          <radialGradient key={of} id={`jp-shine-${of}`} cx="38%" cy="32%" r="72%">
            <stop className={styles[`light-${of}`]} />
            <stop className={styles[`body-${of}`]} offset="0.6" />
            <stop className={styles[`shadow-${of}`]} offset="1" />
          </radialGradient>
        ))}
        {colours.map((of) => (
          <symbol key={of} id={`jp-${of}`} viewBox="0 0 100 100" overflow="visible">
            <Man of={of} />
          </symbol>
        ))}
        {colours.map((of) => (
          <symbol key={of} id={`jp-${of.toUpperCase()}`} viewBox="0 0 100 100" overflow="visible">
            <King of={of} />
          </symbol>
        ))}
      </defs>
    </svg>
  );
}

interface DiscProps {
  readonly of: DiscColour;
  /** The middle of the upper face. */
  readonly top: number;
  readonly radius: number;
  readonly thickness: number;
  readonly children?: ReactNode;
}

export function Disc({ of, top, radius, thickness, children }: DiscProps) {
  return (
    <g className={styles[`disc-${of}`]}>
      <circle className={styles.side} cx="50" cy={top + thickness} r={radius} />
      <circle className={styles.face} cx="50" cy={top} r={radius} fill={`url(#jp-shine-${of})`} />
      {children}
    </g>
  );
}

export const DiscFace = ({ letter }: { readonly letter: string }) => (
  <svg aria-hidden="true">
    <use href={`#jp-${letter}`} />
  </svg>
);
