// Catalogue art: three nested squares with three men in a mill.
import type { Art } from '../../ui/art/Art.ts';

const mill = [15.5, 32, 48.5];

export const art: Art = {
  ground: '#d0efee',
  picture: (
    <>
      <rect x="8" y="9.6" width="48" height="48" rx="7" fill="#b9ab8c" />
      <rect x="8" y="8" width="48" height="47.6" rx="7" fill="#fbf4e4" />
      <g fill="none" stroke="#0c414b" strokeWidth="2.2">
        <rect x="15.5" y="14.5" width="33" height="33" />
        <rect x="21" y="20" width="22" height="22" />
        <rect x="26.5" y="25.5" width="11" height="11" />
        <path d="M32 14.5v11M32 36.5v11M15.5 31h11M37.5 31h11" />
      </g>
      <path d="M15.5 47.5h33" stroke="#f5b83d" strokeWidth="4.4" strokeLinecap="round" />
      {mill.map((x) => (
        <g key={x}>
          <circle cx={x} cy="49" r="5.8" fill="#071c22" />
          <circle cx={x} cy="47" r="5.8" fill="#007482" />
          <circle cx={x - 1.8} cy="45.2" r="1.6" fill="#7fd0d8" />
        </g>
      ))}
    </>
  ),
};
