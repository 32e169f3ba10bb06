// Badges for what a single game calls a feat.
import type { Picture } from './hex.tsx';
import { letter, Star, Tile } from './parts.tsx';

export const feats: Record<string, Picture> = {
  checkmate: ({ ink, accent }) => (
    <g transform="rotate(38 32 34)">
      <path d="M30.5 14h3v3.5H37v3h-3.5V24h-3v-3.5H27v-3h3.5z" fill={accent} />
      <path d="M24 40c-5-4-5-12 2-13 3 0 5 1.5 6 3 1-1.5 3-3 6-3 7 1 7 9 2 13z" fill={ink} />
      <path d="M23 42h18v5H23z" fill={ink} />
    </g>
  ),
  gammon: ({ ink, accent }) => (
    <>
      <path d="m18 19 5 24 5-24zM36 19l5 24 5-24z" fill={ink} fillOpacity=".45" />
      <circle cx="32" cy="40.5" fill={ink} r="6" />
      <circle cx="32" cy="28.5" fill={accent} r="6" />
    </>
  ),
  moon: ({ ink, accent }) => (
    <>
      <path d="M38 46a15 15 0 1 1 0-28 12.5 12.5 0 0 0 0 28z" fill={ink} />
      <Star fill={accent} size={5} x={43} y={27} />
      <Star fill={accent} size={3.2} x={46} y={38} />
    </>
  ),
  nil: ({ ink, accent }) => (
    <>
      <ellipse cx="32" cy="32" fill="none" rx="9.5" ry="13" stroke={ink} strokeWidth="5" />
      <path d="m22 44 20-24" stroke={accent} strokeLinecap="round" strokeWidth="3" />
    </>
  ),
  sevenPairs: ({ ink, accent }) => (
    <>
      {[0, 1, 2, 3, 4, 5, 6].map((pair) => (
        <g fill={pair === 3 ? accent : ink} key={pair}>
          <rect height="9" rx="1" width="3" x={15.5 + pair * 4.9} y="22" />
          <rect height="9" rx="1" width="3" x={15.5 + pair * 4.9} y="33" />
        </g>
      ))}
    </>
  ),
  scrabbleBonus: ({ ink, accent }) => (
    <>
      {[16.5, 26.8, 37.2, 47.5].map((x) => (
        <Tile fill={ink} key={x} size={8.6} x={x} y={27} />
      ))}
      {[21.7, 32, 42.3].map((x) => (
        <Tile fill={accent} key={x} size={8.6} x={x} y={37.5} />
      ))}
    </>
  ),
  boggleEight: (inks) => (
    <>
      <path d="m32 15 15 8-15 8-15-8z" fill={inks.accent} />
      <path d="M17 25.5 31 33v15l-14-8zM47 25.5 33 33v15l14-8z" fill={inks.ink} />
      <g transform="skewY(28) translate(0 -13)">{letter(24, 37, 0.8, inks)}</g>
    </>
  ),
  minefield: ({ ink, accent }) => (
    <>
      <path
        d="M28 26v18m-9-9h18m-15.4-6.4 12.8 12.800m0-12.8-12.8 12.8"
        stroke={ink}
        strokeLinecap="round"
        strokeWidth="2.6"
      />
      <circle cx="28" cy="35" fill={ink} r="7.5" />
      <path d="M40 45V19" stroke={ink} strokeLinecap="round" strokeWidth="2.4" />
      <path d="m40 18 9 4.5-9 4.500z" fill={accent} />
    </>
  ),
  bigFleet: ({ ink, accent }) => (
    <>
      <path d="M14 37h36l-5 8H19z" fill={ink} />
      <path d="M24 35v-6h6v-7h5v7h6v6z" fill={ink} />
      <path d="M32.5 21v-5l7 2.500z" fill={accent} />
      <path
        d="M15 49c3 0 3-2 6-2s3 2 6 2 3-2 6-2 3 2 6 2 3-2 6-2"
        fill="none"
        stroke={accent}
        strokeLinecap="round"
        strokeWidth="1.8"
      />
    </>
  ),
  sketchQuick: ({ ink, accent, ground }) => (
    <>
      <path d="M14 33c5-8 11-11 18-11s13 3 18 11c-5 8-11 11-18 11s-13-3-18-11z" fill={ink} />
      <circle cx="32" cy="33" fill={ground} r="8" />
      <path d="M34 25.5 27 35h4.5l-1.5 6.5 7-9.5h-4.5z" fill={accent} />
    </>
  ),
  sketchAll: ({ ink, accent, ground }) => (
    <>
      <rect fill={ink} height="25" rx="3" width="30" x="17" y="20" />
      <path
        d="M21 39c3-8 6-10 9-7s5 3 7-3"
        fill="none"
        stroke={ground}
        strokeLinecap="round"
        strokeWidth="2.6"
      />
      <path d="m33 30 11-13 5 4-11 13-6 2z" fill={accent} stroke={ground} strokeWidth="1.5" />
    </>
  ),
};
