// Three small pictures, one for each sentence of the summary.
import type { ReactNode } from 'react';

const cell = 16;

/** A corner of the board: six squares wide, four high. */
function Corner({ children }: { readonly children: ReactNode }) {
  const squares = Array.from({ length: 24 }, (_, i) => [i % 6, Math.floor(i / 6)] as const);
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect width="96" height="72" rx="6" fill="#0c414b" />
      <rect x="0" y="4" width="96" height="64" fill="#f1ebdd" />
      {squares.map(([column, row]) =>
        (column + row) % 2 === 1 ? (
          <rect
            key={`${column} ${row}`}
            x={column * cell}
            y={4 + row * cell}
            width={cell}
            height={cell}
            fill="#8fb0ae"
          />
        ) : null,
      )}
      <rect x="2" y="2" width="92" height="68" rx="4" fill="none" stroke="#0c414b" strokeWidth="4" />
      {children}
    </svg>
  );
}

const shapes = {
  king: 'M7.3 1h1.4v1.5h1.5v1.4H8.7V5.3c1-1 3.8-.9 3.8 1.6 0 1.9-1.8 3-1.8 4.3H5.3c0-1.3-1.8-2.4-1.8-4.3 0-2.5 2.8-2.6 3.8-1.6V3.9H5.8V2.5h1.5zM4.5 12h7v2h-7z',
  queen: 'M2.2 4.5l2.7 2.8.4-4.3 1.7 3.7L8 2.3l1 4.4L10.7 3l.4 4.3 2.7-2.8-1.7 6.7H3.9zM4.5 12h7v2h-7z',
  rook: 'M4.5 2.5h2v1.2h.8V2.5h1.4v1.2h.8V2.5h2v3l-1.2 1v3.5l1 1.2H4.7l1-1.2V6.5l-1.2-1zM4.5 12h7v2h-7z',
  knight:
    'M5.3 11.2c0-2.3 2.3-2.9 2.5-4.7-1 .5-1.5.7-2.2 1.6-.6.8-2.6.3-2.6-.9 0-.6 1.4-1.5 1.9-2.9.3-1.1 1.2-1.7 2-2L6.7.9l1.8 1.3c3.2.8 4.6 4.3 4 9zM4.5 12h7v2h-7z',
} as const;

interface ManProps {
  readonly as: keyof typeof shapes;
  readonly column: number;
  readonly row: number;
  readonly isBlack?: boolean;
  readonly opacity?: number;
}

function Man({ as, column, row, isBlack = false, opacity = 1 }: ManProps) {
  const [fill, edge] = isBlack ? ['#173a45', '#071c22'] : ['#fffaf0', '#173a45'];
  return (
    <path
      d={shapes[as]}
      transform={`translate(${column * cell} ${4 + row * cell})`}
      fill={fill}
      opacity={opacity}
      stroke={edge}
      strokeWidth="0.8"
      strokeLinejoin="round"
    />
  );
}

const Arrow = ({ d }: { readonly d: string }) => (
  <path d={d} fill="none" stroke="#e4553a" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
);

const Threat = ({ column, row }: { readonly column: number; readonly row: number }) => (
  <circle
    cx={(column + 0.5) * cell}
    cy={4 + (row + 0.5) * cell}
    r="8.6"
    fill="none"
    stroke="#e4553a"
    strokeWidth="1.8"
  />
);

function Ways() {
  return (
    <Corner>
      <Man as="knight" column={1} row={3} />
      <Man as="rook" column={2} row={1} isBlack opacity={0.5} />
      <Man as="queen" column={4} row={3} />
      <Arrow d="M24 52 V28 H33 M29.5 24.5 L33.5 28 L29.5 31.5" />
    </Corner>
  );
}

function Check() {
  return (
    <Corner>
      <Man as="king" column={4} row={0} isBlack />
      <Threat column={4} row={0} />
      <Man as="rook" column={4} row={3} />
      <Man as="king" column={1} row={3} />
      <Arrow d="M72 50 V23 M68 27 L72 22.5 L76 27" />
    </Corner>
  );
}

function Mate() {
  return (
    <Corner>
      <Man as="king" column={3} row={0} isBlack />
      <Threat column={3} row={0} />
      <Man as="queen" column={3} row={1} />
      <Man as="king" column={3} row={2} />
      <Man as="rook" column={1} row={3} isBlack />
    </Corner>
  );
}

export const pictures = [Ways, Check, Mate];
