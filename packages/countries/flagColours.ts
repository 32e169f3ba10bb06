// Which colours a flag has, the largest part first: what a screen reader says of it instead of the country.

const colours = {
  red: [
    [206, 17, 38],
    [230, 50, 50],
    [170, 20, 30],
    [140, 20, 60],
  ],
  orange: [
    [255, 130, 20],
    [255, 153, 51],
  ],
  yellow: [
    [252, 209, 22],
    [255, 230, 60],
  ],
  green: [
    [0, 122, 61],
    [20, 160, 70],
    [0, 80, 50],
  ],
  blue: [
    [0, 40, 130],
    [0, 80, 180],
    [0, 30, 80],
  ],
  lightBlue: [
    [100, 180, 230],
    [117, 170, 219],
    [0, 160, 220],
  ],
  white: [[255, 255, 255]],
  black: [[0, 0, 0]],
} as const;

const leastPart = 0.05;

function nearest(red: number, green: number, blue: number): string {
  const distances = Object.entries(colours).flatMap(([name, shades]) =>
    shades.map(([r, g, b]) => ({ name, distance: (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 })),
  );
  return distances.reduce((one, other) => (other.distance < one.distance ? other : one)).name;
}

/** Of pixels of three bytes. */
export function coloursIn(pixels: Uint8Array): readonly string[] {
  const counts = new Map<string, number>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const name = nearest(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const least = (pixels.length / 3) * leastPart;
  return [...counts]
    .filter(([, count]) => count >= least)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name]) => name);
}
