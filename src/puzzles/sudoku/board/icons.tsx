// The pictures of the tools beside the grid.
import type { ReactNode } from 'react';

const drawn = (path: string): ReactNode => (
  <path
    d={path}
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeWidth="1.5"
  />
);

export const icons = {
  notes: drawn('M12.5 4L16 7.5l-9 9-4 .5.5-4zM11 5.5L14.5 9'),
  fill: drawn('M3 3h14v14H3zM7.6 3v14M12.4 3v14M3 7.6h14M3 12.4h14'),
  erase: drawn('M7.5 4h9A1.5 1.5 0 0 1 18 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-9L2 10zM10 7.5l5 5M15 7.5l-5 5'),
  undo: drawn('M7 4L3 8l4 4M3 8h9a4.5 4.5 0 0 1 0 9H8'),
  redo: drawn('M13 4l4 4-4 4M17 8H8a4.5 4.5 0 0 0 0 9h4'),
  first: drawn('M4 3h5v6H4zM12.5 5.5l3 3-3 3M15.5 8.5H11M4 13h12v4H4z'),
  hint: drawn(
    'M10 2.5a5 5 0 0 1 2.8 9.1c-.5.4-.8 1-.8 1.6v.3H8v-.3c0-.6-.3-1.2-.8-1.6A5 5 0 0 1 10 2.5zM8 16h4M8.5 18h3',
  ),
} as const;
