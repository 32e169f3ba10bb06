// Catalogue art: two linen bars crossing, a ring and a cross.
import type { Art } from '../Art.ts';

export const art: Art = {
  ground: '#d0efee',
  picture: (
    <>
      <path
        d="M24.5 10v46M40.5 10v46M9 25.7h46M9 41.7h46"
        stroke="rgb(0 0 0/.2)"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <path
        d="M24.5 9v46M40.5 9v46M9 24.5h46M9 40.5h46"
        stroke="#efe8d9"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <circle cx="16" cy="16" fill="none" r="5.5" stroke="#007482" strokeWidth="3.6" />
      <path
        d="M27.7 27.7l9.6 9.6M37.3 27.7l-9.6 9.6"
        stroke="#e4553a"
        strokeLinecap="round"
        strokeWidth="3.6"
      />
    </>
  ),
};
