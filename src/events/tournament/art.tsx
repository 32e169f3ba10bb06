// Catalogue art: a bracket of four that leads to a cup.
import type { Art } from '../../ui/art/Art.ts';

const lines = ['M9 14h10v12H9', 'M9 38h10v12H9', 'M19 20h9v24h-9', 'M28 32h7'];

export const art: Art = {
  ground: '#dfe6fb',
  picture: (
    <>
      {lines.map((path) => (
        <path d={path} fill="none" key={path} stroke="#3c4c8f" strokeLinejoin="round" strokeWidth="3" />
      ))}
      {[14, 26, 38, 50].map((y) => (
        <circle cx="9" cy={y} fill="#3c4c8f" key={y} r="3.2" />
      ))}
      <ellipse cx="46" cy="49" fill="rgb(0 0 0/.18)" rx="9" ry="2.4" />
      <path d="M38 19h16v9a8 8 0 0 1-16 0z" fill="#f5b83d" stroke="#9a6a0e" strokeWidth="1.2" />
      <path
        d="M38 21h-3v3a5 5 0 0 0 5 5M54 21h3v3a5 5 0 0 1-5 5"
        fill="none"
        stroke="#c98d1d"
        strokeWidth="2"
      />
      <path d="M44.5 36h3v6h5v5h-13v-5h5z" fill="#e0a12b" stroke="#9a6a0e" strokeWidth="1" />
      <path d="M41 21.5v6" stroke="#fff" strokeLinecap="round" strokeOpacity=".7" strokeWidth="1.6" />
    </>
  ),
};
