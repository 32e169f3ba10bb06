// The pieces of draughts: flat discs with one groove, and kings twice as high with a saffron ring.
import type { ReactNode } from 'react';
import type { Seat } from '../../engine/game.ts';

const thickness = 4;
const seats = [0, 1] as const;

/** Drawn once a board; every piece is a reference to these. */
export function DiscSymbols() {
  return (
    <svg width="0" height="0" className="dr-symbols" aria-hidden="true">
      <defs>
        {seats.map((seat) => (
          <radialGradient key={seat} id={`dr-shine-${seat}`} cx="38%" cy="32%" r="72%">
            <stop className={`dr-light-${seat}`} />
            <stop className={`dr-body-${seat}`} offset="0.6" />
            <stop className={`dr-shadow-${seat}`} offset="1" />
          </radialGradient>
        ))}
        {seats.map((seat) => (
          <symbol key={seat} id={`dr-man-${seat}`} viewBox="0 0 100 100" overflow="visible">
            <circle className="dr-shade" cx="50" cy="55" r="47" />
            <Disc seat={seat} top={48}>
              <circle className="dr-groove" cx="50" cy="48" r="31" />
              <SeatMark seat={seat} middle={48} />
            </Disc>
          </symbol>
        ))}
        {seats.map((seat) => (
          <symbol key={seat} id={`dr-king-${seat}`} viewBox="0 0 100 100" overflow="visible">
            <circle className="dr-shade" cx="50" cy="61" r="47" />
            <Disc seat={seat} top={53} />
            <Disc seat={seat} top={40}>
              <circle className="dr-ring-edge" cx="50" cy="40" r="30" />
              <circle className="dr-ring" cx="50" cy="40" r="30" />
              <SeatMark seat={seat} middle={40} />
            </Disc>
          </symbol>
        ))}
      </defs>
    </svg>
  );
}

interface DiscProps {
  readonly seat: Seat;
  /** The middle of the upper face. */
  readonly top: number;
  readonly children?: ReactNode;
}

function Disc({ seat, top, children }: DiscProps) {
  return (
    <g className={`dr-disc-${seat}`}>
      <circle className="dr-side" cx="50" cy={top + thickness} r="47" />
      <circle className="dr-face" cx="50" cy={top} r="47" fill={`url(#dr-shine-${seat})`} />
      {children}
    </g>
  );
}

interface SeatMarkProps {
  readonly seat: Seat;
  readonly middle: number;
}

/** The groove is the ring of the first seat; the second has a plus in it. */
const SeatMark = ({ seat, middle }: SeatMarkProps) =>
  seat === 1 && <path className="dr-mark bd-piece-mark" d={`M50 ${middle - 13} v26 M37 ${middle} h26`} />;

interface PieceFaceProps {
  readonly of: Seat;
  readonly isKing: boolean;
}

export function PieceFace({ of, isKing }: PieceFaceProps) {
  return (
    <svg aria-hidden="true">
      <use href={`#dr-${isKing ? 'king' : 'man'}-${of}`} />
    </svg>
  );
}
