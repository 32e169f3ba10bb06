// Three small pictures for the three sentences of the summary: a pencil that draws, a guess, points.
import type { ReactNode } from 'react';

function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 72"
      width="96"
      height="72"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="8" y="6" width="80" height="60" rx="8" fill="#ffffff" stroke="#c9bfa8" strokeWidth="2" />
      {children}
    </svg>
  );
}

const Drawing = () => (
  <Picture>
    <path
      d="M18 42c8-14 24-14 34 0-10 14-26 14-34 0zM52 42l12-9v18z"
      fill="none"
      stroke="#1f5fc4"
      strokeWidth="4"
    />
    <circle cx="28" cy="39" r="2.5" fill="#1b1b1b" />
    <path d="M62 30l14-17 6 5-14 17-8 2z" fill="#f5b83d" stroke="#7a4a21" strokeWidth="1.5" />
  </Picture>
);

const Guess = () => (
  <Picture>
    {[18, 34, 50, 66].map((x) => (
      <path d={`M${x} 30h11`} key={x} stroke="#173a45" strokeWidth="3" />
    ))}
    <text x="35" y="27" fontSize="15" fontWeight="700" fill="#173a45">
      i
    </text>
    <rect x="16" y="40" width="64" height="18" rx="5" fill="#d0efee" stroke="#007482" strokeWidth="2" />
    <path d="M22 49h22" stroke="#007482" strokeWidth="3" />
  </Picture>
);

const Points = () => (
  <Picture>
    {[
      ['#f5b83d', 52],
      ['#7cc8f2', 38],
      ['#f29ac0', 24],
    ].map(([fill, width], at) => (
      <rect key={fill} x="18" y={16 + at * 16} width={width} height="10" rx="5" fill={`${fill}`} />
    ))}
  </Picture>
);

export const pictures = [Drawing, Guess, Points] as const;
