// Three small pictures, one for each sentence of the summary.
import type { ReactNode } from 'react';

const sea = '#4f9ca3';
const apricot = '#d7a06d';

/** A strip of board with points standing on its lower edge. */
function Board({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect x="2" y="4" width="92" height="64" rx="8" fill="#0c414b" />
      <rect x="7" y="9" width="82" height="54" rx="3" fill="var(--tp-linen)" />
      {[0, 1, 2, 3, 4].map((point) => (
        <path
          key={point}
          d={`M${9 + point * 16} 63 h14 l-7 -36 Z`}
          fill={point % 2 ? apricot : sea}
          opacity="0.9"
        />
      ))}
      {children}
    </svg>
  );
}

interface CheckerProps {
  readonly x: number;
  readonly y: number;
  readonly isDark?: boolean;
}

function Checker({ x, y, isDark = false }: CheckerProps) {
  const [fill, edge] = isDark ? ['#173a45', '#7fb3b8'] : ['#fffaf0', '#5e5239'];
  return (
    <g fill="none" stroke={edge} strokeWidth="1">
      <circle cx={x} cy={y} r="6.6" fill={fill} />
      {isDark ? (
        <path d={`M${x - 3} ${y} h6 M${x} ${y - 3} v6`} />
      ) : (
        <circle cx={x} cy={y} r="4" opacity="0.5" />
      )}
    </g>
  );
}

const Arrow = ({ d }: { readonly d: string }) => (
  <path d={d} fill="none" stroke="#e4553a" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
);

function Roll() {
  return (
    <Board>
      <g fill="#fffaf0" stroke="#5e5239" strokeWidth="1">
        <rect x="14" y="12" width="15" height="15" rx="4" transform="rotate(-7 21 19)" />
        <rect x="34" y="12" width="15" height="15" rx="4" transform="rotate(6 41 19)" />
      </g>
      <g fill="#173a45">
        <circle cx="17.5" cy="16" r="1.5" />
        <circle cx="21.5" cy="19.5" r="1.5" />
        <circle cx="25.5" cy="23" r="1.5" />
        <circle cx="41.5" cy="19.5" r="1.5" />
      </g>
      <Checker x={16} y={56} />
      <Checker x={64} y={56} />
      <Arrow d="M24 50 Q40 36 56 48 M56 41 V48 H49" />
    </Board>
  );
}

function Hit() {
  return (
    <Board>
      <Checker x={16} y={56} />
      <Checker x={48} y={56} isDark />
      <Checker x={80} y={20} isDark />
      <Arrow d="M24 52 H37 M33 48 L37 52 L33 56" />
      <path
        d="M54 48 L72 27"
        stroke="var(--colorNeutralForeground3)"
        strokeWidth="1.5"
        strokeDasharray="3 3"
        strokeLinecap="round"
      />
    </Board>
  );
}

function BearOff() {
  return (
    <Board>
      <rect x="73" y="9" width="16" height="54" rx="3" fill="#093640" />
      {[56, 51, 46, 41, 36].map((y) => (
        <Checker key={y} x={81} y={y} />
      ))}
      <Checker x={16} y={56} />
      <Checker x={32} y={56} />
      <Arrow d="M40 50 Q54 36 67 34 M61 31 L67 34 L63 40" />
    </Board>
  );
}

export const pictures = [Roll, Hit, BearOff];
