// The pieces of checkers: thick discs with eight notches, and kings of two discs with a crown.
import type { ReactNode } from 'react';
import type { Seat } from '../../engine/game.ts';

const notches = Array.from({ length: 8 }, (_, i) => i * 45);
const thickness = 7;
const seats = [0, 1] as const;

/** Drawn once a board; every piece is a reference to these. */
export function DiscSymbols() {
  return (
    <svg width="0" height="0" className="ck-symbols" aria-hidden="true">
      <defs>
        {seats.map((seat) => (
          <radialGradient key={seat} id={`ck-shine-${seat}`} cx="38%" cy="32%" r="72%">
            <stop className={`ck-light-${seat}`} />
            <stop className={`ck-body-${seat}`} offset="0.6" />
            <stop className={`ck-shadow-${seat}`} offset="1" />
          </radialGradient>
        ))}
        {seats.map((seat) => (
          <symbol key={seat} id={`ck-man-${seat}`} viewBox="0 0 100 100" overflow="visible">
            <circle className="ck-shade" cx="50" cy="57" r="46" />
            <Disc seat={seat} top={47}>
              <SeatMark seat={seat} middle={47} isCrowned={false} />
            </Disc>
          </symbol>
        ))}
        {seats.map((seat) => (
          <symbol key={seat} id={`ck-king-${seat}`} viewBox="0 0 100 100" overflow="visible">
            <circle className="ck-shade" cx="50" cy="63" r="46" />
            <Disc seat={seat} top={53} />
            <Disc seat={seat} top={38}>
              <SeatMark seat={seat} middle={38} isCrowned />
              <Crown />
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
    <g className={`ck-disc-${seat}`}>
      <circle className="ck-side" cx="50" cy={top + thickness} r="46" />
      <circle className="ck-face" cx="50" cy={top} r="46" fill={`url(#ck-shine-${seat})`} />
      <g className="ck-notches">
        {notches.map((turn) => (
          <rect
            key={turn}
            x="47"
            y={top - 45}
            width="6"
            height="9"
            rx="2"
            transform={`rotate(${turn} 50 ${top})`}
          />
        ))}
      </g>
      {children}
    </g>
  );
}

interface SeatMarkProps {
  readonly seat: Seat;
  readonly middle: number;
  readonly isCrowned: boolean;
}

/** A ring for the first seat; the second has a plus in it, around a crown only its ends. */
function SeatMark({ seat, middle, isCrowned }: SeatMarkProps) {
  const whole = `M50 ${middle - 13} v26 M37 ${middle} h26`;
  const ends = `M50 ${middle - 36} v9 M50 ${middle + 27} v9 M14 ${middle} h9 M77 ${middle} h9`;
  return (
    <g className="ck-mark bd-piece-mark">
      <circle cx="50" cy={middle} r="30" />
      {seat === 1 && <path d={isCrowned ? ends : whole} />}
    </g>
  );
}

const Crown = () => (
  <g className="ck-crown">
    <circle cx="36" cy="34" r="5.5" />
    <circle cx="50" cy="27" r="5.5" />
    <circle cx="64" cy="34" r="5.5" />
    <rect x="33" y="44" width="34" height="9" rx="3" />
  </g>
);

interface PieceFaceProps {
  readonly of: Seat;
  readonly isKing: boolean;
}

export function PieceFace({ of, isKing }: PieceFaceProps) {
  return (
    <svg aria-hidden="true">
      <use href={`#ck-${isKing ? 'king' : 'man'}-${of}`} />
    </svg>
  );
}
