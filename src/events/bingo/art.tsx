// Catalogue art: a bingo card with its header and a line of daubs.
import type { Art } from '../../ui/art/Art.ts';

const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));

export const art: Art = {
  ground: '#fbdcd5',
  picture: (
    <>
      <rect x="11" y="9.2" width="42" height="48" rx="6" fill="rgb(0 0 0/.2)" />
      <rect x="11" y="8" width="42" height="48" rx="6" fill="#fffaf0" stroke="#5e5239" strokeWidth="1" />
      <path d="M11 14a6 6 0 0 1 6-6h30a6 6 0 0 1 6 6v5H11z" fill="#e4553a" />
      {places.map(({ row, column }) =>
        row === column ? (
          <circle key={`${row} ${column}`} cx={19 + column * 13} cy={26 + row * 11.5} r="5" fill="#f5b83d" />
        ) : (
          <rect
            key={`${row} ${column}`}
            x={14.5 + column * 13}
            y={21.5 + row * 11.5}
            width="9"
            height="9"
            rx="2.5"
            fill="#e8dcc2"
          />
        ),
      )}
      <circle cx="17" cy="23.8" r="1.4" fill="#fff" opacity=".6" />
    </>
  ),
};
