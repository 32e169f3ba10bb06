// Three small pictures for the three sentences of the summary: pass three, follow suit, hearts and the queen cost.
const card = '#fffaf0';
const edge = '#5e5239';
const heart =
  'M0 9C-6 4.6-9.2 1-9.2-3-9.2-6.4-7-8.4-4.4-8.4-2.4-8.4-.8-7.4 0-5.4.8-7.4 2.4-8.4 4.4-8.4 7-8.4 9.2-6.4 9.2-3 9.2 1 6 4.6 0 9Z';
const spade =
  'M0-9.200C2.6-5 8.8-1.8 8.8 2.8 8.8 5.6 6.8 7.2 4.6 7.2 2.8 7.2 1.6 6.4.8 5 1 7.2 2 8.4 3.8 9.200H-3.800C-2 8.4-1 7.2-.8 5-1.6 6.4-2.8 7.2-4.6 7.2-6.8 7.2-8.8 5.6-8.8 2.8-8.8-1.8-2.6-5 0-9.200Z';
const diamond =
  'M0-9.600C1.8-5.4 4.4-2.2 7.4 0 4.4 2.2 1.8 5.4 0 9.6-1.8 5.4-4.4 2.2-7.4 0-4.4-2.2-1.8-5.4 0-9.600Z';

interface CardProps {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly children?: React.ReactNode;
}

function Card({ x, y, turn = 0, children }: CardProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-12" y="-16" width="24" height="34" rx="3" fill="rgb(0 0 0/.2)" />
      <rect x="-12" y="-17" width="24" height="34" rx="3" fill={card} stroke={edge} strokeWidth=".8" />
      {children}
    </g>
  );
}

const Cloth = () => <rect width="96" height="72" rx="10" fill="#3d2f7a" />;

function PassThree() {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <Cloth />
      <Card x={46} y={40} turn={-12} />
      <Card x={58} y={38} />
      <Card x={70} y={40} turn={12}>
        <path d={heart} fill="#c8321a" transform="scale(.8)" />
      </Card>
      <path
        d="M36 20H14M22 11l-9 9 9 9"
        fill="none"
        stroke="#f5b83d"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function FollowSuit() {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <Cloth />
      {[26, 70, 48].map((x, i) => (
        <Card key={x} x={x} y={i === 2 ? 32 : 42} turn={(x - 48) / 4.4}>
          <path d={diamond} fill="#8a5a00" transform={`scale(${i === 2 ? 1.1 : 0.7})`} />
        </Card>
      ))}
      <rect x="34.5" y="13.5" width="27" height="37" rx="4" fill="none" stroke="#f5b83d" strokeWidth="2.5" />
    </svg>
  );
}

function WhatCosts() {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <Cloth />
      <Card x={28} y={32} turn={-6}>
        <path d={heart} fill="#c8321a" />
      </Card>
      <Card x={66} y={32} turn={6}>
        <path d={spade} fill="#173a45" />
        <path d="M-6-11-6-15-3-13 0-16 3-13 6-15 6-11Z" fill="#f5b83d" stroke={edge} strokeWidth=".6" />
      </Card>
      <g
        fill="#fffaf0"
        fontFamily="var(--tp-font-display)"
        fontWeight="700"
        fontSize="13"
        textAnchor="middle"
      >
        <text x="28" y="66">
          1
        </text>
        <text x="66" y="66">
          13
        </text>
      </g>
    </svg>
  );
}

export const pictures = [PassThree, FollowSuit, WhatCosts] as const;
