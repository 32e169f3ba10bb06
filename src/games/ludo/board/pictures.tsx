// Three small pictures, one for each sentence of the summary: a six, sending back, coming home.
import type { ReactNode } from 'react';

const near = 'var(--tp-seat-1)';
const far = 'var(--tp-seat-2)';
const ink = 'var(--colorNeutralForeground3)';

function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" fill="none" strokeLinecap="round" aria-hidden="true">
      {children}
    </svg>
  );
}

interface PawnProps {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}

const Pawn = ({ x, y, colour }: PawnProps) => (
  <g>
    <circle cx={x} cy={y} r="9" fill={colour} stroke={ink} strokeWidth="1.5" />
    <circle cx={x} cy={y} r="4" stroke="#fff" strokeWidth="2" />
  </g>
);

const Field = ({ x, colour = 'none' }: { readonly x: number; readonly colour?: string }) => (
  <rect x={x} y="24" width="24" height="24" rx="4" fill={colour} stroke={ink} strokeWidth="1.5" />
);

const pips = [20, 36].flatMap((x) => [26, 36, 46].map((y) => [x, y] as const));

const Six = () => (
  <Picture>
    <rect x="10" y="18" width="36" height="36" rx="8" fill="var(--tp-ivory)" stroke={ink} strokeWidth="2" />
    {pips.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="3" fill={ink} />
    ))}
    <path d="M52 36h10M58 32l4 4-4 4" stroke={ink} strokeWidth="2" />
    <Pawn x={78} y={36} colour={near} />
  </Picture>
);

const Back = () => (
  <Picture>
    <Field x={8} />
    <Field x={36} />
    <Field x={64} />
    <Pawn x={20} y={36} colour={near} />
    <Pawn x={76} y={36} colour={far} />
    <path d="M32 20C42 10 56 10 66 18M66 11v7h-7" stroke={near} strokeWidth="2.4" />
    <path d="M78 50v12M73 58l5 5 5-5" stroke={far} strokeWidth="2.4" />
  </Picture>
);

const Home = () => (
  <Picture>
    <Field x={6} colour={near} />
    <Field x={32} colour={near} />
    <path d="M58 20v32L82 36Z" fill={near} stroke={ink} strokeWidth="1.5" strokeLinejoin="round" />
    <Pawn x={44} y={36} colour={near} />
    <path d="M78 14l4 4 8-9" stroke="var(--tp-saffron)" strokeWidth="4" />
  </Picture>
);

export const pictures = [Six, Back, Home];
