// Catalogue art: two linen bars crossing two others, a cross and a ring.
import type { Art } from '../../ui/art/Art.ts';

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
      <path
        d="M11.4 11.4l9.2 9.2M20.6 11.4l-9.2 9.2M27.9 27.9l9.2 9.2M37.1 27.9l-9.2 9.2"
        stroke="#007482"
        strokeLinecap="round"
        strokeWidth="3.6"
      />
      <circle cx="48.5" cy="16" fill="none" r="5.3" stroke="#e4553a" strokeWidth="3.6" />
      <circle cx="16" cy="48.5" fill="none" r="5.3" stroke="#e4553a" strokeWidth="3.6" />
    </>
  ),
};
