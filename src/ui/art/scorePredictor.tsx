// Catalogue art: a ball on the grass.
import type { Art } from './Art.ts';

export const art: Art = {
  ground: '#d5efdf',
  picture: (
    <>
      <circle cx="32" cy="33.2" r="21" fill="rgb(0 0 0/.2)" />
      <circle cx="32" cy="32" r="21" fill="#fffaf0" />
      <path d="M32 23l8.6 6.2-3.3 10.1H26.7l-3.3-10.1z" fill="#173a45" />
      <path
        d="M32 23v-10.5M40.6 29.2l10-3.4M37.3 39.3l6.2 8.7M26.7 39.3l-6.2 8.7M23.4 29.2l-10-3.4"
        fill="none"
        stroke="#173a45"
        strokeWidth="2.4"
      />
    </>
  ),
};
