// Three small pictures, one for each sentence of the summary.
const holes = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const);

const saffron = 'var(--tp-saffron)';
const coral = 'var(--tp-coral)';

interface PanelProps {
  readonly columns: number;
  readonly rows: number;
  readonly y: number;
  /** Discs as column, row from the top, colour. */
  readonly discs: readonly (readonly [number, number, string])[];
}

const step = 12;

function Panel({ columns, rows, y, discs }: PanelProps) {
  const x = 48 - (columns * step) / 2;
  const colourAt = (column: number, row: number) =>
    discs.find(([c, r]) => c === column && r === row)?.[2] ?? 'var(--tp-linen)';
  return (
    <g>
      <rect x={x - 3} y={y - 3} width={columns * step + 6} height={rows * step + 6} rx="6" fill="#0c414b" />
      {holes(columns, rows).map(([column, row]) => (
        <circle
          key={`${column} ${row}`}
          cx={x + (column + 0.5) * step}
          cy={y + (row + 0.5) * step}
          r="4.8"
          fill={colourAt(column, row)}
        />
      ))}
    </g>
  );
}

function Choose() {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <Panel columns={7} rows={3} y={32} discs={[[3, 2, coral]]} />
      <circle cx="60" cy="12" r="6" fill={saffron} />
      <path
        d="M42 12 H34 M37.5 8.5 L34 12 L37.5 15.5 M78 12 H86 M82.5 8.5 L86 12 L82.5 15.5"
        fill="none"
        stroke="var(--colorNeutralForeground3)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Fall() {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <Panel
        columns={3}
        rows={4}
        y={20}
        discs={[
          [0, 3, coral],
          [1, 3, saffron],
          [1, 2, coral],
          [1, 1, saffron],
          [2, 3, coral],
        ]}
      />
      <circle cx="48" cy="8" r="5" fill="none" stroke={saffron} strokeWidth="1.5" strokeDasharray="2.5 2" />
      <path d="M48 15 V26" stroke={saffron} strokeWidth="2" strokeDasharray="0.1 3.5" strokeLinecap="round" />
    </svg>
  );
}

function Line() {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <Panel
        columns={5}
        rows={4}
        y={12}
        discs={[
          [0, 3, saffron],
          [1, 3, coral],
          [1, 2, saffron],
          [2, 3, saffron],
          [2, 2, coral],
          [2, 1, saffron],
          [3, 3, coral],
          [3, 2, coral],
          [3, 1, coral],
          [3, 0, saffron],
          [4, 3, coral],
        ]}
      />
      <path d="M24 54 L60 18" stroke="var(--tp-ivory)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

export const pictures = [Choose, Fall, Line];
