// Arithmetic of the drawings of ratings: bands without gaps, and the scale of a line. Pure.

export interface Band {
  readonly from: number;
  readonly people: number;
}

/** The bands from the lowest to the highest, empty ones among them. */
export function bandsAround(bands: readonly Band[], width: number): readonly Band[] {
  const [lowest, highest] = [bands[0]?.from ?? 0, bands.at(-1)?.from ?? 0];
  const people = new Map(bands.map((band) => [band.from, band.people]));
  return Array.from({ length: (highest - lowest) / width + 1 }, (_, at) => {
    const from = lowest + at * width;
    return { from, people: people.get(from) ?? 0 };
  });
}

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const steps = [20, 50, 100, 200, 500] as const;
const mostTicks = 5;

/** Round numbers around these ratings. */
export function scaleOf(ratings: readonly number[]): Scale {
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const within = (step: number) => ({
    low: Math.floor(least / step) * step,
    high: Math.max(Math.ceil(most / step) * step, Math.floor(least / step) * step + step),
  });
  const step = steps.find((each) => (within(each).high - within(each).low) / each < mostTicks) ?? 1_000;
  const { low, high } = within(step);
  return { low, high, ticks: Array.from({ length: (high - low) / step + 1 }, (_, at) => low + at * step) };
}

const dayMs = 24 * 60 * 60_000;

/** Where each day lies between the first (0) and the last (1). */
export function placesOf(days: readonly string[]): readonly number[] {
  const at = days.map((day) => Date.parse(day) / dayMs);
  const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0];
  return at.map((each) => (last === first ? 0.5 : (each - first) / (last - first)));
}
