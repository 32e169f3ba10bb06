// Catalogue art: two cards, the nearer one a heart.
import type { Art } from '../../ui/art/Art.ts';

export const art: Art = {
  ground: '#fbdcd5',
  picture: (
    <>
      <g transform="rotate(-14 25 33)">
        <rect x="12" y="14.2" width="25" height="37" rx="4" fill="rgb(0 0 0/.2)" />
        <rect x="12" y="13" width="25" height="37" rx="4" fill="#f3e3c3" />
      </g>
      <g transform="rotate(9 39 34)">
        <rect x="26" y="15.2" width="26" height="38" rx="4" fill="rgb(0 0 0/.2)" />
        <rect x="26" y="14" width="26" height="38" rx="4" fill="#fffaf0" />
        <path
          fill="#d6402a"
          d="M39 43.5c-5.6-4.1-9.2-7.5-9.2-11.8 0-3 2.2-5.1 4.8-5.1 1.8 0 3.5 1 4.4 2.6.9-1.6 2.6-2.6 4.4-2.6 2.6 0 4.8 2.1 4.8 5.1 0 4.3-3.6 7.7-9.2 11.8z"
        />
      </g>
    </>
  ),
};
