// XP, levels, win rate, ranks, days and badges, as tables.
import { describe, expect, it } from 'vitest';
import { badges } from '../../../contract/progress/badges.ts';
import { levelOf, levelStart } from '../../../contract/progress/levels.ts';
import type { SeatResult } from '../../../engine/seatResults.ts';
import { dayOf, daysBetween, mondayOf, plusDays, startOf } from '../../base/shared/days.ts';
import { moveSince, ranked } from '../boards/boards.ts';
import { levelFigures, winRate } from './figures.ts';
import { earnedBadges, gameXp } from './rewards.ts';
import { emptyTally, type PersonTally, type Tally, withGame } from './tally.ts';

describe('levels', () => {
  it.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [299, 2],
    [300, 3],
    [599, 3],
    [600, 4],
    [999, 4],
    [1000, 5],
    [4499, 9],
    [4500, 10],
  ])('PG-1: %i XP is level %i', (xp, level) => expect(levelOf(xp)).toBe(level));

  it('begin where the level before ends', () => {
    expect([1, 2, 3, 4, 5, 10].map(levelStart)).toEqual([0, 100, 300, 600, 1000, 4500]);
    expect(levelFigures(650)).toEqual({ totalXp: 650, level: 4, levelStart: 600, levelEnd: 1000 });
  });
});

describe('win rate', () => {
  it.each([
    ['PG-2', 7, 12, 58],
    ['PG-3', 1, 8, 13],
    ['PG-14', 0, 0, 0],
    ['all', 5, 5, 100],
    ['one of three', 1, 3, 33],
    ['two of three', 2, 3, 67],
  ])('%s: %i of %i is %i', (_, won, finished, rate) => expect(winRate(won, finished)).toBe(rate));
});

describe('XP of a game', () => {
  const standing = (change: Partial<SeatResult>): SeatResult => ({
    place: 1,
    outcome: 'win',
    score: null,
    hasLeft: false,
    ...change,
  });
  const two = { seats: 2, reason: 'normal', plies: 30 } as const;
  const four = { seats: 4, reason: 'normal', plies: 30 } as const;
  it.each([
    ['two: won', two, {}, 30],
    ['two: drawn', two, { outcome: 'draw' }, 20],
    ['two: lost', two, { outcome: 'loss', place: 2 }, 10],
    ['two: resigned before anything happened', { ...two, plies: 0, reason: 'resign' }, {}, 30],
    ['PG-9: the side that won', four, {}, 40],
    ['PG-9: the other side', four, { outcome: 'loss', place: 2 }, 25],
    ['third', four, { outcome: 'loss', place: 3 }, 15],
    ['fourth', four, { outcome: 'loss', place: 4 }, 10],
    ['who left', { ...two, reason: 'abandoned' }, { outcome: 'loss', place: 2, hasLeft: true }, 0],
    ['who stayed', { ...two, reason: 'abandoned' }, {}, 30],
    ['who stayed and claimed a draw', { ...two, reason: 'abandoned' }, { outcome: 'draw' }, 30],
    ['who stayed, of four', { ...four, reason: 'abandoned', plies: 4 }, {}, 40],
    ['who stayed when it had hardly begun', { ...four, reason: 'abandoned', plies: 3 }, {}, 15],
  ] as const)('%s', (_, played, change, xp) => expect(gameXp(played, standing(change))).toBe(xp));
});

describe('ranks', () => {
  const people = (points: readonly number[]) =>
    points.map((each, at) => ({ userId: `${at}`, name: `${at}`, points: each, reachedAt: 0 }));
  const collator = new Intl.Collator('tr');
  it.each([
    ['PG-8', [90, 70, 70, 40], [1, 2, 2, 4]],
    ['PG-13', [50, 50, 50, 10], [1, 1, 1, 4]],
    ['nobody', [], []],
  ])('%s', (_, points, ranks) => {
    expect(ranked(people(points), collator).map(({ rank }) => rank)).toEqual(ranks);
  });

  it('put who was earlier first among equals, then names as the reader sorts them', () => {
    const [some] = people([10]);
    if (!some) throw new Error('nobody');
    const order = ranked(
      [
        { ...some, name: 'Zeynep' },
        { ...some, name: 'Çağla' },
        { ...some, name: 'Cem' },
        { ...some, name: 'Late', reachedAt: 1 },
      ],
      collator,
    );
    expect(order.map(({ name }) => name)).toEqual(['Cem', 'Çağla', 'Zeynep', 'Late']);
  });

  it('move up from where somebody stood, and are new to whoever did not', () => {
    const before = new Map([['a', 5]]);
    expect([moveSince(before, 'a', 2), moveSince(before, 'a', 6), moveSince(before, 'b', 1)]).toEqual([
      3,
      -1,
      null,
    ]);
  });
});

describe('days of a team', () => {
  const at = (text: string) => Date.parse(text);
  it.each([
    ['Europe/Istanbul', '2026-03-01T20:59:59Z', '2026-03-01'],
    ['Europe/Istanbul', '2026-03-01T21:00:00Z', '2026-03-02'],
    ['America/Los_Angeles', '2026-03-02T07:59:00Z', '2026-03-01'],
    ['Asia/Kolkata', '2026-03-01T18:30:00Z', '2026-03-02'],
    ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'], // the 23-hour day
    ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'], // the 25-hour day
    ['Australia/Lord_Howe', '2026-04-05T13:29:59Z', '2026-04-05'], // back by half an hour
    ['Australia/Lord_Howe', '2026-10-04T12:59:59Z', '2026-10-04'], // forward by half an hour
    ['America/Santiago', '2026-09-06T03:59:59Z', '2026-09-05'],
    ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06'], // its first hour is skipped
  ])('%s at %s', (zone, moment, day) => expect(dayOf(zone, at(moment))).toBe(day));

  it.each([
    ['Europe/Istanbul', '2026-03-02', '2026-03-01T21:00:00Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00Z'],
    ['Pacific/Auckland', '2026-01-01', '2025-12-31T11:00:00Z'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00Z'], // midnight itself is skipped
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-06', '2026-04-05T13:30:00Z'],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00Z'],
    ['Australia/Lord_Howe', '2026-10-05', '2026-10-04T13:00:00Z'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z'], // midnight itself is skipped
    ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00Z'], // 23:00 to 24:00 comes twice the day before
  ])('%s: %s begins', (zone, day, moment) => {
    expect(new Date(startOf(zone, day)).toISOString()).toBe(new Date(moment).toISOString());
    expect(dayOf(zone, startOf(zone, day) - 1)).toBe(plusDays(day, -1));
  });

  it('belong to weeks that begin on Monday', () => {
    expect(mondayOf('2026-03-01')).toBe('2026-02-23');
    expect(mondayOf('2026-03-02')).toBe('2026-03-02');
    expect(daysBetween('2026-02-23', '2026-03-02')).toBe(7);
  });
});

describe('badges', () => {
  /** Somebody who finished these games, the oldest first, and nothing else. */
  const tallyOf = (games: readonly Partial<SeatResult>[], change: Partial<Tally> = {}): Tally => ({
    ...games.reduce<PersonTally>(
      (before, { outcome = 'loss', hasLeft = true }) => withGame(before, { outcome, hasLeft }),
      emptyTally,
    ),
    games: 1,
    ...change,
  });
  const keys = (tally: Tally, feats: readonly string[] = []) =>
    earnedBadges(tally, feats)
      .map((idprod) => badges.find((badge) => badge.idprod === idprod)?.key)
      .filter((key) => key !== 'firstGame');
  const won: Partial<SeatResult> = { outcome: 'win' };
  const drawn: Partial<SeatResult> = { outcome: 'draw' };
  const stayed: Partial<SeatResult> = { hasLeft: false };
  const lost: Partial<SeatResult> = {};

  it.each<[string, Tally, string[]]>([
    ['nothing yet', tallyOf([lost]), []],
    ['a win', tallyOf([won, lost]), ['firstWin']],
    ['ten', tallyOf([lost], { won: 10 }), ['firstWin', 'tenWins']],
    ['hundred', tallyOf([lost], { won: 100 }), ['firstWin', 'tenWins', 'fiftyWins', 'hundredWins']],
    ['ten games', tallyOf([lost], { games: 10 }), ['allRounder']],
    ['four wins in a row', tallyOf([lost, ...Array(4).fill(won)]), ['firstWin']],
    ['five wins in a row', tallyOf([lost, ...Array(5).fill(won)]), ['firstWin', 'winStreak5']],
    ['a draw among them', tallyOf([won, won, won, drawn, won]), ['firstWin']],
    ['25 stayed in', tallyOf(Array(25).fill(stayed)), ['goodSport']],
    ['one of them left', tallyOf([lost, ...Array(24).fill(stayed)]), []],
    ['the newest of them left', tallyOf([...Array(24).fill(stayed), lost]), []],
    ['ten tables', tallyOf([lost], { hosted: 10 }), ['host10']],
    ['ten colleagues', tallyOf([lost], { teammates: 10 }), ['teamMixer']],
  ])('for %s', (_, tally, expected) => expect(keys(tally)).toEqual(expected));

  it('for what a game calls a feat, and for no word that is no badge', () => {
    expect(keys(tallyOf([lost]), ['moon', 'somethingElse'])).toEqual(['moon']);
  });

  it('keep the numbers under which databases have them', () => {
    const keys = Object.fromEntries(badges.map(({ idprod, key }) => [idprod, key]));
    expect(keys).toEqual({
      1: 'firstGame',
      2: 'firstWin',
      3: 'tenWins',
      4: 'fiftyWins',
      5: 'hundredWins',
      6: 'allRounder',
      7: 'winStreak5',
      8: 'goodSport',
      9: 'host10',
      10: 'teamMixer',
      11: 'wordFirst',
      12: 'wordThree',
      13: 'wordOne',
      14: 'mathFirst',
      15: 'mathThree',
      16: 'sudokuFirst',
      17: 'sudokuExpert',
      18: 'sudokuClean',
      19: 'streak5',
      20: 'streak20',
      21: 'streak60',
      22: 'triviaFirst',
      23: 'triviaWin',
      24: 'triviaPerfect',
      25: 'bingo',
      26: 'oracle',
      27: 'podium',
      28: 'checkmate',
      29: 'gammon',
      30: 'moon',
      31: 'nil',
      32: 'sevenPairs',
      33: 'scrabbleBonus',
      34: 'boggleEight',
      35: 'minefield',
      36: 'bigFleet',
      37: 'tournamentWin',
      38: 'mapFirst',
      39: 'mapThree',
      40: 'sketchQuick',
      41: 'sketchAll',
    });
    expect(badges).toHaveLength(41);
    expect(badges.at(-1)).toEqual({ idprod: 41, order: 410, key: 'sketchAll', xp: 25, source: 'feat' });
    expect(badges.reduce((sum, { xp }) => sum + xp, 0)).toBe(1315);
  });
});
