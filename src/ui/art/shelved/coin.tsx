// Catalogue art: a saffron disc in the air.
import type { Art } from '../Art.ts';

export const art: Art = {
  ground: '#fbe9c4',
  picture: (
    <>
      <g transform="rotate(-16 32 34)">
        <ellipse cx="32" cy="35.2" fill="rgb(0 0 0/.2)" rx="19" ry="17" />
        <ellipse cx="32" cy="34" fill="#c98a12" rx="19" ry="17" />
        <ellipse cx="32" cy="32.5" fill="#f5b83d" rx="19" ry="16.5" />
        <ellipse cx="32" cy="32.5" fill="none" rx="15" ry="12.8" stroke="#c98a12" strokeWidth="1.6" />
        <rect fill="#c98a12" height="5" rx="2" width="4" x="30" y="22" />
        <rect fill="#c98a12" height="5" rx="2.5" width="18" x="23" y="28" />
        <path d="M25.5 34.5h13c-1.5 4-4 6.5-6.5 8-2.5-1.5-5-4-6.5-8z" fill="#c98a12" />
      </g>
      <path d="M47 11a20 20 0 0 1 8 9" fill="none" stroke="#c98a12" strokeLinecap="round" strokeWidth="3" />
    </>
  ),
};
