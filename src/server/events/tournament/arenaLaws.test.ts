// The laws of arenas, over thousands that are played through with people who come late, take breaks, and draw.
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../tests/support/data/chance.ts';
import {
  type ArenaResult,
  type ArenaScore,
  arenaStandings,
  newArenaScore,
  scoredInArena,
} from '../../../events/tournament/arena.ts';
import {
  type ArenaPair,
  againAfterMs,
  arenaPairs,
  type FreeEntrant,
  haveJustMet,
  nextArenaPairing,
  pairAfterMs,
} from '../../../events/tournament/arenaPairing.ts';
import { matching } from './matching.ts';

interface Played {
  readonly first: number;
  readonly second: number;
  readonly outcome: 'first' | 'second' | 'draw';
}

interface Arena {
  readonly scores: Map<number, ArenaScore>;
  readonly games: Played[];
  /** What was wrong with a step. */
  readonly faults: string[];
  /** Games that still went on at the end. */
  readonly unfinished: number;
}

interface Going {
  readonly pair: ArenaPair;
  readonly endsAt: number;
}

const seats = (free: readonly FreeEntrant[]): number[] => free.map(({ number }) => number);

/** A pair that has just met may play again only where every other way has such a pair too. */
function isAvoidable(
  [a, b]: ArenaPair,
  pairs: readonly ArenaPair[],
  waiting: readonly FreeEntrant[],
): boolean {
  const isFine = (one: FreeEntrant, other: FreeEntrant) => !haveJustMet(one, other);
  return (
    waiting.some((c) => isFine(a, c) || isFine(b, c)) ||
    pairs.some(([c, d]) => c !== a && ((isFine(a, c) && isFine(b, d)) || (isFine(a, d) && isFine(b, c))))
  );
}

function faultsIn(
  free: readonly FreeEntrant[],
  pairs: readonly ArenaPair[],
  playing: ReadonlySet<number>,
  now: number,
): string[] {
  const seated = seats(pairs.flat());
  const waiting = free.filter(({ number }) => !seated.includes(number));
  const faults: string[] = [];
  if (new Set(seated).size < seated.length || seated.some((number) => playing.has(number)))
    faults.push('somebody at two tables');
  for (const pair of pairs.filter(([one, other]) => haveJustMet(one, other))) {
    const longest = Math.max(...pair.map(({ score }) => now - score.freeSince));
    if (longest < againAfterMs && (playing.size > 0 || free.length > 2)) faults.push('met again at once');
    if (isAvoidable(pair, pairs, waiting)) faults.push('met again though it could be avoided');
  }
  const isDue = free.some(({ score }) => now - score.freeSince >= pairAfterMs);
  const couldMeet = waiting.some((one) => waiting.some((other) => one !== other && !haveJustMet(one, other)));
  if (isDue && couldMeet) faults.push('two waited who could have met');
  return faults;
}

function played(pair: ArenaPair, scores: Map<number, ArenaScore>, chance: () => number, now: number): Played {
  const [first, second] = [pair[0].number, pair[1].number];
  // The lower number is the stronger one.
  const isFirst = chance() < 0.5 + (second - first) / 100;
  const outcome = chance() < 0.2 ? 'draw' : isFirst ? 'first' : 'second';
  for (const [own, opponent] of [
    [first, second],
    [second, first],
  ] as const) {
    const won = outcome === (own === first ? 'first' : 'second');
    const result: ArenaResult = outcome === 'draw' ? 'drawn' : won ? 'won' : 'lost';
    const score = scores.get(own) ?? newArenaScore(0);
    scores.set(own, scoredInArena(score, { result, opponent, isFirst: own === first, isPlayed: true }, now));
  }
  return { first, second, outcome };
}

function playThrough(people: number, minutes: number, seed: number): Arena {
  const chance = chanceOf(seed);
  const scores = new Map<number, ArenaScore>();
  const comesAt = Array.from({ length: people }, () =>
    chance() < 0.2 ? Math.floor(chance() * minutes * 40_000) : 0,
  );
  const onBreak = new Set<number>();
  const games: Played[] = [];
  const faults: string[] = [];
  let going: Going[] = [];
  for (let now = 0; now < minutes * 60_000; now += 1_000) {
    comesAt.forEach((at, index) => {
      if (at <= now && !scores.has(index + 1)) scores.set(index + 1, newArenaScore(now));
    });
    for (const { pair } of going.filter(({ endsAt }) => endsAt <= now))
      games.push(played(pair, scores, chance, now));
    going = going.filter(({ endsAt }) => endsAt > now);
    const someone = 1 + Math.floor(chance() * people);
    if (chance() < 0.02) onBreak.add(someone);
    if (chance() < 0.05 && onBreak.delete(someone))
      scores.set(someone, { ...(scores.get(someone) ?? newArenaScore(now)), freeSince: now });
    const playing = new Set(going.flatMap(({ pair }) => seats(pair)));
    const free = [...scores].flatMap(([number, score]) =>
      playing.has(number) || onBreak.has(number) ? [] : [{ number, score }],
    );
    const pairs = arenaPairs(free, { now, isAnybodyPlaying: playing.size > 0 }, matching);
    faults.push(...faultsIn(free, pairs, playing, now));
    going.push(...pairs.map((pair) => ({ pair, endsAt: now + 20_000 + Math.floor(chance() * 100_000) })));
  }
  return { scores, games, faults, unfinished: going.length };
}

/** By the words of the rules, from the games. */
function pointsFrom(games: readonly Played[], own: number): number {
  let [points, streak] = [0, 0];
  for (const { first, second, outcome } of games) {
    if (first !== own && second !== own) continue;
    const isDraw = outcome === 'draw';
    const isWon = outcome === (first === own ? 'first' : 'second');
    if (isWon) points += streak >= 2 ? 4 : 2;
    else if (isDraw) points += streak >= 2 ? 2 : 1;
    streak = isWon ? streak + 1 : 0;
  }
  return points;
}

describe('arenas', () => {
  const small = Array.from({ length: 2_000 }, (_, at) => playThrough(2 + (at % 12), 6, at + 1));
  const larger = [30, 41, 64, 100, 200].map((people, at) => playThrough(people, 10, 90_000 + at));
  const largest = playThrough(500, 5, 99_999);
  const all = [...small, ...larger, largest];

  it('seat nobody twice, and let nobody meet again at once while it can be avoided', () => {
    for (const { faults } of all) expect(faults).toEqual([]);
  });

  it('give the points that the rules say', () => {
    for (const { scores, games } of all)
      for (const [number, { points }] of scores) expect(points).toBe(pointsFrom(games, number));
  });

  it('count the games, the wins and the seats', () => {
    for (const { scores, games } of all) {
      const sum = (of: (score: ArenaScore) => number) =>
        [...scores.values()].reduce((all, each) => all + of(each), 0);
      expect(sum(({ games: own }) => own)).toBe(games.length * 2);
      expect(sum(({ wins }) => wins)).toBe(games.filter(({ outcome }) => outcome !== 'draw').length);
      expect(sum(({ balance }) => balance)).toBe(0);
    }
  });

  it('balance first seats within two', () => {
    for (const { scores } of all)
      for (const { balance } of scores.values()) expect(Math.abs(balance)).toBeLessThanOrEqual(2);
  });

  it('pair most of those who are there at any time', () => {
    for (const { scores, unfinished } of [...larger, largest])
      expect(unfinished * 2).toBeGreaterThan(scores.size * 0.5);
  });

  it('have standings by points, then wins', () => {
    for (const { scores } of all) {
      const standings = arenaStandings([...scores].map(([number, score]) => ({ number, score })));
      const keys = standings.map(({ points, wins }) => points * 1_000 + wins);
      expect(keys).toEqual(keys.toSorted((a, b) => b - a));
      standings.forEach(({ rank }, at) => {
        expect(rank).toBe(keys[at] === keys[at - 1] ? standings[at - 1]?.rank : at + 1);
      });
    }
  });
});

it.each([
  [['won', 'won', 'won', 'won', 'lost', 'won'], 2 + 2 + 4 + 4 + 0 + 2],
  [['won', 'won', 'drawn', 'won'], 2 + 2 + 2 + 2],
  [['drawn', 'won', 'drawn'], 1 + 2 + 1],
  [['won', 'won', 'lost', 'won', 'won', 'won'], 2 + 2 + 0 + 2 + 2 + 4],
] as const)('%j brings %d points', (results, points) => {
  const score = results.reduce(
    (before, result) => scoredInArena(before, { result, opponent: 2, isFirst: true, isPlayed: true }, 0),
    newArenaScore(0),
  );
  expect(score.points).toBe(points);
});

it('two who have just met play again at once only where nobody else is there', () => {
  const free = [1, 2].map((number) => ({
    number,
    score: { ...newArenaScore(0), lastMet: 3 - number },
  }));
  const pairsAt = (now: number, isAnybodyPlaying: boolean) =>
    arenaPairs(free, { now, isAnybodyPlaying }, matching).length;
  expect(pairsAt(pairAfterMs - 1, false)).toBe(0);
  expect(pairsAt(pairAfterMs, false)).toBe(1);
  expect(pairsAt(pairAfterMs, true)).toBe(0);
  expect(nextArenaPairing(free, pairAfterMs)).toBe(againAfterMs);
  expect(pairsAt(againAfterMs, true)).toBe(1);
});
