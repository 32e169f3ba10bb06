// Outlines of the four suits, in a square of a hundred around its middle.
export const suitOutlines = {
  D: 'M0-48C9-27 22-11 37 0 22 11 9 27 0 48-9 27-22 11-37 0-22-11-9-27 0-48Z',
  H: 'M0 45C-30 23-46 5-46-15-46-32-35-42-22-42-12-42-4-37 0-27 4-37 12-42 22-42 35-42 46-32 46-15 46 5 30 23 0 45Z',
  S: 'M0-46C13-25 44-9 44 14 44 28 34 36 23 36 14 36 8 32 4 25 5 36 10 42 19 46H-19C-10 42-5 36-4 25-8 32-14 36-23 36-34 36-44 28-44 14-44-9-13-25 0-46Z',
} as const;

/** A club is a foot and four circles: where they are, and how large. */
export const clubOutline = {
  foot: 'M-5 0C-5 26-9 38-20 46H20C9 38 5 26 5 0Z',
  circles: [
    [0, -23, 22],
    [-23, 9, 22],
    [23, 9, 22],
    [0, 0, 9],
  ],
} as const;
