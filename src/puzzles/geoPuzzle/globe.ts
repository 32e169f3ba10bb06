// Distances and directions between countries, from middle to middle on a globe.
import { type Direction, directions } from '../../engine/mapPuzzle.ts';
import { linesByCode } from './lines.ts';
import { middleLines } from './middles.ts';

/** Degrees north and east. */
export type Middle = readonly [north: number, east: number];

const middles: ReadonlyMap<string, Middle> = new Map(
  [...linesByCode(middleLines)].map(([code, line]) => {
    const [north = '', east = ''] = line.split(' ');
    return [code, [Number(north), Number(east)]];
  }),
);

export function middleOf(code: string): Middle {
  const middle = middles.get(code);
  if (!middle) throw new Error(`no country ${code}`);
  return middle;
}

const radians = Math.PI / 180;
const radiusKm = 6_371;
const farthestKm = 20_000;

/** Along the great circle. */
export function kmBetween([north1, east1]: Middle, [north2, east2]: Middle): number {
  const half = (one: number, other: number) => Math.sin(((other - one) * radians) / 2) ** 2;
  const square =
    half(north1, north2) + Math.cos(north1 * radians) * Math.cos(north2 * radians) * half(east1, east2);
  return 2 * radiusKm * Math.asin(Math.min(1, Math.sqrt(square)));
}

/** How one sets out on the great circle from the first to the second, to the nearest of eight directions. */
export function directionFrom([north1, east1]: Middle, [north2, east2]: Middle): Direction {
  const [from, to, east] = [north1 * radians, north2 * radians, (east2 - east1) * radians];
  const y = Math.sin(east) * Math.cos(to);
  const x = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(east);
  const eighths = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  return directions[(eighths + 8) % 8] ?? 'n';
}

/** Rounded down: only the place itself is 100 % near. */
export const nearness = (km: number): number => Math.max(0, Math.floor(100 * (1 - km / farthestKm)));
