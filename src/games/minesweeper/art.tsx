// Catalogue art: a mine with a flag planted beside it.
import type { Art } from '../../ui/art/Art.ts';

export const art: Art = {
  ground: '#f3e3c3',
  picture: (
    <>
      <circle cx="27" cy="40.2" r="14" fill="rgb(0 0 0/.2)" />
      <path
        d="M27 19.5v37M8.5 38h37M13.9 24.9l26.2 26.2M40.1 24.9 13.9 51.1"
        stroke="#173a45"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <circle cx="27" cy="38" r="14" fill="#173a45" />
      <circle cx="22.4" cy="33.2" r="3.4" fill="#4b7789" />
      <path d="M45 12v40" stroke="#31596a" strokeLinecap="round" strokeWidth="3.4" />
      <path d="M46.6 13 60 19.2 46.6 25.4z" fill="#e4553a" />
    </>
  ),
};
