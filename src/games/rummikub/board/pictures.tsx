// Three small pictures for the three sentences of the summary: groups and runs, rearranging, the last tile.
import type { ReactNode } from 'react';
import { colourShapes } from '../../../kit/tileFaces.ts';
import { colourOf, numberOf, type Tile } from '../tiles.ts';

function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect width="96" height="72" rx="10" fill="#0c414b" />
      <rect x="4" y="4" width="88" height="64" rx="7" fill="#efe8d9" />
      {children}
    </svg>
  );
}

const inks = { R: '#c8321a', K: '#173a45', B: '#1f5fbf', Y: '#8a5f00' } as const;

function Little({ tile, x, y }: { readonly tile: Tile; readonly x: number; readonly y: number }) {
  const colour = colourOf(tile) ?? 'K';
  return (
    <g transform={`translate(${x} ${y}) scale(.25)`} fill={inks[colour]}>
      <rect x="1" y="5" width="58" height="79" rx="8" fill="#cdbd97" />
      <rect x="1" y="1" width="58" height="79" rx="8" fill="#fffaf0" stroke="#5e5239" strokeWidth="3" />
      <text x="30" y="45" fontSize="40" fontWeight="700" textAnchor="middle">
        {numberOf(tile)}
      </text>
      <path d={colourShapes[colour]} />
    </g>
  );
}

interface LineProps {
  readonly tiles: readonly Tile[];
  readonly x: number;
  readonly y: number;
}

const Line = ({ tiles, x, y }: LineProps) =>
  tiles.map((tile, at) => <Little key={tile} tile={tile} x={x + at * 16} y={y} />);

const arrow = { fill: 'none', stroke: '#007482', strokeWidth: 2.4, strokeLinecap: 'round' } as const;

const Sets = () => (
  <Picture>
    <Line tiles={['B7', 'K7', 'Y7']} x={24} y={11} />
    <Line tiles={['R3', 'R4', 'R5']} x={24} y={40} />
  </Picture>
);

const Rearranged = () => (
  <Picture>
    <Line tiles={['R8', 'B8', 'K8', 'Y8']} x={16} y={9} />
    <path d="M24 32V38M20 35 24 39.5 28 35" {...arrow} />
    <Line tiles={['R8']} x={16} y={43} />
    <Line tiles={['R9', 'R10']} x={32} y={43} />
  </Picture>
);

const LastTile = () => (
  <Picture>
    <Line tiles={['K10', 'K11', 'K12']} x={12} y={12} />
    <Little tile="K13" x={68} y={29} />
    <rect x="10" y="52" width="76" height="10" rx="3" fill="#a9723f" />
    <path d="M75.5 26V18H66M69.5 14.5 65.5 18 69.5 21.5" {...arrow} />
  </Picture>
);

export const pictures = [Sets, Rearranged, LastTile] as const;
