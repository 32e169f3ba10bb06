// Catalogue art: three points, two ivory checkers and one of the other side.
import type { Art } from '../../ui/art/Art.ts';

function Checker({ x, y, fill, ring }: { x: number; y: number; fill: string; ring: string }) {
  return (
    <>
      <circle cx={x} cy={y + 1.2} r="7.4" fill="rgb(0 0 0/.2)" />
      <circle cx={x} cy={y} r="7.4" fill={fill} />
      <circle cx={x} cy={y} r="4.7" fill="none" stroke={ring} strokeWidth="1.6" />
    </>
  );
}

export const art: Art = {
  ground: '#014a58',
  picture: (
    <>
      <path fill="#d7a06d" d="M9 8h14l-7 34z" />
      <path fill="#55b4bf" d="M25 8h14l-7 34z" />
      <path fill="#d7a06d" d="M41 8h14l-7 34z" />
      <Checker x={16} y={33} fill="#fffaf0" ring="#cdbd97" />
      <Checker x={16} y={48} fill="#fffaf0" ring="#cdbd97" />
      <Checker x={48} y={48} fill="#e4553a" ring="#fffaf0" />
    </>
  ),
};
