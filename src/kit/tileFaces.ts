// Outlines of what is on a tile of okey or rummy, in sixty by eighty-four units: the shape of each colour, the top of a false joker, the back.

/** Red, black, blue and yellow. */
type TileColour = 'R' | 'K' | 'B' | 'Y';

export const colourShapes: Readonly<Record<TileColour, string>> = {
  R: 'M30 56a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z',
  K: 'M22 57H38V73H22Z',
  B: 'M30 54 41 65 30 76 19 65Z',
  Y: 'M30 55 41 74H19Z',
};

export const jokerTop = 'M28 16H32V26H48L46 36C44 44 36 52 30 62C24 52 16 44 14 36L12 26H28Z';
export const jokerBand = 'M13 31H47';
export const backLozenge = 'M30 8 54 40 30 72 6 40Z';
