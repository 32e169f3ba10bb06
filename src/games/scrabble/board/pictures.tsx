// Three small pictures for the three sentences of the summary: cross a word, cover a coloured square, lay the last tile.
import type { ReactNode } from 'react';

function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect width="96" height="72" rx="10" fill="#efe8d9" />
      <path d="M18 0V72M42 0V72M66 0V72M90 0V72M0 12H96M0 36H96M0 60H96" stroke="#cbbd9d" />
      {children}
    </svg>
  );
}

interface TileProps {
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  readonly value: number;
}

const Tile = ({ x, y, letter, value }: TileProps) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="1" y="2" width="22" height="22" rx="4" fill="rgb(0 0 0/.25)" />
    <rect x="1" y="1" width="22" height="21.5" rx="4" fill="#f3e3c3" stroke="#8a6f3f" />
    <text x="11" y="16.5" fontSize="14" fontWeight="700" textAnchor="middle" fill="#2b2416">
      {letter}
    </text>
    <text x="21.5" y="20.5" fontSize="6" fontWeight="700" textAnchor="end" fill="#2b2416">
      {value}
    </text>
  </g>
);

const Cross = () => (
  <Picture>
    <Tile x={18} y={24} letter="T" value={1} />
    <Tile x={42} y={24} letter="O" value={1} />
    <Tile x={66} y={24} letter="P" value={3} />
    <Tile x={42} y={0} letter="J" value={8} />
    <Tile x={42} y={48} letter="Y" value={4} />
  </Picture>
);

const Premium = () => (
  <Picture>
    <rect x="18" y="36" width="24" height="24" fill="#f7d9cf" />
    <path d="M26 41v14M34 41v14" stroke="#b0452c" strokeWidth="5" strokeLinecap="round" />
    <rect x="66" y="12" width="24" height="24" fill="#d4e8e8" />
    <path d="M78 16c4 5 6 7 6 10a6 6 0 0 1-12 0c0-3 2-5 6-10z" fill="#2f7f88" />
    <Tile x={42} y={12} letter="E" value={1} />
    <Tile x={42} y={36} letter="K" value={5} />
  </Picture>
);

const Out = () => (
  <Picture>
    <path d="M8 58H88V66Q88 69 85 69H11Q8 69 8 66Z" fill="#7e522a" />
    <path d="M8 50H88V60H8Z" fill="#b9814f" />
    <Tile x={36} y={10} letter="A" value={1} />
    <path d="M48 48V40M43 44l5-6 5 6" stroke="#007482" strokeWidth="3" fill="none" strokeLinecap="round" />
  </Picture>
);

export const pictures = [Cross, Premium, Out] as const;
