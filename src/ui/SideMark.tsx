// What a player plays with, beside their name: the disc of their side, or the shape of their seat where sides share the pieces.
import type { Seat } from '../engine/game.ts';
import { classNames } from './classNames.ts';
import { SeatShape } from './SeatShape.tsx';
import styles from './sideMark.module.css';

/** The colour of a side's pieces; a cross or a ring where the sides draw these. */
export type MarkSide = 'ivory' | 'ink' | 'saffron' | 'coral' | 'cross' | 'ring';

/** A ring for the first seat and a plus for the second, as on the boards. */
const marks = ['M10 5.4a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2', 'M10 6v8M6 10h8'];

/** What is drawn itself, with no disc around it. */
const strokes = { cross: 'M4.5 4.5l11 11M15.5 4.5l-11 11', ring: 'M10 4a6 6 0 1 1 0 12a6 6 0 1 1 0-12' };

interface SideMarkProps {
  readonly seat: Seat;
  /** By seat; of the game's board. */
  readonly sides: readonly MarkSide[] | undefined;
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Decoration beside a name. */
export function SideMark({ seat, sides, size = 16, className = '' }: SideMarkProps) {
  const side = sides?.[seat];
  if (!side) return <SeatShape className={className} seat={seat} size={size} />;
  const stroke = side === 'cross' || side === 'ring' ? strokes[side] : null;
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.side, className)}
      data-side={side}
      height={size}
      viewBox="0 0 20 20"
      width={size}
    >
      {stroke === null && <circle cx="10" cy="10" r="8.6" strokeWidth="1.6" />}
      <path
        d={stroke ?? marks[seat % marks.length]}
        fill="none"
        strokeLinecap="round"
        strokeWidth={stroke === null ? 1.6 : 3.4}
      />
    </svg>
  );
}
