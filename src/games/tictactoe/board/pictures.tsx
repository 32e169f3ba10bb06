// Three small pictures, one for each sentence of the summary: marks in turn, three in a row, the way to another board.
import type { ReactNode } from 'react';

const cross = 'var(--tp-seat-1)';
const ring = 'var(--tp-seat-2)';
const bars = 'var(--colorNeutralStroke1)';

function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" fill="none" strokeLinecap="round" aria-hidden="true">
      {children}
    </svg>
  );
}

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

const Cross = ({ x, y, reach }: MarkProps) => (
  <path
    d={`M${x - reach} ${y - reach}l${2 * reach} ${2 * reach}m0 ${-2 * reach}l${-2 * reach} ${2 * reach}`}
    stroke={cross}
    strokeWidth={reach * 0.55}
  />
);

const Ring = ({ x, y, reach }: MarkProps) => (
  <circle cx={x} cy={y} r={reach} stroke={ring} strokeWidth={reach * 0.55} />
);

interface GridProps {
  readonly x: number;
  readonly y: number;
  readonly step: number;
}

const Grid = ({ x, y, step }: GridProps) => (
  <path
    d={[1, 2].map((n) => `M${x + n * step} ${y}v${3 * step}M${x} ${y + n * step}h${3 * step}`).join('')}
    stroke={bars}
    strokeWidth={step / 8}
  />
);

const Turns = () => (
  <Picture>
    <Grid x={18} y={6} step={20} />
    <Cross x={48} y={36} reach={6} />
    <Ring x={28} y={16} reach={6} />
  </Picture>
);

const Three = () => (
  <Picture>
    <Grid x={18} y={6} step={20} />
    <Cross x={28} y={56} reach={6} />
    <Cross x={48} y={36} reach={6} />
    <Cross x={68} y={16} reach={6} />
    <Ring x={28} y={16} reach={6} />
    <Ring x={48} y={56} reach={6} />
    <path d="M22 62 74 10" stroke="var(--tp-saffron)" strokeWidth="4" />
  </Picture>
);

const Way = () => (
  <Picture>
    <rect
      x="53"
      y="5"
      width="28"
      height="28"
      rx="4"
      fill="var(--tp-saffron)"
      fillOpacity=".3"
      stroke="var(--tp-saffron)"
      strokeWidth="2"
    />
    <Grid x={17} y={39} step={8.6} />
    <Grid x={54} y={6} step={8.6} />
    <Cross x={38.5} y={43.5} reach={2.6} />
    <path
      d="M43 39 50 32M50 37.5V32H44.5"
      stroke="var(--colorNeutralForeground3)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </Picture>
);

export const pictures = [Turns, Three, Way];
