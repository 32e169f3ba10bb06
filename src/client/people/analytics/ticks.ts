// The values an axis names: round ones, five at most, from nothing to above the largest.
const steps = [1, 2, 5];

export function ticksTo(largest: number, most = 5): number[] {
  const least = Math.max(1, largest) / (most - 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, power * (steps.find((each) => each * power >= least) ?? 10));
  const count = Math.ceil(Math.max(1, largest) / step);
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** Places of at most so many of a number of points, the first and the last among them. */
export function spread(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)));
}
