// Three small pictures for the three sentences of the summary: open a key, read the number, be first to the flags.
import type { ReactNode } from 'react';

function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect width="96" height="72" rx="10" fill="#0c414b" />
      <rect x="12" y="8" width="72" height="56" fill="#efe8d9" />
      {children}
    </svg>
  );
}

const Key = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x=".8" y="1.6" width="22.4" height="22" rx="3" fill="#b3a482" />
    <rect x=".8" y=".8" width="22.4" height="20.6" rx="3" fill="#f7f2e7" />
  </g>
);

const Digit = ({
  x,
  y,
  of,
  fill,
}: {
  readonly x: number;
  readonly y: number;
  readonly of: number;
  readonly fill: string;
}) => (
  <text x={x + 12} y={y + 18} fill={fill} fontSize="16" fontWeight="700" textAnchor="middle">
    {of}
  </text>
);

const Flag = ({ x, y, fill }: { readonly x: number; readonly y: number; readonly fill: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M8 3V20M5 20H12" stroke="#10242b" strokeWidth="1.8" strokeLinecap="round" />
    <path d="M8.6 4 20 8.5 8.6 13Z" fill={fill} stroke="#10242b" />
  </g>
);

const Open = () => (
  <Picture>
    {[12, 36, 60].map((x) => (
      <Key key={x} x={x} y={12} />
    ))}
    <Key x={12} y={38} />
    <Key x={60} y={38} />
    <path
      d="M44 42 44 60 49 56 52 63 55 61.5 52 55 58 54.5Z"
      fill="#fff"
      stroke="#10242b"
      strokeWidth="1.6"
    />
  </Picture>
);

const Read = () => (
  <Picture>
    <Key x={12} y={12} />
    <Flag x={12} y={12} fill="#007482" />
    <Key x={36} y={12} />
    <Key x={60} y={12} />
    <Digit x={12} y={38} of={1} fill="#00606d" />
    <Digit x={36} y={38} of={2} fill="#2f6b1f" />
    <Digit x={60} y={38} of={3} fill="#b0301a" />
  </Picture>
);

const Race = () => (
  <Picture>
    {[12, 36, 60].map((x) => (
      <g key={x}>
        <Key x={x} y={12} />
        <Flag x={x} y={12} fill="#007482" />
      </g>
    ))}
    <Key x={12} y={38} />
    <Flag x={12} y={38} fill="#e4553a" />
    <Key x={36} y={38} />
    <Flag x={36} y={38} fill="#e4553a" />
    <Digit x={60} y={38} of={1} fill="#00606d" />
  </Picture>
);

export const pictures = [Open, Read, Race] as const;
