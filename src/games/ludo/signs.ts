// The signs on pawns and fields of Ludo.

/** Ring, plus, triangle and diamond, as beside the names. */
export const signs = [
  'M50 32a16 16 0 1 1 0 32a16 16 0 1 1 0-32',
  'M50 31v34M33 48h34',
  'M50 31L67 61H33Z',
  'M50 28L68 48L50 68L32 48Z',
];

/** Around its own middle: a safe field. */
export const star = 'M0-15L4.4-5.4L14.6-4.6L6.8 2.2L9.2 12.2L0 6.8L-9.2 12.2L-6.8 2.2L-14.6-4.6L-4.4-5.4Z';
