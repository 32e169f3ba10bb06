// Three small pictures, one for each sentence of the summary.
import type { ReactNode } from 'react';

const cell = 12;
const dark = '#8aa9b5';

/** Eight squares wide, six high: a piece of a board without an edge. */
function Part({ children }: { readonly children: ReactNode }) {
  const squares = Array.from({ length: 48 }, (_, i) => [i % 8, Math.floor(i / 8)] as const);
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect width="96" height="72" fill="#f1ebdd" />
      {squares.map(([column, row]) =>
        (column + row) % 2 === 1 ? (
          <rect
            key={`${column} ${row}`}
            x={column * cell}
            y={row * cell}
            width={cell}
            height={cell}
            fill={dark}
          />
        ) : null,
      )}
      {children}
    </svg>
  );
}

interface DiscProps {
  readonly column: number;
  readonly row: number;
  readonly isBlack?: boolean;
  readonly isKing?: boolean;
  readonly opacity?: number;
}

function Disc({ column, row, isBlack = false, isKing = false, opacity = 1 }: DiscProps) {
  const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
  const [fill, edge, groove] = isBlack
    ? ['#173a45', '#7fb3b8', '#4d8793']
    : ['#fffaf0', '#5e5239', '#cdbd97'];
  const top = isKing ? y - 1.6 : y;
  return (
    <g opacity={opacity} fill={fill} stroke={edge} strokeWidth="0.8">
      {isKing && <circle cx={x} cy={y + 0.8} r="4.9" />}
      <circle cx={x} cy={top} r="4.9" />
      <circle
        cx={x}
        cy={top}
        r="2.9"
        fill="none"
        stroke={isKing ? '#f5b83d' : groove}
        strokeWidth={isKing ? 1.4 : 0.8}
      />
    </g>
  );
}

const Arrow = ({ d }: { readonly d: string }) => (
  <path d={d} fill="none" stroke="#e4553a" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
);

function Step() {
  return (
    <Part>
      <Disc column={1} row={4} />
      <Disc column={6} row={1} />
      <Disc column={5} row={2} isBlack opacity={0.45} />
      <Arrow d="M22 50 L29 43 M24 42.5 H29.5 V48" />
      <Arrow d="M80 24 Q74 42 57 43 M61 39 L56.5 43 L61.5 46.5" />
    </Part>
  );
}

function Most() {
  return (
    <Part>
      <Disc column={1} row={4} />
      <Disc column={2} row={3} isBlack opacity={0.45} />
      <Disc column={4} row={3} isBlack opacity={0.45} />
      <Disc column={6} row={3} isBlack opacity={0.45} />
      <Arrow d="M20 48 L42 30 L66 54 L88 32 M82 31.5 H88.5 V38" />
    </Part>
  );
}

function Fly() {
  return (
    <Part>
      <Disc column={0} row={5} isKing />
      <Disc column={6} row={5} isBlack />
      <Disc column={2} row={1} isBlack />
      <Arrow d="M13 57 L64 8 M57 8 H64.5 V15" />
    </Part>
  );
}

export const pictures = [Step, Most, Fly];
