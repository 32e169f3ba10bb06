// Three small pictures for the three sentences of the summary: draw and discard, sets and runs, finish.
import type { ReactNode } from 'react';
import { colourOf, numberOf, type Tile } from '../tiles.ts';

function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect width="96" height="72" rx="10" fill="#0c414b" />
      <ellipse cx="48" cy="36" rx="44" ry="31" fill="#efe8d9" />
      {children}
    </svg>
  );
}

const fills = { R: '#c8321a', K: '#173a45', B: '#1f5fbf', Y: '#8a5f00' } as const;
const shapes = {
  R: 'M8 15.4a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8Z',
  K: 'M5.8 15.6H10.2V20H5.8Z',
  B: 'M8 14.6 11 17.8 8 21 5 17.8Z',
  Y: 'M8 15 11 20.2H5Z',
} as const;

function Small({ tile, x, y }: { readonly tile: Tile; readonly x: number; readonly y: number }) {
  const colour = colourOf(tile) ?? 'K';
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x=".5" y="1.5" width="15" height="22" rx="2.4" fill="#cdbd97" />
      <rect x=".5" y=".5" width="15" height="22" rx="2.4" fill="#fffaf0" stroke="#5e5239" strokeWidth=".8" />
      <text x="8" y="12.4" fill={fills[colour]} fontSize="10.5" fontWeight="700" textAnchor="middle">
        {numberOf(tile)}
      </text>
      <path d={shapes[colour]} fill={fills[colour]} />
    </g>
  );
}

const Back = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <rect x={x} y={y} width="16" height="23" rx="2.4" fill="#007482" stroke="#00505b" />
);

const Draw = () => (
  <Picture>
    <Back x={24} y={26} />
    <Back x={22} y={24} />
    <path
      d="M42 36H54M50 31.5 55 36 50 40.5"
      fill="none"
      stroke="#173a45"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <Small tile="R5" x={58} y={24} />
  </Picture>
);

const Group = () => (
  <Picture>
    {(['B7', 'K7', 'Y7'] as const).map((tile, i) => (
      <Small key={tile} tile={tile} x={23 + i * 17} y={11} />
    ))}
    {(['R3', 'R4', 'R5'] as const).map((tile, i) => (
      <Small key={tile} tile={tile} x={23 + i * 17} y={38} />
    ))}
  </Picture>
);

const Finish = () => (
  <Picture>
    <rect x="4" y="42" width="88" height="22" rx="4" fill="#b9814f" />
    {(['K9', 'K10', 'K11', 'K12'] as const).map((tile, i) => (
      <Small key={tile} tile={tile} x={8 + i * 17} y={37} />
    ))}
    <Small tile="Y5" x={40} y={8} />
    <path
      d="M78 40V18M73 23 78 17 83 23"
      fill="none"
      stroke="#007482"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
  </Picture>
);

export const pictures = [Draw, Group, Finish] as const;
