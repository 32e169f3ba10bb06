// Three small pictures, one for each sentence of the summary.
import type { ReactNode } from 'react';

/** The board in small: three squares and their joints. */
function Wood({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect width="96" height="72" rx="8" fill="#efe8d9" />
      <g fill="none" stroke="#173a45" strokeOpacity="0.7" strokeWidth="1.6">
        <rect x="18" y="6" width="60" height="60" />
        <rect x="28" y="16" width="40" height="40" />
        <rect x="38" y="26" width="20" height="20" />
        <path d="M48 6v20M48 46v20M18 36h20M58 36h20" />
      </g>
      {children}
    </svg>
  );
}

interface ManProps {
  readonly x: number;
  readonly y: number;
  readonly isBlack?: boolean;
  readonly isFaint?: boolean;
}

/** Columns and rows from 0, as on the board. */
function Man({ x, y, isBlack = false, isFaint = false }: ManProps) {
  const [cx, cy] = [18 + x * 10, 66 - y * 10];
  const [fill, edge, mark] = isBlack ? ['#173a45', '#071c22', '#7fb3b8'] : ['#fffaf0', '#5e5239', '#b9a878'];
  return (
    <g opacity={isFaint ? 0.4 : 1}>
      <circle cx={cx} cy={cy + 1} r="4.8" fill={edge} />
      <circle cx={cx} cy={cy - 0.4} r="4.8" fill={fill} stroke={edge} strokeWidth="0.8" />
      {isBlack ? (
        <path d={`M${cx - 2} ${cy - 0.4}h4M${cx} ${cy - 2.4}v4`} stroke={mark} strokeWidth="1.1" />
      ) : (
        <circle cx={cx} cy={cy - 0.4} r="2.2" fill="none" stroke={mark} strokeWidth="1.1" />
      )}
    </g>
  );
}

const Arrow = ({ d }: { readonly d: string }) => (
  <path d={d} fill="none" stroke="#e4553a" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
);

function Step() {
  return (
    <Wood>
      <Man x={0} y={6} />
      <Man x={3} y={1} isBlack />
      <Man x={6} y={3} isBlack />
      <Arrow d="M25 6H41M36.5 1.5L41.5 6L36.5 10.5" />
    </Wood>
  );
}

function Mill() {
  return (
    <Wood>
      <path d="M28 56h40" stroke="#f5b83d" strokeWidth="5" strokeLinecap="round" />
      <Man x={1} y={1} />
      <Man x={3} y={1} />
      <Man x={5} y={1} />
      <Man x={3} y={5} isBlack isFaint />
      <Man x={0} y={6} isBlack />
      <circle cx="48" cy="16" r="8" fill="none" stroke="#e4553a" strokeWidth="2" />
    </Wood>
  );
}

function Fly() {
  return (
    <Wood>
      <Man x={0} y={0} isFaint />
      <Man x={2} y={4} />
      <Man x={6} y={0} />
      <Man x={4} y={4} isBlack />
      <Man x={5} y={3} isBlack />
      <Arrow d="M20 58Q22 14 62 7M56.5 3.5L62.5 7L58.5 12.5" />
    </Wood>
  );
}

export const pictures = [Step, Mill, Fly];
