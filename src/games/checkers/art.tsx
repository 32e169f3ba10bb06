// Catalogue art: four squares, a dark piece, and an ivory king on its way.
import type { Art } from '../../ui/art/Art.ts';

interface DiscProps {
  readonly x: number;
  readonly y: number;
  readonly face: string;
  readonly side: string;
}

function Disc({ x, y, face, side }: DiscProps) {
  return (
    <>
      <ellipse cx={x} cy={y + 3} rx="8.6" ry="8.6" fill={side} />
      <circle cx={x} cy={y} r="8.6" fill={face} />
    </>
  );
}

export const art: Art = {
  ground: '#d0efee',
  picture: (
    <>
      <rect x="9" y="10.2" width="46" height="46" rx="6" fill="rgb(0 0 0/.2)" />
      <rect x="9" y="9" width="46" height="46" rx="6" fill="#fffaf0" />
      <path d="M32 9h17a6 6 0 0 1 6 6v17H32zM9 32h23v23H15a6 6 0 0 1-6-6z" fill="#4f9ca3" />
      <Disc x={43.5} y={19} face="#173a45" side="#0b2028" />
      <circle cx="43.5" cy="19" r="5.6" fill="none" stroke="#4d8793" strokeWidth="1.6" />
      <Disc x={20.5} y={44} face="#cdbd97" side="#8d7c55" />
      <Disc x={20.5} y={40.4} face="#fffaf0" side="#cdbd97" />
      <path d="M15 37l2.9 2.3 2.6-4.4 2.6 4.4 2.9-2.3-1 6.9h-9z" fill="#f5b83d" />
    </>
  ),
};
