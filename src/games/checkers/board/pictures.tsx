// Three small pictures, one for each sentence of the summary.
import type { ReactNode } from 'react';

const cell = 16;
const dark = '#8fb0ae';

/** A corner of the board: six squares wide, four high. */
function Corner({ children }: { readonly children: ReactNode }) {
  const squares = Array.from({ length: 24 }, (_, i) => [i % 6, Math.floor(i / 6)] as const);
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect width="96" height="72" rx="6" fill="#0c414b" />
      <rect x="4" y="4" width="88" height="64" fill="#f1ebdd" />
      {squares.map(([column, row]) =>
        (column + row) % 2 === 1 ? (
          <rect
            key={`${column} ${row}`}
            x={column * cell}
            y={4 + row * cell}
            width={cell}
            height={cell}
            fill={dark}
          />
        ) : null,
      )}
      <rect x="2" y="2" width="92" height="68" rx="4" fill="none" stroke="#0c414b" strokeWidth="4" />
      {children}
    </svg>
  );
}

interface DiscProps {
  readonly column: number;
  readonly row: number;
  readonly isDark?: boolean;
  readonly isKing?: boolean;
  readonly opacity?: number;
}

function Disc({ column, row, isDark = false, isKing = false, opacity = 1 }: DiscProps) {
  const [x, y] = [(column + 0.5) * cell, 4 + (row + 0.5) * cell];
  const [fill, edge] = isDark ? ['#173a45', '#7fb3b8'] : ['#fffaf0', '#5e5239'];
  const heights = isKing ? [1.5, 0, -1.5, -3] : [1, -0.5];
  return (
    <g opacity={opacity} fill={fill} stroke={edge} strokeWidth="0.9">
      {heights.map((height) => (
        <circle key={height} cx={x} cy={y + height} r="6.2" />
      ))}
      {isKing && (
        <g fill="#f5b83d" stroke="#7a5000" strokeWidth="0.5">
          <circle cx={x - 2.6} cy={y - 4} r="1.1" />
          <circle cx={x} cy={y - 5} r="1.1" />
          <circle cx={x + 2.6} cy={y - 4} r="1.1" />
          <rect x={x - 3.3} y={y - 2.4} width="6.6" height="1.8" rx="0.6" />
        </g>
      )}
    </g>
  );
}

const Arrow = ({ d }: { readonly d: string }) => (
  <path d={d} fill="none" stroke="#e4553a" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
);

function Step() {
  return (
    <Corner>
      <Disc column={1} row={0} isDark />
      <Disc column={3} row={0} isDark />
      <Disc column={2} row={3} />
      <Disc column={4} row={3} />
      <Arrow d="M45 51 L54 42 M47.5 42 H54 V48.5" />
    </Corner>
  );
}

function Jump() {
  return (
    <Corner>
      <Disc column={1} row={2} />
      <Disc column={2} row={1} isDark opacity={0.45} />
      <Disc column={4} row={1} isDark />
      <Arrow d="M24 36 Q30 10 52 11 M46.5 7 L52 11 L47 15.5" />
    </Corner>
  );
}

function Crown() {
  return (
    <Corner>
      <Disc column={3} row={0} isKing />
      <Disc column={2} row={1} opacity={0.45} />
      <Disc column={4} row={3} isDark />
      <Disc column={1} row={2} />
      <Arrow d="M42 25 L49 18 M43.5 17.5 H49.5 V23.5" />
    </Corner>
  );
}

export const pictures = [Step, Jump, Crown];
