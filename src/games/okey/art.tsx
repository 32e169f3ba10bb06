// Catalogue art: two tiles leaning on the ledge of a rack.
import type { Art } from '../../ui/art/Art.ts';

export const art: Art = {
  ground: '#f6e3d1',
  picture: (
    <>
      <path fill="rgb(0 0 0/.2)" d="M6 45.2h52v9a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" />
      <g transform="rotate(-6 22 30)">
        <rect x="11" y="12.2" width="22" height="33" rx="4" fill="#cdbd97" />
        <rect x="11" y="10" width="22" height="33" rx="4" fill="#fffaf0" />
        <path fill="#c8321a" d="M22 31.5a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 1 1 0-7.2z" />
        <path fill="none" stroke="#c8321a" strokeWidth="3" strokeLinejoin="round" d="M17.5 15.5h9l-5.4 12" />
      </g>
      <g transform="rotate(5 43 31)">
        <rect x="33" y="13.2" width="22" height="33" rx="4" fill="#cdbd97" />
        <rect x="33" y="11" width="22" height="33" rx="4" fill="#fffaf0" />
        <path fill="#173a45" d="M40.6 33h7v7h-7z" />
        <path
          fill="none"
          stroke="#173a45"
          strokeWidth="3"
          strokeLinecap="round"
          d="M40.6 19.4l3.8-2.9v12.2"
        />
      </g>
      <path fill="#9a6638" d="M6 43h52v9a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" />
      <path fill="#b9814f" d="M6 43h52v3.4H6z" />
    </>
  ),
};
