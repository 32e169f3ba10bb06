// Catalogue art: a speech bubble with a question mark.
import type { Art } from '../../ui/art/Art.ts';

const bubble =
  'M17 12h30a7 7 0 0 1 7 7v17a7 7 0 0 1-7 7H34l-9.5 9c-.8.7-2 .2-2-.9V43H17a7 7 0 0 1-7-7V19a7 7 0 0 1 7-7z';

export const art: Art = {
  ground: '#ddd8f2',
  picture: (
    <>
      <path d={bubble} fill="rgb(0 0 0/.2)" transform="translate(0 1.2)" />
      <path d={bubble} fill="#3b2a78" />
      <path d="M17 12h30a7 7 0 0 1 7 7v2a7 7 0 0 0-7-7H17a7 7 0 0 0-7 7v-2a7 7 0 0 1 7-7z" fill="#5a479f" />
      <path
        d="M26 24.5c0-3.6 2.6-5.8 6.2-5.8s6 2.1 6 5.2c0 4.4-6 4.4-6 9"
        fill="none"
        stroke="#f5b83d"
        strokeLinecap="round"
        strokeWidth="4.2"
      />
      <circle cx="32.2" cy="38" fill="#f5b83d" r="2.6" />
    </>
  ),
};
