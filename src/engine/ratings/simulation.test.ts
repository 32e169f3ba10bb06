// Ten thousand games of people whose strength is known: the ratings find it, and are as certain as they say.
import { describe, expect, it } from 'vitest';
import { comparedIn, rated } from './ratedGame.ts';
import { firstRating, type PlayerRating, pointsAUnit } from './rating.ts';

const games = 10_000;
const crowd = 40;

/** Numbers from 0 to 1, always the same ones for a seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** From 1200 to 1800, evenly. */
const strengthOf = (person: number): number => 1200 + (600 * person) / (crowd - 1);

/** The order of those at the table: each place is drawn among those left, the stronger ones more often. */
function orderOf(table: readonly number[], next: () => number): number[] {
  const left = [...table];
  const order: number[] = [];
  while (left.length > 0) {
    const odds = left.map((person) => Math.exp(strengthOf(person) / pointsAUnit));
    let drawn = next() * odds.reduce((total, each) => total + each, 0);
    let at = 0;
    while (at < left.length - 1 && drawn > (odds[at] ?? 0)) drawn -= odds[at++] ?? 0;
    order.push(...left.splice(at, 1));
  }
  return order;
}

function tableOf(seats: number, next: () => number): number[] {
  const people = new Set<number>();
  while (people.size < seats) people.add(Math.floor(next() * crowd));
  return [...people];
}

/** The error of every rating after all games, and its deviation. */
function simulate(seats: number, seed: number): { error: number; deviation: number }[] {
  const next = numbersFrom(seed);
  const ratings = new Map<string, PlayerRating>();
  for (let game = 0; game < games; game++) {
    const order = orderOf(tableOf(seats, next), next);
    const compared = comparedIn(
      order.map((person, at) => ({ userId: `${person}`, standing: { place: at + 1, hasLeft: false } })),
    );
    const after = rated(
      compared,
      (userId) => ratings.get(userId) ?? firstRating,
      () => 1,
    );
    for (const [userId, rating] of after) ratings.set(userId, rating);
  }
  return [...ratings].map(([userId, { rating, deviation }]) => ({
    error: rating - strengthOf(Number(userId)),
    deviation,
  }));
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

describe.each([
  ['Glicko-2, two seats', 2],
  ['Plackett–Luce, four seats', 4],
  ['Plackett–Luce, eight seats', 8],
])('%s', (_, seats) => {
  it.each([1, 2, 3])('finds the strengths, seed %i', (seed) => {
    const people = simulate(seats, seed);
    const shift = meanOf(people.map(({ error }) => error)); // only differences are known
    const errors = people.map(({ error }) => error - shift);
    const within = people.filter(({ deviation }, at) => Math.abs(errors[at] ?? 0) <= 2 * deviation).length;
    expect(people).toHaveLength(crowd);
    expect(Math.abs(shift)).toBeLessThan(25);
    expect(Math.sqrt(meanOf(errors.map((error) => error ** 2)))).toBeLessThan(45);
    expect(within / crowd).toBeGreaterThanOrEqual(0.95);
    for (const { deviation } of people) expect(deviation).toBe(45);
  });
});
