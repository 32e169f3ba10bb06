// Catalogue art: nine cells, one of them found.
import type { Art } from '../../ui/art/Art.ts';

const filled = [
  [16.5, 16.5],
  [47.5, 16.5],
  [32, 47.5],
  [16.5, 47.5],
] as const;

export const art: Art = {
  ground: '#dcd5f2',
  picture: (
    <>
      <rect x="9" y="10.2" width="46" height="46" rx="6" fill="rgb(0 0 0/.2)" />
      <rect x="9" y="9" width="46" height="46" rx="6" fill="#fff" />
      <rect x="25" y="25" width="14" height="14" fill="#f5b83d" />
      <path d="M24.3 10v44M39.7 10v44M10 24.3h44M10 39.7h44" stroke="#6b4a8a" strokeWidth="2" />
      {filled.map(([x, y]) => (
        <circle cx={x} cy={y} fill="#6b4a8a" key={`${x} ${y}`} r="3.2" />
      ))}
    </>
  ),
};
