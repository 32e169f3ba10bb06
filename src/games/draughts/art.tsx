// Catalogue art: four squares and a crowned disc in their middle.
import type { Art } from '../../ui/art/Art.ts';

export const art: Art = {
  ground: '#d0efee',
  picture: (
    <>
      <rect x="8" y="9.2" width="48" height="48" rx="6" fill="rgb(0 0 0/.2)" />
      <rect x="8" y="8" width="48" height="48" rx="6" fill="#fffaf0" />
      <path d="M32 8h18a6 6 0 0 1 6 6v18H32zM8 32h24v24H14a6 6 0 0 1-6-6z" fill="#4f8291" />
      <circle cx="32" cy="37.2" r="16" fill="rgb(0 0 0/.2)" />
      <circle cx="32" cy="35.5" r="16" fill="#0b2028" />
      <circle cx="32" cy="31" r="16" fill="#173a45" />
      <circle cx="32" cy="31" r="11.6" fill="none" stroke="#f5b83d" strokeWidth="2.4" />
      <path d="M24.6 26.6l4 3.2 3.4-5.6 3.4 5.6 4-3.2-1.4 9.6H26z" fill="#f5b83d" />
    </>
  ),
};
