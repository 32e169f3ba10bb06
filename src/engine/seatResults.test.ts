// How seats come out of a match: places, sides, who left, and what was worth a badge.
import { describe, expect, it, test } from 'vitest';
import { type Race, race } from './fixtures/race.ts';
import type { GameDefinition, Result } from './game.ts';
import type { Logged } from './log.ts';
import { type Match, playEntry, startMatch } from './match.ts';
import { featsOf, pliesIn, seatResultsOf } from './seatResults.ts';

type Line = Logged<Race>;

const setup = (seats: number) => ({ rules: race.ruleSets.standard, seats, timer: null });
const move = (by: number): Line => ({ kind: 'move', at: 0, by, move: 1 });
const after = (seats: number, lines: readonly Line[]): Match<Race> =>
  lines.reduce((match, line) => playEntry(race, match, line), startMatch(race, setup(seats)));
const ended = (seats: number, places: Result['places']): Match<Race> => ({
  ...after(seats, []),
  result: { places, reason: 'normal' },
});

const inPairs: GameDefinition<Race> = {
  ...race,
  sides: () => [
    [0, 2],
    [1, 3],
  ],
};

test.each<[string, GameDefinition<Race>, Match<Race>, [number, string][]]>([
  [
    'a win of two',
    race,
    ended(2, [[1], [0]]),
    [
      [2, 'loss'],
      [1, 'win'],
    ],
  ],
  [
    'a draw',
    race,
    ended(2, [[0, 1]]),
    [
      [1, 'draw'],
      [1, 'draw'],
    ],
  ],
  [
    'equal seconds',
    race,
    ended(4, [[3], [0, 2], [1]]),
    [
      [2, 'loss'],
      [4, 'loss'],
      [2, 'loss'],
      [1, 'win'],
    ],
  ],
  [
    'a shared win',
    race,
    ended(3, [[0, 1], [2]]),
    [
      [1, 'win'],
      [1, 'win'],
      [3, 'loss'],
    ],
  ],
  [
    'PG-9: two sides',
    inPairs,
    ended(4, [
      [1, 3],
      [0, 2],
    ]),
    [
      [2, 'loss'],
      [1, 'win'],
      [2, 'loss'],
      [1, 'win'],
    ],
  ],
])('%s', (_, game, match, expected) => {
  expect(seatResultsOf(game, match, []).map(({ place, outcome }) => [place, outcome])).toEqual(expected);
});

describe('who left', () => {
  const gone = (lines: readonly Line[]) => {
    const match = after(2, lines);
    return seatResultsOf(race, match, [lines]).map(({ hasLeft }) => hasLeft);
  };
  it('is whoever was to act when nobody did', () => {
    expect(gone([move(0), { kind: 'abandon', at: 1 }])).toEqual([false, true]);
  });
  it('is the absent one, whether a win or a draw was claimed', () => {
    expect(gone([move(0), { kind: 'claim', at: 1, by: 0, claim: 'win' }])).toEqual([false, true]);
    expect(gone([move(0), { kind: 'claim', at: 1, by: 0, claim: 'draw' }])).toEqual([false, true]);
  });
  it('is nobody who resigned', () =>
    expect(gone([{ kind: 'resign', at: 0, by: 0 }])).toEqual([false, false]));
});

test('a running match has no standings, and only moves are plies', () => {
  const lines = [move(0), { kind: 'offer', at: 0, by: 1, offer: 'draw' } as const, move(1)];
  expect(seatResultsOf(race, after(2, lines), [lines])).toEqual([]);
  expect(pliesIn([lines, [move(0)]])).toBe(3);
});

test('a feat is kept once, also when only one state on the way showed it', () => {
  const turns = [[move(0)], [move(1), move(0)]];
  const game: GameDefinition<Race> = {
    ...race,
    feats: (_, result) => (result ? [] : [{ seat: 1, key: 'moon' }]),
  };
  expect(featsOf(game, setup(2), turns)).toEqual([{ seat: 1, key: 'moon' }]);
  expect(featsOf(race, setup(2), turns)).toEqual([]);
});

test('a seat that a bot had to play to the end has left', () => {
  const match = { ...ended(3, [[1], [0], [2]]), satIn: [1] };
  expect(seatResultsOf(race, match, []).map(({ hasLeft }) => hasLeft)).toEqual([false, true, false]);
});
