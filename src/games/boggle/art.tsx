// Catalogue art: four letter dice and a ribbon over three of them.
import type { Art } from '../../ui/art/Art.ts';

const dice = [
  { x: 11, y: 11, letter: 'M5.5 14 9.5 4.5 13.5 14M7 11H12' },
  { x: 34, y: 11, letter: 'M9.5 4.5V14M5.5 4.5H13.5' },
  { x: 11, y: 34, letter: 'M13 4.5H6.5V14H13M6.5 9.2H11.5' },
  { x: 34, y: 34, letter: 'M6.5 4.5V14H13' },
];

export const art: Art = {
  ground: '#0c5a66',
  picture: (
    <>
      {dice.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect y="1.6" width="19" height="19" rx="4.4" fill="rgb(0 0 0/.25)" />
          <rect width="19" height="19" rx="4.4" fill="#d9cba9" />
          <rect x="1.6" y="1.6" width="15.8" height="15.8" rx="3.6" fill="#fbf5e6" />
        </g>
      ))}
      <path
        d="M20.5 20.5H43.5L20.5 43.5"
        fill="none"
        stroke="#f5b83d"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {dice.map(({ x, y, letter }) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y})`}
          d={letter}
          fill="none"
          stroke="#173a45"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </>
  ),
};
