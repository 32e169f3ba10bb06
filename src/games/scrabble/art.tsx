// Catalogue art: three tiles of a word that turns a corner, on leaf.
import type { Art } from '../../ui/art/Art.ts';

function Tile({ x, y, letter }: { x: number; y: number; letter: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect y="1.6" width="19" height="19" rx="3.6" fill="rgb(0 0 0/.25)" />
      <rect width="19" height="19" rx="3.6" fill="#f3e3c3" />
      <path
        d={letter}
        fill="none"
        stroke="#173a45"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

export const art: Art = {
  ground: '#2f7d4f',
  picture: (
    <>
      <Tile x={12} y={12} letter="M6 14 9.5 5 13 14M7.2 11H11.8" />
      <Tile
        x={33}
        y={12}
        letter="M6.5 14V5H10.5A2.3 2.3 0 0 1 10.5 9.4H6.5M6.5 9.4H11.2A2.3 2.3 0 0 1 11.2 14H6.5"
      />
      <Tile x={33} y={33} letter="M13 6.4A4.6 4.6 0 1 0 13 12.8" />
    </>
  ),
};
