// Catalogue art: stone, sheet and scissors in a triangle.
import type { Art } from '../../ui/art/Art.ts';

export const art: Art = {
  ground: '#d0efee',
  picture: (
    <>
      <path d="M22 19.2c2-7 15-9 19-2s2 12-5 13-16-4-14-11z" fill="rgb(0 0 0/.2)" />
      <path d="M22 18c2-7 15-9 19-2s2 12-5 13-16-4-14-11z" fill="#5c7378" />
      <path d="M10 35.2h10l6 6v14H10z" fill="rgb(0 0 0/.2)" />
      <path d="M10 34h10l6 6v14H10z" fill="#fffaf0" />
      <path d="M20 34v6h6z" fill="#cdbd97" />
      <path d="M40 35l9 12M53 35l-9 12" stroke="#e4553a" strokeLinecap="round" strokeWidth="3.4" />
      <circle cx="41" cy="51" fill="none" r="3.6" stroke="#007482" strokeWidth="3" />
      <circle cx="52" cy="51" fill="none" r="3.6" stroke="#007482" strokeWidth="3" />
    </>
  ),
};
