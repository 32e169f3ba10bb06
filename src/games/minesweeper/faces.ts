// Outlines of what a cell can show, in a square of a hundred: flags of both sides and a mine; for the board and for pictures.

/** A plain pennant with a ring for one side, a swallowtail with a plus for the other. */
export const pennants = ['M36 14 88 34 36 54Z', 'M36 14H88L74 34 88 54H36Z'] as const;
export const flagMarks = ['M44 34a7 7 0 1 0 14 0a7 7 0 1 0-14 0', 'M54 24V44M44 34H64'] as const;
export const pole = { foot: 'M18 88H52', pole: 'M34 10V88' } as const;

export const mine = 'M50 14V86M14 50H86M25 25 75 75M75 25 25 75';

/** Where light falls on a key. */
export const keyLight = 'M8 82V16A9 9 0 0 1 17 7H84';

/** As many dots as the number says, four to a row, in the lower corner. */
export const dotsOf = (number: number): readonly (readonly [x: number, y: number])[] =>
  Array.from({ length: number }, (_, n) => [93 - (n % 4) * 9, n > 3 ? 83 : 92] as const);
