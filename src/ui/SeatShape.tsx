// The colour and the shape of a seat, always together: circle, plus, triangle, diamond and four more.

const cross = 'M8.6 3h2.8v5.6H17v2.8h-5.6V17H8.6v-5.6H3V8.6h5.6z';
const star = 'M10 1.8l2.5 5.3 5.7.8-4.1 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8L1.8 7.9l5.7-.8z';
const plus = 'M10 6v8M6 10h8';

/** Drawn in 20 × 20 units with the seat's fill and edge; five to eight are outlines on the card. */
const shapes = [
  <circle key="circle" cx="10" cy="10" r="8" />,
  <g key="plus">
    <circle cx="10" cy="10" r="8" />
    <path d={plus} stroke="var(--seat-mark, #fff)" strokeWidth="2.2" strokeLinecap="round" />
  </g>,
  <path key="triangle" d="M10 2.5l8.2 14.5H1.8z" strokeLinejoin="round" />,
  <path key="diamond" d="M10 1.5l8 8.5-8 8.5-8-8.5z" strokeLinejoin="round" />,
  <rect key="square" x="3" y="3" width="14" height="14" rx="1.5" />,
  <path key="hexagon" d="M10 2l7 4v8l-7 4-7-4V6z" strokeLinejoin="round" />,
  <path key="cross" d={cross} strokeLinejoin="round" />,
  <path key="star" d={star} strokeLinejoin="round" />,
];

interface SeatShapeProps {
  /** From 0, in order of play. */
  readonly seat: number;
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Decoration beside a name. */
export function SeatShape({ seat, size = 16, className }: SeatShapeProps) {
  const colour = (seat % 4) + 1;
  const isOutline = seat >= 4;
  return (
    <svg aria-hidden="true" className={className} height={size} viewBox="0 0 20 20" width={size}>
      <g
        fill={isOutline ? 'var(--colorNeutralBackground1)' : `var(--tp-seat-${colour})`}
        stroke={isOutline ? `var(--tp-seat-${colour})` : `var(--tp-seat-${colour}-edge)`}
        strokeWidth={isOutline ? 3 : 1.5}
      >
        {shapes[seat % shapes.length]}
      </g>
    </svg>
  );
}
