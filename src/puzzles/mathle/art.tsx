// Catalogue art: four tiles that make an equation.
import type { Art } from '../../ui/art/Art.ts';

const tiles = [
  { x: 9, y: 9, fill: '#fff', ink: '#173a45', mark: 'M23 14c-5 2-7 6-7 9.5a3.7 3.7 0 1 0 3.7-3.7' },
  { x: 34, y: 9, fill: '#007482', ink: '#fff', mark: 'M40 15l9 9M49 15l-9 9' },
  { x: 9, y: 34, fill: '#fff', ink: '#173a45', mark: 'M15 39.5h9l-5.5 11' },
  { x: 34, y: 34, fill: '#e4553a', ink: '#fff', mark: 'M40 42h9M40 47.5h9' },
];

export const art: Art = {
  ground: '#fbe9c4',
  picture: (
    <>
      {tiles.map(({ x, y, fill, mark, ink }) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y + 1.2} width="21" height="21" rx="5" fill="rgb(0 0 0/.2)" />
          <rect x={x} y={y} width="21" height="21" rx="5" fill={fill} />
          <path
            d={mark}
            fill="none"
            stroke={ink}
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="3"
          />
        </g>
      ))}
    </>
  ),
};
