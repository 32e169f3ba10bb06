// The picture of every badge, by its key, in 64 × 64 units.
import type { ReactElement } from 'react';
import { feats } from './feats.tsx';
import { type Drawing, outlined, type Picture, struck } from './hex.tsx';
import { Check, Cup, Flame, Grid, letter, Question, Star, Tile } from './parts.tsx';

const on = (ground: string, pictures: Readonly<Record<string, Picture>>): Record<string, Drawing> =>
  Object.fromEntries(Object.entries(pictures).map(([key, picture]) => [key, { ground, picture }]));

/** A cup over one, two or three stars. */
const wins =
  (stars: readonly number[]): Picture =>
  ({ ink, accent }) => (
    <>
      <Cup fill={ink} x={32} y={27} />
      {stars.map((x) => (
        <Star fill={accent} key={x} size={4.5} x={x} y={44.5} />
      ))}
    </>
  );

const tables: Record<string, Picture> = {
  firstGame: ({ ink, accent }) => (
    <>
      <circle cx="32" cy="32" fill={ink} r="9" />
      <circle cx="32" cy="17.5" fill={accent} r="4" />
      <circle cx="46.5" cy="32" fill="none" r="4" stroke={ink} strokeWidth="2" />
      <circle cx="32" cy="46.5" fill="none" r="4" stroke={ink} strokeWidth="2" />
      <circle cx="17.5" cy="32" fill="none" r="4" stroke={ink} strokeWidth="2" />
    </>
  ),
  firstWin: ({ accent }) => <Cup fill={accent} x={32} y={32} />,
  tenWins: wins([32]),
  fiftyWins: wins([26, 38]),
  hundredWins: wins([21, 32, 43]),
  allRounder: ({ ink, accent }) => (
    <>
      <circle cx="24" cy="24" fill={accent} r="6" />
      <rect fill={ink} height="11" rx="1.5" width="11" x="34.5" y="18.5" />
      <path d="m24 34 6.5 11h-13z" fill={ink} />
      <path d="m40 33.5 6 6-6 6-6-6z" fill={accent} />
    </>
  ),
  winStreak5: ({ ink, accent }) => (
    <>
      <Flame fill={accent} size={1.35} x={32} y={33} />
      <Flame fill={ink} size={0.6} x={32} y={41} />
    </>
  ),
  goodSport: ({ ink, accent }) => (
    <>
      <path d="M32 47 18.5 33a8 8 0 0 1 13.5-8.5A8 8 0 0 1 45.5 33z" fill={ink} />
      <Check fill={accent} width={3.4} x={31} y={34} />
    </>
  ),
  host10: ({ ink, accent }) => (
    <>
      <path d="M17 31 32 18l15 13v3h-3v12H20V34h-3z" fill={ink} />
      <path d="M28 46V36.5a4 4 0 0 1 8 0V46z" fill={accent} />
    </>
  ),
  teamMixer: ({ ink, accent }) => (
    <>
      <g fill={ink}>
        <circle cx="22" cy="27" r="4.5" />
        <path d="M14.5 41a7.5 7.5 0 0 1 15 0z" />
        <circle cx="42" cy="27" r="4.5" />
        <path d="M34.5 41a7.5 7.5 0 0 1 15 0z" />
      </g>
      <circle cx="32" cy="29" fill={accent} r="5.2" />
      <path d="M23 46a9 9 0 0 1 18 0z" fill={accent} />
    </>
  ),
};

const puzzles: Record<string, Picture> = {
  wordFirst: (inks) => (
    <>
      <Tile fill={inks.ink} size={25} x={32} y={32} />
      {letter(32, 32, 1.25, inks)}
    </>
  ),
  wordThree: ({ ink, accent }) => (
    <>
      {[20, 30, 40].map((y, row) => (
        <g key={y}>
          {[21, 31.7, 42.3].map((x) => (
            <Tile fill={row === 2 ? accent : ink} key={x} size={8.4} x={x} y={y + 2} />
          ))}
        </g>
      ))}
    </>
  ),
  wordOne: (inks) => (
    <>
      <Tile fill={inks.ink} size={22} x={30} y={35} />
      {letter(30, 35, 1.1, inks)}
      <Star fill={inks.accent} size={8} x={43} y={22} />
    </>
  ),
  mathFirst: ({ ink, ground }) => (
    <>
      <Tile fill={ink} size={25} x={32} y={32} />
      <path d="M32 25v14M25 32h14" stroke={ground} strokeLinecap="round" strokeWidth="3.4" />
    </>
  ),
  mathThree: ({ ink, accent }) => (
    <g strokeLinecap="round" strokeWidth="3.4">
      <path d="M24 18.5v10M19 23.5h10M37 23.5h9" stroke={ink} />
      <path d="m20 36 8 8m0-8-8 8" stroke={ink} />
      <path d="M37 37.5h9M37 43.5h9" stroke={accent} />
    </g>
  ),
  mapFirst: ({ ink, accent, ground }) => (
    <>
      <path d="M32 48c-7.5-8-11-12.6-11-18a11 11 0 0 1 22 0c0 5.4-3.5 10-11 18z" fill={ink} />
      <circle cx="32" cy="29.5" fill={ground} r="5.4" />
      <circle cx="32" cy="29.5" fill={accent} r="2.6" />
    </>
  ),
  mapThree: ({ ink, accent }) => (
    <>
      <path d="M18 22l9-3.5 10 3.5 9-3.5V42l-9 3.5L27 42l-9 3.5z" fill={ink} />
      <g fill={accent}>
        <circle cx="24" cy="36" r="2.6" />
        <circle cx="32" cy="31" r="2.6" />
        <circle cx="40" cy="26" r="2.6" />
      </g>
    </>
  ),
  sudokuFirst: ({ ink, accent }) => <Grid accent={accent} ink={ink} lit={[4]} />,
  sudokuExpert: ({ ink, accent, ground }) => (
    <>
      <Grid accent={accent} ink={ink} lit={[]} />
      <circle cx="32" cy="32" fill={ground} r="9.5" />
      <Star fill={accent} size={8.5} x={32} y={32.5} />
    </>
  ),
  sudokuClean: ({ ink, accent, ground }) => (
    <>
      <Grid accent={accent} ink={ink} lit={[]} />
      <circle cx="41" cy="41" fill={ground} r="9" />
      <Check fill={accent} x={40.5} y={41} />
    </>
  ),
};

/** A flame over as many bars as the streak is long, in its way. */
const streak =
  (bars: number): Picture =>
  ({ ink, accent }) => (
    <>
      <Flame fill={accent} x={32} y={28} />
      {Array.from({ length: 5 }, (_, at) => (
        <rect
          fill={ink}
          height={bars}
          key={at}
          rx="1"
          width="4"
          x={19.5 + at * 5.25}
          y={43.5 - bars / 2 + 1}
        />
      ))}
    </>
  );

const streaks: Record<string, Picture> = { streak5: streak(3), streak20: streak(5), streak60: streak(8) };

const events: Record<string, Picture> = {
  triviaFirst: ({ ink }) => <Question fill={ink} x={31.5} y={29} />,
  triviaWin: ({ ink, accent }) => (
    <>
      <path d="m20 24-2-9 7 4.5 7-6 7 6 7-4.5-2 9z" fill={accent} />
      <g transform="translate(4.5 6.5) scale(.86)">
        <Question fill={ink} x={31.5} y={34} />
      </g>
    </>
  ),
  triviaPerfect: ({ ink, accent }) => (
    <>
      <circle cx="32" cy="32" fill="none" r="13.5" stroke={ink} strokeWidth="3" />
      <Check fill={accent} width={4} x={31} y={32} />
    </>
  ),
  bingo: ({ ink, accent }) => (
    <>
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column) => (
          <circle
            cx={21.5 + column * 10.5}
            cy={21.5 + row * 10.5}
            fill={row === column ? accent : ink}
            key={`${row} ${column}`}
            r="4.2"
          />
        )),
      )}
    </>
  ),
  tournamentWin: ({ ink, accent }) => (
    <>
      <path d="M23 17h18v9a9 9 0 0 1-18 0z" fill={accent} />
      <path
        d="M23 19h-5v2a6 6 0 0 0 6 6M41 19h5v2a6 6 0 0 1-6 6"
        fill="none"
        stroke={ink}
        strokeWidth="2.6"
      />
      <path d="M30 34h4v6h5v6H25v-6h5z" fill={ink} />
    </>
  ),
  oracle: ({ ink, accent, ground }) => (
    <>
      <path d="M14 32c5-8 11-11 18-11s13 3 18 11c-5 8-11 11-18 11s-13-3-18-11z" fill={ink} />
      <circle cx="32" cy="32" fill={ground} r="7.5" />
      <circle cx="32" cy="32" fill={accent} r="4" />
    </>
  ),
  podium: ({ ink, accent }) => (
    <>
      <path d="M16 36h10v10H16z" fill={ink} />
      <path d="M27 28h10v18H27z" fill={accent} />
      <path d="M38 40h10v6H38z" fill={ink} />
      <Star fill={accent} size={5} x={32} y={20.5} />
    </>
  ),
};

const drawn = {
  ...on('#00626e', tables),
  ...on('#3b2a78', puzzles),
  ...on('#a83a22', streaks),
  ...on('#2a6b45', events),
  ...on('#1f4552', feats),
};

interface Faces {
  /** In its colour. */
  readonly struck: ReactElement;
  /** For who has it not yet. */
  readonly outlined: ReactElement;
}

export const drawings: Readonly<Record<string, Faces>> = Object.fromEntries(
  Object.entries(drawn).map(([key, drawing]) => [
    key,
    { struck: struck(drawing), outlined: outlined(drawing) },
  ]),
);
