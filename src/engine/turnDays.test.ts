// A match with a move a day: no time of its own, and a bot that plays single turns for who is late.
import { expect, test } from 'vitest';
import { nextExpiry } from './expiry.ts';
import { type Race, race } from './fixtures/race.ts';
import type { Logged } from './log.ts';
import { awaySeats, type Match, ownTimeOf, playEntry, startMatch } from './match.ts';
import { tableRefusal } from './turn.ts';

const rules = race.ruleSets.standard;
const start = (turnDays?: 1): Match<Race> =>
  startMatch(race, { rules, seats: 3, timer: null, ...(turnDays && { turnDays }) });

const after = (match: Match<Race>, lines: readonly Logged<Race>[]) =>
  lines.reduce((next, line) => playEntry(race, next, line), match);

const move = (by: number): Logged<Race> => ({ kind: 'move', at: 0, by, move: 1 });
const sitIn = { kind: 'sitIn', at: 0, by: 0 } as const;
const takeSeat = { kind: 'takeSeat', at: 0, by: 0 } as const;
const lateRound = [sitIn, move(0), move(1), move(2)];

test('time does nothing to it, however long nobody acts', () => {
  expect(nextExpiry(race, start(), 660_000)).not.toBeNull();
  expect(nextExpiry(race, start(1), 660_000)).toBeNull();
  expect(start(1)).toMatchObject({ clock: null, deadline: null });
});

test.each<[string, Logged<Race>[], number[], number]>([
  ['while it thinks', [sitIn], [0], 1],
  ['not after its move', [sitIn, move(0)], [], 1],
  ['again in the next round', [...lateRound, sitIn], [0], 2],
  ['for good from the third late turn in a row on', [...lateRound, ...lateRound, sitIn, move(0)], [0], 3],
  ['until the seat is taken back', [...lateRound, ...lateRound, sitIn, move(0), takeSeat], [], 0],
  ['a turn of one’s own begins the count anew', [...lateRound, move(0), move(1), move(2), sitIn], [0], 1],
])('a bot has the seat %s', (_, lines, satIn, late) => {
  const match = after(start(1), lines);
  expect(match.satIn).toEqual(satIn);
  expect(match.automatic[0]).toBe(late);
});

test('without it a bot keeps the seat from the first turn on', () => {
  expect(after(start(), [sitIn, move(0)]).satIn).toEqual([0]);
});

test('nobody sits in twice, and who is late twice in a row is away', () => {
  const match = after(start(1), [...lateRound, sitIn]);
  expect(tableRefusal(race, match, sitIn)).toBe('notNow');
  expect(awaySeats(match)).toEqual([0]);
});

/** Two have begun turns of their own, which end one after the other. */
const apart: typeof race = Object.assign({}, race, {
  ownTimes: ({ turns }: Race['state']) =>
    [
      { seat: 1, name: 'of 1', ms: 5_000, since: 300 },
      { seat: 0, name: 'of 0', ms: 5_000, since: 100 },
    ].slice(turns),
});

test('turns that were begun end by times of their own, the first of them first, and late is nobody', () => {
  const begun = startMatch(apart, { rules, seats: 3, timer: null, turnDays: 1 });
  expect(begun.deadline).toEqual({ name: 'of 0', ms: 5_000, since: 100, by: 0 });
  expect(nextExpiry(apart, begun, 0)).toEqual({ kind: 'timer', timer: 'of 0', at: 5_100 });
  expect(ownTimeOf(apart, begun, 1)).toMatchObject({ name: 'of 1' });
  expect(ownTimeOf(apart, begun, 2)).toBeNull();
  const after = playEntry(apart, begun, { kind: 'timer', at: 5_100, timer: 'of 0' });
  expect(after.automatic).toEqual([0, 0, 0]);
  expect(startMatch(apart, { rules, seats: 3, timer: null }).deadline).toMatchObject({ name: 'turn 0' });
});
