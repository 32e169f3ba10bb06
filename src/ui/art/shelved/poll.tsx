// Catalogue art: three bars, one of them chosen.
import type { Art } from '../Art.ts';

const bars = [
  { y: 11, width: 30, fill: '#b79bbd' },
  { y: 26.5, width: 46, fill: '#6b3a72' },
  { y: 42, width: 20, fill: '#b79bbd' },
];

export const art: Art = {
  ground: '#e9d9ea',
  picture: (
    <>
      {bars.map(({ y, width, fill }) => (
        <g key={y}>
          <rect fill="rgb(0 0 0/.2)" height="11" rx="5.5" width={width} x="9" y={y + 1.2} />
          <rect fill={fill} height="11" rx="5.5" width={width} x="9" y={y} />
        </g>
      ))}
      <path
        d="M14.5 31.8l3 3 5.5-6"
        fill="none"
        stroke="#fff"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.6"
      />
    </>
  ),
};
