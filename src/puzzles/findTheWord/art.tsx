// Catalogue art: three tilted letter tiles.
import type { Art } from '../../ui/art/Art.ts';

const tiles = [
  { x: 7, y: 25, turn: -9, fill: '#007482', bars: 'M12 30h6M15 30v9' },
  { x: 24, y: 20, turn: 4, fill: '#e9a820', bars: 'M29 34l3-9 3 9M30.2 31h3.6' },
  { x: 41, y: 25, turn: -4, fill: '#007482', bars: 'M46 39v-9h3.5a2.6 2.6 0 0 1 0 5.2H46' },
];

export const art: Art = {
  ground: '#d0efee',
  picture: (
    <>
      {tiles.map(({ x, y, turn, fill, bars }) => (
        <g key={x} transform={`rotate(${turn} ${x + 8} ${y + 9})`}>
          <rect x={x} y={y + 1.2} width="16" height="18" rx="4" fill="rgb(0 0 0/.2)" />
          <rect x={x} y={y} width="16" height="18" rx="4" fill={fill} />
          <path
            d={bars}
            fill="none"
            stroke="#fff"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="2.6"
          />
        </g>
      ))}
    </>
  ),
};
