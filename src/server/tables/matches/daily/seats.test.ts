// What is due at the seats of a match with a move a day, turn by turn.
import { expect, test } from 'vitest';
import { type Race, race } from '../../../../engine/fixtures/race.ts';
import type { AnyGame, Shapes } from '../../../../engine/game.ts';
import type { Logged } from '../../../../engine/log.ts';
import { type Match, playTurn, startMatch } from '../../../../engine/match.ts';
import { changedSeats } from './seats.ts';

const game: AnyGame = race;
const move = (by: number): Logged<Shapes> => ({ kind: 'move', at: 0, by, move: 1 });
const sitIn: Logged<Shapes> = { kind: 'sitIn', at: 0, by: 0 };
const resign: Logged<Shapes> = { kind: 'resign', at: 0, by: 1 };
const draw: Logged<Shapes> = { kind: 'offer', at: 0, by: 1, offer: 'draw' };
const opening: Logged<Shapes>[] = [];

function after(rules: Race['rules'], turns: readonly Logged<Shapes>[][], turnDays?: 1) {
  let before: Match<Shapes> = startMatch(game, {
    rules,
    seats: 3,
    timer: null,
    ...(turnDays && { turnDays }),
  });
  let match = before;
  let entries: Logged<Shapes>[] = [];
  for (const turn of turns) {
    before = match;
    entries = turn;
    match = playTurn(game, before, turn);
  }
  const isPerson = [true, true, false];
  return changedSeats({ game, before, after: match, entries, isPerson });
}

const { standard, together } = race.ruleSets;
const all = (...as: string[]) => as.map((each, seat) => ({ seat, as: each }));

test.each<[string, Race['rules'] | undefined, Logged<Shapes>[][], object[]]>([
  ['the first begins', standard, [opening], all('theirs', 'nothing', 'nothing')],
  ['the turn passes on', standard, [opening, [move(0)]], all('nothing', 'theirs')],
  [
    'a bot is looked after by a node',
    standard,
    [opening, [move(0)], [move(1)]],
    [
      { seat: 1, as: 'nothing' },
      { seat: 2, as: 'ours' },
    ],
  ],
  ['a substitute too', standard, [opening, [sitIn]], [{ seat: 0, as: 'ours' }]],
  ['an offer changes nothing', standard, [opening, [draw]], []],
  [
    'where all act at once each has a time of their own',
    together,
    [opening, [move(1)]],
    [{ seat: 1, as: 'nothing' }],
  ],
  ['at the end nothing is due but that', standard, [opening, [resign]], all('over', 'over', 'over')],
])('%s', (_, rules, turns, seats) => {
  expect(after(rules ?? standard, turns, 1)).toEqual(seats);
});

test('a match that is played now has none of it', () => {
  expect(after(standard, [opening])).toEqual([]);
});

test('a turn that was begun ends by its own time, which is nothing to who has not begun', () => {
  const begun = new Set([0]);
  const apart: AnyGame = Object.assign({}, race, {
    ownTimes: () => [...begun].map((seat) => ({ seat, name: `of ${seat}`, ms: 1, since: 0 })),
  });
  const isPerson = [true, true, true];
  const setup = { rules: together, seats: 3, timer: null, turnDays: 1 } as const;
  const before = playTurn(apart, startMatch(apart, setup), opening);
  const at = (entry: Logged<Shapes>) => {
    const match = playTurn(apart, before, [entry]);
    return changedSeats({ game: apart, before, after: match, entries: [entry], isPerson });
  };
  const first = startMatch(apart, setup);
  const all3 = changedSeats({ game: apart, before: first, after: before, entries: opening, isPerson });
  expect(all3).toEqual(all('timed', 'theirs', 'theirs'));
  expect(at({ kind: 'offer', at: 0, by: 1, offer: 'draw' })).toEqual([]);
  expect(at(move(0))).toEqual([{ seat: 0, as: 'nothing' }]);
});
