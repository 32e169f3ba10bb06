// The arithmetic of ratings, as tables: published examples, limits, and which games count.
import { describe, expect, it } from 'vitest';
import { glicko2 } from './glicko2.ts';
import { plackettLuce } from './plackettLuce.ts';
import { comparedIn, isTooShort, type RatedSeat, rated, weightOf } from './ratedGame.ts';
import { afterWeeks, firstRating, isProvisional, type PlayerRating, ratingAt } from './rating.ts';

const player = (rating: number, deviation: number): PlayerRating => ({ rating, deviation, volatility: 0.06 });
const against = (rating: number, deviation: number, score: number) => ({
  opponent: { rating, deviation },
  score,
  weight: 1,
});

describe('Glicko-2', () => {
  it('gives the figures of the example in the paper', () => {
    const games = [against(1400, 30, 1), against(1550, 100, 0), against(1700, 300, 0)];
    const after = glicko2(player(1500, 200), games, 1);
    expect(Math.abs(after.rating - 1464.06)).toBeLessThan(0.01); // the paper rounds on its way: 1464.0507
    expect(after.deviation.toFixed(2)).toBe('151.52');
    expect(Math.floor(after.volatility * 100_000)).toBe(5_999); // the paper cuts 0.059996
  });

  it.each([
    ['a win over an equal', 1500, 1, 1],
    ['a loss', 1500, 0, -1],
    ['a draw with somebody stronger', 1800, 0.5, 1],
    ['a draw with somebody weaker', 1200, 0.5, -1],
    ['a draw with an equal', 1500, 0.5, 0],
  ])('%s moves the rating', (_, opponent, score, way) => {
    const { rating } = glicko2(player(1500, 80), [against(opponent, 80, score)], 0);
    expect(Math.sign(Math.round((rating - 1500) * 1_000))).toBe(way);
  });

  it('half a game moves half as far, or a little more', () => {
    const whole = glicko2(player(1500, 80), [against(1500, 80, 1)], 0).rating - 1500;
    const half = glicko2(player(1500, 80), [{ ...against(1500, 80, 1), weight: 0.5 }], 0).rating - 1500;
    expect(half / whole).toBeGreaterThan(0.5);
    expect(half / whole).toBeLessThan(0.6);
  });

  it('finds the volatility after a most unlikely result', () => {
    const { volatility, rating } = glicko2(player(1000, 50), [against(2400, 50, 1)], 0);
    expect(volatility).toBeGreaterThan(0.06);
    expect(rating).toBeGreaterThan(1000);
  });

  it('no game changes nothing', () => expect(glicko2(firstRating, [], 1)).toBe(firstRating));
});

describe('Plackett–Luce', () => {
  const alone = (rating: PlayerRating, place: number, weight = 1) => ({ players: [rating], place, weight });
  const newcomer = player(1500, 350);

  it('orders newcomers by their places, evenly around the first rating', () => {
    const after = plackettLuce([1, 2, 3, 4].map((place) => alone(newcomer, place))).map(([each]) => each);
    const ratings = after.map((each) => each?.rating ?? 0);
    expect(ratings.toSorted((a, b) => b - a)).toEqual(ratings);
    expect(ratings.reduce((total, each) => total + each, 0) / 4).toBeCloseTo(1500, 6);
    for (const each of after) expect(each?.deviation).toBeLessThan(350);
  });

  it('equal places among equals leave the rating as it is', () => {
    const after = plackettLuce([1, 1, 1].map((place) => alone(newcomer, place)));
    for (const [each] of after) expect(each?.rating).toBeCloseTo(1500, 6);
  });

  it('of two agrees with Glicko-2 where both are certain', () => {
    const [one, other] = [player(1500, 60), player(1620, 60)];
    const [[ranked] = []] = plackettLuce([alone(one, 1), alone(other, 2)]);
    const duel = glicko2(one, [against(1620, 60, 1)], 0);
    expect(Math.abs((ranked?.rating ?? 0) - duel.rating)).toBeLessThan(2);
  });

  it('partners rise and fall together, the less certain one further', () => {
    const [sure, unsure] = [player(1500, 60), player(1500, 200)];
    const [won = [], lost = []] = plackettLuce([
      { players: [sure, unsure], place: 1, weight: 1 },
      { players: [sure, sure], place: 2, weight: 1 },
    ]);
    const gains = won.map(({ rating }) => rating - 1500);
    expect(gains[0]).toBeGreaterThan(0);
    expect(gains[1]).toBeGreaterThan(gains[0] ?? 0);
    for (const { rating } of lost) expect(rating).toBeLessThan(1500);
  });

  it('is exact far apart', () => {
    const [[strong] = [], [weak] = []] = plackettLuce([
      alone(player(6000, 50), 1),
      alone(player(-3000, 50), 2),
    ]);
    expect(strong?.rating).toBeCloseTo(6000, 3);
    expect(weak?.rating).toBeCloseTo(-3000, 3);
  });
});

describe('time', () => {
  it.each([
    [60, 0, 60],
    [60, 52, 96],
    [60, 104, 122],
    [60, 100_000, 350],
    [350, 52, 350],
    [30, 0, 45],
  ])('a deviation of %i is after %i weeks %i', (deviation, weeks, expected) =>
    expect(Math.round(afterWeeks(player(1500, deviation), weeks).deviation)).toBe(expected),
  );

  it('never takes certainty from a game that was stored late', () =>
    expect(ratingAt(player(1500, 60), 2_000, 1_000).deviation).toBe(60));

  it.each([
    [350, true],
    [111, true],
    [110, false],
    [45, false],
  ])('a deviation of %i is provisional: %s', (deviation, expected) =>
    expect(isProvisional({ deviation })).toBe(expected),
  );
});

describe('what counts', () => {
  const seat = (userId: string | null, place: number, hasLeft = false): RatedSeat => ({
    userId,
    standing: { place, hasLeft },
  });
  const shown = (seats: readonly RatedSeat[]) =>
    comparedIn(seats).map(({ userIds, place }) => `${userIds.join('+')} ${place}`);
  it.each<[string, RatedSeat[], string[]]>([
    ['two people', [seat('a', 1), seat('b', 2)], ['a 1', 'b 2']],
    ['a draw', [seat('a', 1), seat('b', 1)], ['a 1', 'b 1']],
    ['who left a table of two has lost', [seat('a', 2, true), seat('b', 1)], ['a 2', 'b 1']],
    ['practice', [seat('a', 1), seat(null, 2)], []],
    [
      'bots and strangers are left out',
      [seat('a', 2), seat(null, 1), seat('b', 3), seat(null, 4)],
      ['a 2', 'b 3'],
    ],
    ['one person among bots', [seat('a', 2), seat(null, 1), seat(null, 3)], []],
    [
      'who was replaced comes last, whatever the bot reached',
      [seat('a', 2), seat('b', 1, true), seat('c', 3)],
      ['a 2', 'b 4', 'c 3'],
    ],
    ['equal places', [seat('a', 1), seat('b', 1), seat('c', 3)], ['a 1', 'b 1', 'c 3']],
    ['sides', [seat('a', 1), seat('b', 2), seat('c', 1), seat('d', 2)], ['a+c 1', 'b+d 2']],
    ['sides with a bot', [seat('a', 1), seat('b', 2), seat(null, 1), seat('d', 2)], []],
    ['sides with somebody replaced', [seat('a', 1), seat('b', 2, true), seat('c', 1), seat('d', 2)], []],
  ])('%s', (_, seats, expected) => expect(shown(seats)).toEqual(expected));

  it.each([
    ['abandoned', 3, true],
    ['abandoned', 4, false],
    ['resign', 0, false],
    ['normal', 2, false],
  ] as const)('%s after %i moves is too short: %s', (reason, plies, expected) =>
    expect(isTooShort(reason, plies)).toBe(expected),
  );

  it.each([
    [1, 1],
    [5, 1],
    [6, 5 / 6],
    [10, 0.5],
    [50, 0.1],
  ])('meeting %i of a week counts %d', (meeting, weight) => expect(weightOf(meeting)).toBe(weight));

  it('a win that counts less moves both less', () => {
    const compared = comparedIn([seat('a', 1), seat('b', 2)]);
    const ratings = (weight: number) =>
      rated(
        compared,
        () => player(1500, 100),
        () => weight,
      );
    const [full, less] = [ratings(1), ratings(0.2)];
    expect((less.get('a')?.rating ?? 0) - 1500).toBeLessThan(((full.get('a')?.rating ?? 0) - 1500) / 2);
    expect(less.get('b')?.rating).toBeGreaterThan(full.get('b')?.rating ?? 0);
  });
});
