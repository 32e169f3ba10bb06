// Catalogue art: a cross of four colours and one pawn.
import type { Art } from '../../ui/art/Art.ts';

export const art: Art = {
  ground: '#d0efee',
  picture: (
    <>
      <path d="M24 10.2h16v14h14v16H40v14H24v-14H10v-16h14z" fill="rgb(0 0 0/.2)" />
      <path d="M24 9h16v14h14v16H40v14H24V39H10V23h14z" fill="#fffaf0" />
      <path d="M29.5 12h5v13h-5z" fill="#007482" />
      <path d="M38 28.5h13v5H38z" fill="#e4553a" />
      <path d="M29.5 37h5v13h-5z" fill="#f5b83d" />
      <path d="M13 28.5h13v5H13z" fill="#6b3a72" />
      <circle cx="32" cy="26.5" fill="#173a45" r="4.6" />
      <path d="M26 40.5c0-6 2.5-9.5 6-9.5s6 3.5 6 9.5z" fill="#173a45" />
    </>
  ),
};
