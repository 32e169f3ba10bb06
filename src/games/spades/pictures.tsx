// Three small pictures for the three sentences of the summary: two sides bid, spades cut, the contract and a bag.
const card = '#fffaf0';
const edge = '#5e5239';
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

const Cloth = () => <rect width="96" height="72" rx="10" fill="#0c4a55" />;

const chips = [
  { x: 48, y: 14, bid: 3, fill: '#f5b83d' },
  { x: 48, y: 58, bid: 4, fill: '#f5b83d' },
  { x: 18, y: 36, bid: 2, fill: card },
  { x: 78, y: 36, bid: 3, fill: card },
] as const;

function TwoSides() {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <Cloth />
      <path d="M48 26v20M30 36h36" stroke="#7fb3b8" strokeWidth="2" strokeDasharray="3 4" />
      {chips.map(({ x, y, bid, fill }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="11" cy="1.500" fill="rgb(0 0 0/.25)" />
          <circle r="11" fill={fill} stroke={edge} strokeWidth=".8" />
          <text
            y="5"
            fill="#173a45"
            fontFamily="var(--tp-font-display)"
            fontWeight="700"
            fontSize="14"
            textAnchor="middle"
          >
            {bid}
          </text>
        </g>
      ))}
    </svg>
  );
}

function SpadesCut() {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <Cloth />
      {[24, 72, 48].map((x, i) => (
        <Card key={x} x={x} y={i === 2 ? 34 : 40} turn={(x - 48) / 4}>
          {i === 2 ? (
            <path d={spade} fill="#173a45" />
          ) : (
            <path d={diamond} fill="#8a5a00" transform="scale(.8)" />
          )}
        </Card>
      ))}
      <rect x="34.5" y="15.5" width="27" height="37" rx="4" fill="none" stroke="#f5b83d" strokeWidth="2.5" />
    </svg>
  );
}

function ContractAndBag() {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <Cloth />
      {[14, 26, 38, 50].map((x) => (
        <Card key={x} x={x + 2} y={34} />
      ))}
      <path
        d="M8 60h52M8 60v-4M60 60v-4"
        fill="none"
        stroke="#f5b83d"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <Card x={80} y={34} />
      <circle cx="80" cy="61" r="4" fill="#efe8d9" />
    </svg>
  );
}

export const pictures = [TwoSides, SpadesCut, ContractAndBag] as const;
