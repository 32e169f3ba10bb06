// The men: tall pegs seen from above, ivory ones with a ring, ink ones with a plus.
import type { Seat } from '../../../engine/game.ts';

const seats = [0, 1] as const;

/** Drawn once a board; every man is a reference to these. */
export function ManSymbols() {
  return (
    <svg width="0" height="0" className="nm-symbols" aria-hidden="true">
      <defs>
        {seats.map((seat) => (
          <radialGradient key={seat} id={`nm-shine-${seat}`} cx="38%" cy="32%" r="72%">
            <stop className={`nm-light-${seat}`} />
            <stop className={`nm-body-${seat}`} offset="0.6" />
            <stop className={`nm-shadow-${seat}`} offset="1" />
          </radialGradient>
        ))}
        {seats.map((seat) => (
          <symbol key={seat} id={`nm-man-${seat}`} viewBox="0 0 100 100" overflow="visible">
            <g className={`nm-man-${seat}`}>
              <ellipse className="nm-shade" cx="52" cy="63" rx="45" ry="42" />
              <circle className="nm-side" cx="50" cy="57" r="44" />
              <circle className="nm-face" cx="50" cy="46" r="44" fill={`url(#nm-shine-${seat})`} />
              <circle className="nm-bevel" cx="50" cy="46" r="36" />
              {seat === 0 ? (
                <circle className="nm-mark bd-piece-mark" cx="50" cy="46" r="20" />
              ) : (
                <path className="nm-mark bd-piece-mark" d="M50 28v36M32 46h36" />
              )}
            </g>
          </symbol>
        ))}
      </defs>
    </svg>
  );
}

export const ManFace = ({ of }: { readonly of: Seat }) => (
  <svg aria-hidden="true">
    <use href={`#nm-man-${of}`} />
  </svg>
);
