// Three small pictures, one for each sentence of the summary: choose in secret, show at once, count won rounds.
import type { ReactNode } from 'react';

const ink = 'var(--colorNeutralForeground3)';
const near = 'var(--tp-seat-1)';
const far = 'var(--tp-seat-2)';

function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 72"
      width="96"
      height="72"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const Card = ({ x, colour }: { readonly x: number; readonly colour: string }) => (
  <rect x={x} y="16" width="30" height="40" rx="5" fill={colour} stroke={ink} strokeWidth="1.5" />
);

const Secret = () => (
  <Picture>
    <Card x={12} colour={near} />
    <Card x={54} colour={far} />
    {[27, 69].map((x) => (
      <g key={x}>
        <path d={`M${x - 5} 31c0-7 10-7 10 0c0 4-5 4-5 8`} stroke="#fff" strokeWidth="3" />
        <circle cx={x} cy="45" r="2" fill="#fff" />
      </g>
    ))}
  </Picture>
);

const Reveal = () => (
  <Picture>
    <path d="M4 30h18v14H4z" fill={near} />
    <path d="M22 26c8-7 22-5 22 10s-14 17-22 10z" fill="var(--tp-ivory)" stroke={ink} strokeWidth="2" />
    <path d="M33 30h9M34 37h10M33 44h9" stroke={ink} strokeWidth="1.5" />
    <path d="M92 30H74v14h18z" fill={far} />
    <path d="M72 34 52 24M72 38 50 44" stroke={ink} strokeWidth="8.5" />
    <path d="M72 34 52 24M72 38 50 44" stroke="var(--tp-ivory)" strokeWidth="5" />
    <circle cx="71" cy="37" r="8" fill="var(--tp-ivory)" stroke={ink} strokeWidth="2" />
  </Picture>
);

const Rounds = () => (
  <Picture>
    {[0, 1].map((point) => (
      <circle key={`near ${point}`} cx={22 + point * 18} cy="26" r="6.5" fill={near} />
    ))}
    <circle cx="22" cy="48" r="6.5" fill={far} />
    <circle cx="40" cy="48" r="6.5" stroke={ink} strokeWidth="2" />
    <path d="M60 26l6 6 12-13" stroke="var(--tp-saffron)" strokeWidth="4.5" />
  </Picture>
);

export const pictures = [Secret, Reveal, Rounds];
