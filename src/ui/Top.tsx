// The spinning top: our mark, three shapes. An SVG of its own, or a part of another drawing.

interface TopProps {
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  /** Degrees from upright; the mark leans to the left. */
  readonly lean?: number;
  /** Disc and cone in one colour, for grounds of our own. */
  readonly colour?: string;
}

/** Decoration; where it stands for the product, its name is written beside it. */
export function Top({ size, x, y, lean = -11, colour = 'var(--tp-mark)' }: TopProps) {
  return (
    <svg aria-hidden="true" x={x} y={y} width={size} height={size} viewBox="0 0 48 48">
      <g transform={`rotate(${lean} 24 25)`}>
        <rect x="20.5" y="3" width="7" height="9.5" rx="3.5" fill="#f5b83d" />
        <rect x="5" y="13" width="38" height="9.5" rx="4.75" fill={colour} />
        <path
          fill={colour}
          d="M13.4 25.2h21.2c.9 0 1.5.9 1.1 1.7-2 4.8-5.3 10.5-9.3 15.7-1.2 1.6-3.6 1.6-4.8 0-4-5.2-7.3-10.9-9.3-15.7-.4-.8.2-1.7 1.1-1.7z"
        />
      </g>
    </svg>
  );
}
