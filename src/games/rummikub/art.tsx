// Catalogue art: a run of three tiles.
import type { Art } from '../../ui/art/Art.ts';

const tiles = [
  { x: 6.5, ink: '#c8321a', mark: 'M15.5 24.5l-4.5 8h7M15.5 28.5v8' },
  { x: 24.25, ink: '#1f5fbf', mark: 'M35 24.5h-5v5c5-1.5 6 1 6 3s-2 4.5-6 3.5' },
  { x: 42, ink: '#173a45', mark: 'M52 24.5c-3 1.5-5 4.5-5 8a3 3 0 1 0 3-3' },
];

export const art: Art = {
  ground: '#fbe9c4',
  picture: (
    <>
      {tiles.map(({ x, ink, mark }) => (
        <g key={x}>
          <rect fill="rgb(0 0 0/.2)" height="27" rx="3.5" width="15.5" x={x} y="20.2" />
          <rect fill="#fffaf0" height="27" rx="3.5" width="15.5" x={x} y="19" />
          <path
            d={mark}
            fill="none"
            stroke={ink}
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="2.6"
          />
        </g>
      ))}
    </>
  ),
};
