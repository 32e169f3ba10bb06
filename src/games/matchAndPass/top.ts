// The outline of a spinning top, which stands for a strike: on the board and in pictures, around the origin.
export const topOutline =
  'M-1.2-7.5h2.4v3.5h-2.4zM-6-4h12v2.6H-6zM-4.2-1.4h8.4C3.6 2.2 2.2 5 0 7.2-2.2 5-3.6 2.2-4.2-1.4Z';
