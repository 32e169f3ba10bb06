// Three small pictures for the three sentences of the summary: a card to the left, four of a kind, the button and a strike.
const card = '#fffaf0';
const edge = '#5e5239';
const floor = '#0c414b';
const saffron = '#f5b83d';

interface CardProps {
  readonly x: number;
  readonly y: number;
  readonly rank: string;
}

function Card({ x, y, rank }: CardProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-9" y="-11.500" width="18" height="26" rx="3" fill="rgb(0 0 0/.2)" />
      <rect x="-9" y="-13" width="18" height="26" rx="3" fill={card} stroke={edge} strokeWidth=".8" />
      <text
        y="5"
        fill="#173a45"
        fontFamily="var(--tp-font-display)"
        fontWeight="700"
        fontSize="14"
        textAnchor="middle"
      >
        {rank}
      </text>
    </g>
  );
}

const Floor = () => <rect width="96" height="72" rx="10" fill={floor} />;

function PassLeft() {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <Floor />
      {['K', 'K', 'A', 'Q'].map((rank, i) => (
        <Card key={i} x={18 + i * 20} y={rank === 'Q' ? 40 : 48} rank={rank} />
      ))}
      <path
        d="M80 16H18M25 9l-8 7 8 7"
        fill="none"
        stroke={saffron}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function FourAlike() {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <Floor />
      {[18, 38, 58, 78].map((x) => (
        <Card key={x} x={x} y={26} rank="K" />
      ))}
      <circle cx="48" cy="57" r="10.500" fill={saffron} stroke="#8a5a00" strokeWidth="1.500" />
      <circle cx="48" cy="57" r="4" fill="#3b2a00" />
    </svg>
  );
}

const top =
  'M-2.400-15h4.800v7h-4.800zM-12-8h24v5.200h-24zM-8.400-2.800h16.800C7.200 4.400 4.400 10 0 14.400-4.400 10-7.200 4.400-8.400-2.800Z';

function LastIsStruck() {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <Floor />
      {[20, 48].map((x) => (
        <path key={x} d={top} transform={`translate(${x} 38)`} fill="none" stroke="#efe8d9" strokeWidth="2" />
      ))}
      <path d={top} transform="translate(76 42) rotate(82)" fill="#e4553a" stroke="#efe8d9" strokeWidth="2" />
    </svg>
  );
}

export const pictures = [PassLeft, FourAlike, LastIsStruck] as const;
