// Clocks in a match by table: whole turns pay the increment, the first one has 20 s free, and between rounds no clock runs.
import { expect, test } from 'vitest';
import { leftAt } from './clock.ts';
import { nextExpiry } from './expiry.ts';
import { type Race, race, type State } from './fixtures/race.ts';
import type { GameDefinition } from './game.ts';
import type { Logged } from './log.ts';
import { playEntry, startMatch } from './match.ts';

type Line = Logged<Race>;

const rules = race.ruleSets.standard;
const lucky = { ...rules, isLucky: true };

const move = (by: number, at: number): Line => ({ kind: 'move', at: at * 1000, by, move: 1 });
const deal = (at: number): Line => ({ kind: 'deal', at: at * 1000, deal: 1 });
const timer = (turn: number, at: number): Line => ({ kind: 'timer', at: at * 1000, timer: `turn ${turn}` });

const stepsOf = ({ fields }: State): number => fields.reduce((sum, field) => sum + field, 0);

/** Both rest after the second step, and go on when time is up. */
const resting: GameDefinition<Race> = {
  ...race,
  toAct: (state) => (state.turns === 2 ? [0, 1] : race.toAct(state)),
  betweenRounds: (state) => state.turns === 2,
};

/** Two steps a turn, and after the first of them the house rolls once more. */
const rolling: GameDefinition<Race> = {
  ...race,
  toAct: (state) => {
    if (state.roll === null) return ['dealer'];
    return [Math.floor(stepsOf(state) / 2) % 2];
  },
};

/** Two steps a turn, and after the first of them the opponent answers with a step of their own. */
const answered: GameDefinition<Race> = {
  ...race,
  toAct: (state) => [[0, 1, 0, 1, 0, 1][stepsOf(state) % 6] ?? 0],
  answering: (state) => [1, 4].includes(stepsOf(state) % 6),
};

const after = (game: GameDefinition<Race>, lines: readonly Line[], isLucky = false) =>
  lines.reduce(
    (match, line) => playEntry(game, match, line),
    startMatch(game, {
      rules: { ...(isLucky ? lucky : rules), goal: 100 },
      seats: 2,
      timer: { initial: 300, increment: 5 },
    }),
  );

const leftIn = (match: ReturnType<typeof after>, at: number) =>
  match.clock && [0, 1].map((seat) => match.clock && leftAt(match.clock, seat, at * 1000) / 1000);

test.each<[string, GameDefinition<Race>, boolean, Line[], number, number[]]>([
  ['CL-1: each turn pays once', race, false, [move(0, 2), move(1, 4), move(0, 7)], 7, [307, 305]],
  ['CL-2: between rounds clocks stand still', resting, false, [move(0, 2), move(1, 4)], 900, [305, 305]],
  [
    'CL-3: going on pays nothing',
    resting,
    false,
    [move(0, 2), move(1, 4), timer(2, 19), move(1, 21)],
    21,
    [305, 308],
  ],
  ['CL-4: a roll within a turn ends no turn', rolling, true, [deal(0), move(0, 2), deal(2)], 2, [300, 300]],
  [
    'CL-5: the turn ends when the opponent is to act',
    rolling,
    true,
    [deal(0), move(0, 2), deal(2), move(0, 4), deal(4)],
    4,
    [305, 300],
  ],
  [
    'CL-6: the free 20 s last through a roll, and are 20 s together',
    rolling,
    true,
    [deal(0), move(0, 15), deal(15), move(0, 30), deal(30)],
    30,
    [295, 300],
  ],
  ['CL-7: an answer is no turn', answered, false, [move(0, 2), move(1, 4)], 4, [300, 300]],
  [
    'CL-8: the answered turn pays when it is over',
    answered,
    false,
    [move(0, 2), move(1, 4), move(0, 6)],
    6,
    [305, 300],
  ],
  [
    'CL-9: time for an answer is taken from who answers',
    answered,
    false,
    [move(0, 2), move(1, 32), move(0, 34)],
    34,
    [305, 290],
  ],
])('%s', (_, game, isLucky, lines, at, left) => {
  expect(leftIn(after(game, lines, isLucky), at)).toEqual(left);
});

test('CL-10: between rounds no flag falls, only the pause ends', () => {
  const match = after(resting, [move(0, 2), move(1, 299)]);
  expect(match.clock?.running).toEqual([]);
  expect(nextExpiry(resting, match, 9_000_000)).toEqual({ kind: 'timer', timer: 'turn 2', at: 309_000 });
});
