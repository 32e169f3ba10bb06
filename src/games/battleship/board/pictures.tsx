// Three small pictures for the three sentences of the summary: place ships, shoot at squares, sink the fleet.
import type { ReactNode } from 'react';

const hull = 'M3 12C8 6 14 4 22 4H64Q69 4 69 9V15Q69 20 64 20H22C14 20 8 18 3 12Z';
const edge = '#4f4632';

function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect width="96" height="72" rx="10" fill="#005866" />
      <path d="M24 0V72M48 0V72M72 0V72M0 24H96M0 48H96" stroke="#fff" strokeOpacity=".25" />
      {children}
    </svg>
  );
}

function Ship({ isSunk = false }: { readonly isSunk?: boolean }) {
  return (
    <g>
      <path
        d={hull}
        fill={isSunk ? '#7f8f90' : '#e4dccb'}
        stroke={isSunk ? '#e4553a' : edge}
        strokeWidth="1.4"
      />
      {isSunk ? (
        <path d="M16 20 30 4M32 20 46 4M48 20 62 4" stroke="#092028" strokeOpacity=".6" strokeWidth="4" />
      ) : (
        [24, 48].map((x) => (
          <g key={x} fill="#a99c7e" stroke={edge}>
            <path d={`M${x - 11} 10.5H${x}V13.5H${x - 11}Z`} />
            <circle cx={x} cy="12" r="4.5" />
          </g>
        ))
      )}
    </g>
  );
}

const Hit = () => (
  <g>
    <path d="M0-9 9 0 0 9-9 0Z" fill="#e4553a" stroke="#7d2212" strokeWidth="1.2" />
    <path d="M-3-3 3 3M3-3-3 3" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
  </g>
);

const Miss = () => (
  <g>
    <circle r="6" fill="none" stroke="#fff" strokeWidth="2.4" />
    <circle r="1.6" fill="#fff" />
  </g>
);

const Place = () => (
  <Picture>
    <g transform="translate(22 24)">
      <Ship />
    </g>
    <g transform="translate(24 2) rotate(90) scale(.96)">
      <Ship />
    </g>
  </Picture>
);

const Shoot = () => (
  <Picture>
    <g transform="translate(12 12)">
      <Miss />
    </g>
    <g transform="translate(84 60)">
      <Miss />
    </g>
    <g transform="translate(36 36)">
      <Hit />
    </g>
    <rect x="49.5" y="25.5" width="21" height="21" rx="3" fill="none" stroke="#f5b83d" strokeWidth="3" />
  </Picture>
);

const Sink = () => (
  <Picture>
    {[0, 24, 48].map((y) => (
      <g key={y} transform={`translate(${y === 24 ? 24 : 4} ${y})`}>
        <Ship isSunk />
      </g>
    ))}
  </Picture>
);

export const pictures = [Place, Shoot, Sink] as const;
