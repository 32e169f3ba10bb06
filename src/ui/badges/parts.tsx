// Small things that several badges show: stars, a cup, a flame, tiles, a grid.
import type { Inks } from './hex.tsx';

interface At {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

/** About its middle; a little wider than `size`. */
export function Star({ x, y, fill, size = 5 }: At & { readonly size?: number }) {
  const points = Array.from({ length: 10 }, (_, at) => {
    const radius = at % 2 === 0 ? size : size * 0.45;
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(2)},${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return <polygon fill={fill} points={points.join(' ')} />;
}

export function Cup({ x, y, fill }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-8-10H8v6A8 8 0 0 1-8-4z" fill={fill} />
      <path d="M-8-8h-4a5 5 0 0 0 5 6M8-8h4a5 5 0 0 1-5 6" fill="none" stroke={fill} strokeWidth="2.2" />
      <path d="M-1.5 3h3v4h4.5v3h-12V7h4.5z" fill={fill} />
    </g>
  );
}

export function Flame({ x, y, fill, size = 1 }: At & { readonly size?: number }) {
  return (
    <path
      d="M0-13c2 5 8 8 8 15A8 8 0 0 1-8 3c0-4 2-6 3-9 1 2 2 3 3 3 1-3 0-6 2-10z"
      fill={fill}
      transform={`translate(${x} ${y}) scale(${size})`}
    />
  );
}

/** A square tile about its middle. */
export function Tile({ x, y, fill, size = 16 }: At & { readonly size?: number }) {
  return <rect fill={fill} height={size} rx={size / 6} width={size} x={x - size / 2} y={y - size / 2} />;
}

/** Three by three, of which some cells are in the accent. */
export function Grid({
  ink,
  accent,
  lit,
}: {
  readonly ink: string;
  readonly accent: string;
  readonly lit: readonly number[];
}) {
  return (
    <>
      {Array.from({ length: 9 }, (_, at) => (
        <rect
          fill={lit.includes(at) ? accent : ink}
          height="8"
          key={at}
          rx="1.5"
          width="8"
          x={18.5 + (at % 3) * 9.5}
          y={18.5 + Math.floor(at / 3) * 9.5}
        />
      ))}
    </>
  );
}

export function Check({ x, y, fill, width = 3 }: At & { readonly width?: number }) {
  return (
    <path
      d={`M${x - 5} ${y}l3.5 4 6.5-8`}
      fill="none"
      stroke={fill}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={width}
    />
  );
}

export function Question({ x, y, fill }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-5-4a5 5 0 1 1 7 4.6C.5 1.6 0 2.6 0 4.5"
        fill="none"
        stroke={fill}
        strokeLinecap="round"
        strokeWidth="3.4"
      />
      <circle cy="9.5" fill={fill} r="2.2" />
    </g>
  );
}

/** The bars of a letter A, about a middle. */
export const letter = (x: number, y: number, size: number, { ground }: Inks) => (
  <path
    d="M-5 6 0-6 5 6M-3 2h6"
    fill="none"
    stroke={ground}
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeWidth="2.4"
    transform={`translate(${x} ${y}) scale(${size})`}
  />
);
