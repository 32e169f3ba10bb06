// Catalogue art: a knight on its base, looking left.
import type { Art } from '../../ui/art/Art.ts';

export const art: Art = {
  ground: '#014a58',
  picture: (
    <>
      <rect x="15" y="48.2" width="34" height="8" rx="4" fill="rgb(0 0 0/.2)" />
      <path
        d="M21 48c-.6-9.5 9.5-11.5 10-19.5-3.7 1.9-6.2 3-8.7 6.8-2.5 3.2-10.5 1.3-10.5-3.7 0-2.5 5.6-6.2 7.4-12.4 1.3-4.4 5-6.9 8.1-8.1L26.7 6l6.8 5.6C46.5 14.7 52 28.4 49.6 48z"
        fill="#fffaf0"
        transform="translate(0 1)"
      />
      <path
        d="M37 17c6.5 6 9.2 16.5 8 29"
        fill="none"
        stroke="#cdbd97"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="26.5" cy="22" r="2.1" fill="#173a45" />
      <rect x="15" y="47" width="34" height="8" rx="4" fill="#f5b83d" />
    </>
  ),
};
