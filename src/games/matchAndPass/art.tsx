// Catalogue art: four fanned cards of one rank, and a curved arrow to the left.
import type { Art } from '../../ui/art/Art.ts';

const turns = [-27, -9, 9, 27];

export const art: Art = {
  ground: '#fff0cc',
  picture: (
    <>
      {turns.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 32 58)`}>
          <rect x="22" y="17.500" width="20" height="29" rx="3.500" fill="rgb(0 0 0/.2)" />
          <rect
            x="22"
            y="16"
            width="20"
            height="29"
            rx="3.500"
            fill="#fffaf0"
            stroke="#b9ab8c"
            strokeWidth=".8"
          />
          <path fill="#007482" d="M32 21.500l5 7-5 7-5-7z" />
        </g>
      ))}
      <path
        d="M50 56C40 61 25 61 15 54M22.500 52.500 14 53.500l2.500 8"
        fill="none"
        stroke="#e4553a"
        strokeWidth="3.600"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
};
