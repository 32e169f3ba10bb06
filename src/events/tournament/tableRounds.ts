// The rounds by which everybody meets everybody about equally often at tables of four and three, for 3 to 16 people.
import type { NewPairing } from './tournament.ts';

/**
 * By the number of people: one round after the other, its tables with a point between them, each with the places in the
 * order of the seats; places above 9 are letters. Everybody plays in each round, but of five people one rests. They were
 * searched for once: everybody meets everybody, no two more or less often than an equal share by more than one, and seats
 * differ by one at most. Of 5, 7, 8, 9, 15 and 16 people all meet equally often.
 */
const roundsOf: Readonly<Record<number, string>> = {
  3: '132 213 321',
  4: '4213 3142 2431 1324',
  5: '2543 4351 5214 3125 1432',
  6: '213.564 241.653 125.364 431.652 316.542',
  7: '1234.657 3157.462 5742.136 6325.714 7612.543 3764.251 6415.327',
  8: '1243.8675 4836.7152 6327.5841 8731.6425 7354.2618 3582.4167 1563.2784',
  9: '312.654.897 174.286.935 843.725.961 429.518.376',
  10: '4321.756.9a8 1a35.749.286 8197.634.a25 2659.841.a73 5748.61a.392 96a4.358.127',
  11: '1234.6758.ab9 482a.9375.b61 9862.b743.5a1 845b.2971.63a 3189.a5b2.764 2b63.81a7.549',
  12: '1432.7685.bca9 8941.362b.ca57 6c94.583a.7b21 47b8.9315.2a6c 19a7.82c3.456b 2879.c516.a3b4 a186.347c.9b52 524a.6793.b1c8',
  13: '2134.567.98a.dbc 97ad.c25.634.b18 6b2a.459.83d.7c1 48b7.3c9.26d.5a1 c586.a73.1d4.b92 3db5.827.a4c.196',
  14: '1234.5786.ba9.edc 4879.ea53.16d.2cb c38a.7eb1.d54.692 d63b.9c15.a74.28e 72ad.6ec4.395.8b1 b425.8d9e.c37.a16',
  15: '3241.7856.ca9b.edf 1bf8.69e2.dc74.35a 5f2c.71ea.b6d3.948 f937.4eb5.8a2d.16c c38e.d519.a46f.27b',
  16: '2431.8765.ba9c.gedf f81b.6g92.7da4.ec53 c1g7.25fa.49e8.36bd d28c.937f.e16a.5b4g a8g3.4fc6.1d59.7b2e',
};

const split = (people: number): readonly string[] => roundsOf[people]?.split(' ') ?? [];

export const roundsAround = (people: number, isTwice: boolean): number =>
  split(people).length * (isTwice ? 2 : 1);

const placesAt = (table: string): number[] => Array.from(table, (place) => Number.parseInt(place, 17));

/** The tables of a round by places from 1, and whoever rests; the second time around everybody sits one seat further to the front. */
export function tablesAround(people: number, round: number): NewPairing[] {
  const all = split(people);
  const tables = (all[(round - 1) % Math.max(1, all.length)]?.split('.') ?? []).map(placesAt);
  const playing = new Set(tables.flat());
  const byes = Array.from({ length: people }, (_, at) => [at + 1]).filter(
    ([place = 0]) => !playing.has(place),
  );
  return [...tables, ...(tables.length > 0 ? byes : [])].map((places, at) => {
    const [first = 0, second = null, ...others] =
      round > all.length ? [...places.slice(1), ...places.slice(0, 1)] : places;
    const pairing = { round, board: at + 1, first, second };
    return second === null ? pairing : { ...pairing, others };
  });
}
