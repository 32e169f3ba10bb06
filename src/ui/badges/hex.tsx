// The hex every badge is struck on: in the colour of its kind, or as an outline for who has it not yet.
import type { ReactElement } from 'react';

/** What a picture on a badge is drawn with. */
export interface Inks {
  readonly ink: string;
  readonly accent: string;
  /** To cut something out of the ink. */
  readonly ground: string;
}

export type Picture = (inks: Inks) => ReactElement;

export interface Drawing {
  readonly ground: string;
  readonly picture: Picture;
}

const edge =
  'M32 4.5 54.5 17.5a3 3 0 0 1 1.5 2.6v23.8a3 3 0 0 1-1.5 2.6L33.5 59a3 3 0 0 1-3 0L9.5 46.5A3 3 0 0 1 8 43.9V20.1a3 3 0 0 1 1.5-2.6L30.5 5.4a3 3 0 0 1 3 0z';
const rim = 'M32 9.5 51.5 20.8v22.4L32 54.5 12.5 43.2V20.8z';

export const struck = ({ ground, picture }: Drawing): ReactElement => (
  <g>
    <path d={edge} fill={ground} />
    <path d={rim} fill="none" stroke="#fffaf0" strokeLinejoin="round" strokeOpacity=".35" strokeWidth="1.5" />
    {picture({ ink: '#fffaf0', accent: '#f5b83d', ground })}
  </g>
);

/** Mid grey stands on light and dark alike. */
const grey = '#76878a';

export const outlined = ({ picture }: Drawing): ReactElement => (
  <g>
    <path d={edge} fill="none" stroke={grey} strokeDasharray="4 3" strokeWidth="1.75" />
    <g opacity=".75">{picture({ ink: grey, accent: grey, ground: '#ffffff' })}</g>
  </g>
);
