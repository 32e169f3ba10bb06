// Backgammon against its vectors: what a roll allows and what a game is worth.
import { describe, expect, it } from 'vitest';
import { playEntry, startMatch } from '../../engine/match.ts';
import { backgammon } from './index.ts';
import { readSteps, writeSteps } from './notation.ts';
import { afterSteps, bar, opposite, type Placing, sideWith, startSide } from './position.ts';
import { type Dice, type State, start } from './rules.ts';
import { type Cube, endOf } from './stakes.ts';
import { readPosition, writePosition } from './table.ts';
import { nextSteps, numbersOf, wholeTurns } from './turns.ts';
import { concession, view } from './view.ts';

const standard = backgammon.ruleSets.standard;

/** `bar:2, 13:3` as the vectors write it. */
const counts = (text: string): Record<number, number> =>
  Object.fromEntries(
    text.split(', ').map((word) => {
      const [place, checkers] = word.split(':');
      return [place === 'bar' ? bar : Number(place), Number(checkers)];
    }),
  );

/** Both sides in the mover's numbering. */
const placing = (mover: string, opponent: string): Placing => ({
  mine: sideWith(counts(mover)),
  theirs: sideWith(
    Object.fromEntries(Object.entries(counts(opponent)).map(([point, n]) => [opposite(Number(point)), n])),
  ),
});

const readDice = (roll: string): Dice => [Number(roll[0]), Number(roll[2])];

const boardsOf = (placings: readonly Placing[]) =>
  placings.map(({ mine, theirs }) => `${mine.join()} ${theirs.join()}`).sort();

/** `a b` is one turn, `a with b, c or d` several. */
const expand = (turns: string): string[] =>
  turns.split('; ').flatMap((turn) => {
    const [first, rest] = turn.split(' with ');
    return rest ? rest.split(' or ').map((second) => `${first} ${second}`) : [turn];
  });

describe('BG-1: different boards after the first roll', () => {
  const table = [[42], [15, 75], [16, 17, 73], [14, 18, 17, 52], [8, 8, 9, 9, 4], [10, 14, 14, 14, 7, 11]];
  const at = { mine: startSide, theirs: startSide };
  const boards = (a: number, b: number) => boardsOf(wholeTurns(at, numbersOf([a, b])));
  const rows = table.flatMap((row, a) => row.map((n, b) => [a + 1, b + 1, n] as const));

  it.each(rows)('%i-%i: %i', (a, b, n) => {
    expect(boards(a, b)).toHaveLength(n);
    expect(new Set(boards(a, b)).size).toBe(n);
    expect(boards(b, a)).toEqual(boards(a, b));
  });

  it('190 by non-doubles, 447 in all', () => {
    const sum = (some: typeof rows) => some.reduce((total, [a, b]) => total + boards(a, b).length, 0);
    expect(sum(rows.filter(([a, b]) => a !== b))).toBe(190);
    expect(sum(rows)).toBe(447);
  });
});

describe('what a roll allows', () => {
  it.each([
    ['BG-2', '13:1', '6:2, 20:2', '6-1', '13/7'],
    ['BG-3', 'bar:2, 13:3, 6:2', '19:2', '6-6', ''],
    ['BG-4', 'bar:2, 13:3, 6:2, 8:3', '19:2', '6-5', 'bar/20'],
    [
      'BG-5',
      'bar:1, 24:2, 13:5, 8:3, 6:4',
      '1:2, 12:5, 17:3, 19:5',
      '6-2',
      'bar/23 with 24/18 or 13/7 or 8/2',
    ],
    ['BG-6', '5:2, 3:3, 2:1', '24:2', '6-4', '5/off 5/1'],
    ['BG-7', '4:2, 2:2, 1:1', '24:2', '5-4', '4/off 4/off'],
    ['BG-8', '8:1, 4:2, 2:2', '24:2', '6-1', '8/2 with 4/3 or 2/1'],
    ['BG-9', '9:1, 3:1', '5:2', '4-2', '9/7 7/3'],
    ['BG-10', 'bar:1, 6:3, 5:2', '22:1, 20:2', '3-2', 'bar/22* with 6/4 or 5/3; bar/23 with 6/3 or 5/2'],
    ['BG-12', '6:1, 5:1', '24:2', '6-1', '6/off 5/4; 6/5 5/off'],
  ])('%s: %s against %s, %s', (_id, mover, opponent, roll, turns) => {
    const at = placing(mover, opponent);
    const outcomes = wholeTurns(at, numbersOf(readDice(roll)));
    const expected = expand(turns).map((turn) => afterSteps(at, readSteps(turn) ?? []));
    expect(boardsOf(outcomes)).toEqual(boardsOf(expected));
  });
});

it('BG-11: 6 positions', () => {
  const at = placing('24:1, 6:5, 5:5, 4:4', '1:1, 18:2, 19:2, 20:2, 21:2, 22:2, 23:2');
  expect(wholeTurns(at, [4, 3])).toHaveLength(6);
});

describe('turns half made, written down, and timed', () => {
  it('a turn is written with its hits', () => {
    const at = placing('bar:1, 6:3, 5:2', '22:1, 20:2');
    expect(writeSteps(at, readSteps('6/4 bar/22*') ?? [])).toBe('bar/22* 6/4');
    expect(readSteps('6/OFF BAR/22')).toEqual(readSteps('bar/22 6/off'));
    expect(readSteps('8-5')).toBeNull();
  });

  it('each step of a half-made turn can be completed, and leads to a listed board', () => {
    for (const roll of [
      [2, 1],
      [6, 5],
      [3, 3],
    ] as const) {
      const at = placing('24:2, 13:4, 10:1, 8:3, 6:5', '1:2, 12:5, 17:3, 19:4, 20:1');
      const boards = new Set(boardsOf(wholeTurns(at, numbersOf(roll))));
      const ends = new Set<string>();
      const walk = (now: Placing, left: readonly number[]) => {
        const next = nextSteps(now, left);
        if (next.length === 0) for (const board of boardsOf([now])) ends.add(board);
        for (const step of next) walk(afterSteps(now, [step]), left.toSpliced(left.indexOf(step.die), 1));
      };
      walk(at, numbersOf(roll).slice(0, 3));
      if (roll[0] !== roll[1]) expect(ends).toEqual(boards);
      expect(ends.size).toBeGreaterThan(0);
    }
  });

  it('the worst roll takes no more than 20 ms', () => {
    const mine = sideWith(
      Object.fromEntries([24, 23, 22, 20, 18, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7].map((p) => [p, 1])),
    );
    const at = { mine, theirs: sideWith({ 1: 8, 2: 7 }) };
    const times = [1, 2, 3, 4, 5].map(() => {
      const begun = performance.now();
      expect(wholeTurns(at, numbersOf([3, 3]))).toHaveLength(2050);
      return performance.now() - begun;
    });
    expect(Math.min(...times)).toBeLessThan(20);
  });
});

describe('what a game is worth', () => {
  const done = sideWith({});
  const cube = (value: number): Cube => ({ value, owner: value > 1 ? 0 : null });
  it.each([
    ['BG-20', { 25: 1, 3: 13 }, 1, false, 1, 'single'],
    ['BG-21', { 6: 10, 13: 5 }, 1, false, 2, 'gammon'],
    ['BG-22', { 6: 14, 22: 1 }, 1, false, 3, 'backgammon'],
    ['BG-23', { 6: 15 }, 2, false, 4, 'gammon'],
    ['BG-24', { 6: 14, 25: 1 }, 4, false, 12, 'backgammon'],
    ['Jacoby, cube never turned', { 6: 14, 25: 1 }, 1, true, 1, 'single'],
    ['Jacoby, cube turned', { 6: 15 }, 2, true, 4, 'gammon'],
  ])('%s', (_id, loser, value, isJacoby, points, how) => {
    const end = endOf({ mine: done, theirs: sideWith(loser) }, 0, cube(value), isJacoby);
    expect(end).toEqual({ seat: 0, points, how });
  });

  it.each([
    ['single', []],
    ['gammon', [{ seat: 1, key: 'gammon' }]],
    ['backgammon', [{ seat: 1, key: 'gammon' }]],
  ] as const)('a %s and its feat, also between the games of a match', (how, feats) => {
    const won = { seat: 1, points: 2, how };
    expect(backgammon.feats?.({ ...start(standard), phase: 'between', won }, null)).toEqual(feats);
  });

  it.each([
    ['BG-25: a single game', {}, { seat: 1, points: 1, how: 'single' }, 1],
    ['BG-26: a gammon', {}, { seat: 1, points: 2, how: 'gammon' }, 2],
    ['BG-27: a backgammon, cube at 4', { cube: true }, { seat: 1, points: 12, how: 'backgammon' }, 12],
    ['BG-28: a match, however it was won', { match: 3 }, { seat: 1, points: 4, how: 'gammon' }, undefined],
  ] as const)('%s is worth its points in the score of the table', (_id, rules, won, worth) => {
    const over: State = { ...start({ ...standard, ...rules }), phase: 'over', won, score: [0, won.points] };
    expect(backgammon.result(over)?.worth).toBe(worth);
  });

  it.each([
    ['BG-30: a single game resigned', 1, 1],
    ['BG-31: with the cube at 4', 4, 4],
  ] as const)('%s is lost as a single one, times the cube', (_id, value, points) => {
    const rules = { ...standard, cube: true };
    const cube = { value, owner: value > 1 ? 0 : null };
    const state: State = { ...start(rules), phase: 'roll', cube };
    expect(concession(view(state), 0)).toBeNull();
    const match = startMatch(backgammon, { rules, seats: 2, timer: null });
    const given = playEntry(backgammon, { ...match, state }, { kind: 'resign', at: 0, by: 0 });
    expect(given.result).toEqual({
      places: [[1], [0]],
      reason: 'resign',
      how: 'resignedSingle',
      worth: points,
    });
    expect(backgammon.scores?.(given.state)).toEqual([0, points]);
    expect(backgammon.feats?.(given.state, given.result)).toEqual([]);
    const flagged = playEntry(backgammon, { ...match, state }, { kind: 'flag', at: 0, by: 0 });
    expect(flagged.result).toEqual({ places: [[1], [0]], reason: 'time', worth: points });
  });

  it.each([
    ['nothing borne off', { 6: 15 }, 1, 'resignedGammon', 2, 'between'],
    ['nothing borne off, cube at 2', { 6: 15 }, 2, 'resignedGammon', 4, 'between'],
    ['one borne off', { 6: 14 }, 1, 'resignedSingle', 1, 'between'],
    ['one borne off, cube at 8', { 6: 14 }, 8, 'resignedSingle', 8, 'over'],
  ] as const)('a game of a match to 5 resigned, %s', (_id, side, value, how, points, phase) => {
    const rules = { ...standard, match: 5, cube: true };
    const cube = { value, owner: value > 1 ? 0 : null };
    const checkers = [sideWith(side), startSide] as const;
    const state: State = { ...start(rules), phase: 'roll', cube, checkers };
    expect(concession(view(state), 0)).toBe(phase === 'over' ? null : points);
    const given = backgammon.concede?.(state, 0);
    if (!given) throw new Error('nothing was given up');
    expect(given).toMatchObject({ phase, score: [0, points], won: { seat: 1, points, how } });
    expect(backgammon.feats?.(given, null)).toHaveLength(how === 'resignedGammon' ? 1 : 0);
    expect(readPosition(writePosition(given))).toMatchObject({ phase, turn: 1, score: [0, points] });
    if (phase === 'between') expect(backgammon.concede?.(given, 0)).toBeNull();
  });
});
