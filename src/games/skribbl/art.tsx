// Catalogue art: a pencil that draws a fish.
import type { Art } from '../../ui/art/Art.ts';

export const art: Art = {
  ground: '#d0efee',
  picture: (
    <>
      <path
        d="M10 44c6-10 20-10 27-2 3-2 6-3 7-2-1 3-1 5 0 8-2 0-4-1-7-3-7 7-21 7-27-1z"
        fill="none"
        stroke="#007482"
        strokeLinejoin="round"
        strokeWidth="3"
      />
      <circle cx="19" cy="43" fill="#007482" r="2" />
      <path d="M34 33.2l14-19 8 6-14 19-9 2z" fill="rgb(0 0 0/.2)" />
      <path d="M34 32l14-19 8 6-14 19-9 2z" fill="#f5b83d" />
      <path d="M34 32l8 6-9 2z" fill="#efe8d9" />
      <path d="M45 17l8 6 3-4-8-6z" fill="#e4553a" />
    </>
  ),
};
