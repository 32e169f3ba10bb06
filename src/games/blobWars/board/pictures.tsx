// Three small pictures, one for each sentence of the summary.
import type { ReactNode } from 'react';

const cell = 24;

/** A piece of the board: four cells wide, three high. */
function Dish({ children }: { readonly children: ReactNode }) {
  const cells = Array.from({ length: 12 }, (_, i) => [i % 4, Math.floor(i / 4)] as const);
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect width="96" height="72" rx="8" fill="#efe8d9" />
      {cells.map(([column, row]) => (
        <circle
          key={`${column} ${row}`}
          cx={(column + 0.5) * cell}
          cy={(row + 0.5) * cell}
          r="10"
          fill="#d8d0bd"
        />
      ))}
      {children}
    </svg>
  );
}

interface BlobProps {
  readonly column: number;
  readonly row: number;
  readonly isCoral?: boolean;
  readonly isFaint?: boolean;
}

function Blob({ column, row, isCoral = false, isFaint = false }: BlobProps) {
  const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
  const [fill, edge] = isCoral ? ['#f7a892', '#8e2f1a'] : ['#0b4a55', '#062b32'];
  return (
    <g opacity={isFaint ? 0.35 : 1}>
      <circle cx={x} cy={y} r="10" fill={fill} stroke={edge} strokeWidth="0.9" />
      {[x - 3.6, x + 3.6].map((eye) => (
        <g key={eye}>
          <circle cx={eye} cy={y - 2} r="2.6" fill="#ffffff" />
          <circle cx={eye} cy={y - 1.6} r="1.3" fill="#0a2226" />
          {isCoral && (
            <path
              d={`M${eye - 2.8} ${y - 2}a2.8 2.8 0 0 1 5.6 0z`}
              fill={fill}
              stroke={edge}
              strokeWidth="0.6"
            />
          )}
        </g>
      ))}
      {isCoral && <path d={`M${x} ${y + 3}v5M${x - 2.5} ${y + 5.5}h5`} stroke={edge} strokeWidth="1.3" />}
    </g>
  );
}

const Arrow = ({ d }: { readonly d: string }) => (
  <path d={d} fill="none" stroke="#e4553a" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
);

function Clone() {
  return (
    <Dish>
      <Blob column={1} row={1} />
      <Blob column={2} row={1} />
      <Arrow d="M36 20 Q48 8 58 19 M52.5 18.5 L58 19 L59.5 13.5" />
    </Dish>
  );
}

function Jump() {
  return (
    <Dish>
      <Blob column={0} row={2} isFaint />
      <Blob column={1} row={1} isCoral />
      <Blob column={2} row={2} />
      <Arrow d="M12 46 Q34 14 56 46 M50 44.5 L56 46.5 L58 40" />
    </Dish>
  );
}

function Turn() {
  return (
    <Dish>
      <Blob column={1} row={1} />
      <Blob column={0} row={0} />
      <Blob column={2} row={0} />
      <Blob column={2} row={2} />
      <Blob column={3} row={1} isCoral />
      <circle cx="36" cy="36" r="31" fill="none" stroke="#e4553a" strokeWidth="2" strokeDasharray="4 4" />
    </Dish>
  );
}

export const pictures = [Clone, Jump, Turn];
