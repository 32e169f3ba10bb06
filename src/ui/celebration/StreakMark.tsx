// The mark of a streak: the number of days in a ring of days.

const days = 12;
const radius = 41;

const dots = Array.from({ length: days }, (_, at) => {
  const angle = (2 * Math.PI * at) / days - Math.PI / 2;
  return { x: 50 + radius * Math.cos(angle), y: 50 + radius * Math.sin(angle) };
});

interface StreakMarkProps {
  readonly count: number;
  /** In px. */
  readonly size: number;
}

/** Decoration: the number stands beside it in words. */
export function StreakMark({ count, size }: StreakMarkProps) {
  return (
    <svg aria-hidden="true" height={size} viewBox="0 0 100 100" width={size}>
      {dots.map(({ x, y }) => (
        <circle cx={x} cy={y} fill="var(--tp-saffron)" key={`${x} ${y}`} r="7.5" />
      ))}
      <text
        dominantBaseline="central"
        fill="var(--colorNeutralForeground1)"
        fontFamily="var(--tp-font-display)"
        fontSize={count > 99 ? 26 : 34}
        fontWeight="700"
        textAnchor="middle"
        x="50"
        y="51"
      >
        {count}
      </text>
    </svg>
  );
}
