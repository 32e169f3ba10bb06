// Catalogue art: two ivory dice, a five and a two.
import type { Art } from '../Art.ts';

const dice = [
  {
    x: 8,
    y: 12,
    turn: -9,
    pips: [
      [6.5, 6.5],
      [17.5, 6.5],
      [12, 12],
      [6.5, 17.5],
      [17.5, 17.5],
    ],
  },
  {
    x: 32,
    y: 28,
    turn: 8,
    pips: [
      [7, 17],
      [17, 7],
    ],
  },
] as const;

export const art: Art = {
  ground: '#d0efee',
  picture: (
    <>
      {dice.map(({ x, y, turn, pips }) => (
        <g key={x} transform={`rotate(${turn} ${x + 12} ${y + 12})`}>
          <rect x={x} y={y + 1.2} width="24" height="24" rx="6" fill="rgb(0 0 0/.2)" />
          <rect x={x} y={y} width="24" height="24" rx="6" fill="#fffaf0" stroke="#5e5239" />
          {pips.map(([dx, dy]) => (
            <circle cx={x + dx} cy={y + dy} fill="#173a45" key={`${dx} ${dy}`} r="2.4" />
          ))}
        </g>
      ))}
    </>
  ),
};
