// Catalogue art: a folded map with a pin.
import type { Art } from '../../ui/art/Art.ts';

export const art: Art = {
  ground: '#d5efdf',
  picture: (
    <>
      <path d="M8 17.2l16-5 16 5 16-5v36l-16 5-16-5-16 5z" fill="rgb(0 0 0/.2)" />
      <path d="M8 16l16-5v36L8 52z" fill="#efe8d9" />
      <path d="M24 11l16 5v36l-16-5z" fill="#7fb88f" />
      <path d="M40 16l16-5v14h-6v8h6v14l-16 5z" fill="#efe8d9" />
      <path d="M8 30h6v8H8z" fill="#d5efdf" />
      <path d="M32 44c-7-8-9-11.5-9-15.5a9 9 0 0 1 18 0c0 4-2 7.5-9 15.5z" fill="#e4553a" />
      <circle cx="32" cy="28.5" fill="#fff" r="3.4" />
    </>
  ),
};
