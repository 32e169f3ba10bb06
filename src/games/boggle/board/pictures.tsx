// Three small pictures for the three sentences of the summary: dice in a tray, a ribbon over four of them, a struck word.
import type { ReactNode } from 'react';

function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect width="96" height="72" rx="10" fill="#0c414b" />
      {children}
    </svg>
  );
}

const Die = ({ x, y, letter }: { readonly x: number; readonly y: number; readonly letter: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width="26" height="26" rx="6" fill="#d9cba9" stroke="#8a7c5c" />
    <rect x="2.5" y="2.5" width="21" height="21" rx="5" fill="#fbf5e6" />
    <text x="13" y="18.5" fontSize="15" fontWeight="700" textAnchor="middle" fill="#1d2b30">
      {letter}
    </text>
  </g>
);

const Dice = () => (
  <Picture>
    {['N', 'O', 'R', 'D', 'A', 'Y'].map((letter, i) => (
      <Die key={letter} x={6 + (i % 3) * 29} y={8 + Math.floor(i / 3) * 30} letter={letter} />
    ))}
  </Picture>
);

const Path = () => (
  <Picture>
    {['S', 'E', 'A', 'T', 'R', 'L'].map((letter, i) => (
      <Die key={letter} x={6 + (i % 3) * 29} y={8 + Math.floor(i / 3) * 30} letter={letter} />
    ))}
    <path
      d="M19 21 48 21 77 21 48 51"
      fill="none"
      stroke="#2f9aa6"
      strokeOpacity=".72"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Picture>
);

const Struck = () => (
  <Picture>
    {[20, 52].map((y) => (
      <g key={y}>
        <rect x="12" y={y - 13} width="72" height="22" rx="6" fill="#fbf5e6" />
        <text x="48" y={y + 3.5} fontSize="15" fontWeight="700" textAnchor="middle" fill="#1d2b30">
          SEAT
        </text>
        <path d={`M20 ${y - 2}H76`} stroke="#e4553a" strokeWidth="3.4" strokeLinecap="round" />
      </g>
    ))}
  </Picture>
);

export const pictures = [Dice, Path, Struck] as const;
