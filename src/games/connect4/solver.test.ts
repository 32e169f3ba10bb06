// The solver of Connect 4 against an exhaustive search, and the strongest bot, which never lets a won game go.
import { expect, test } from 'vitest';
import type { Seat, Thinking } from '../../engine/game.ts';
import { emptyLibrary } from '../../engine/library.ts';
import { type Random, seededRandom } from '../../engine/random.ts';
import { columnInBook } from './book.ts';
import { bots } from './bot.ts';
import { connect4 } from './index.ts';
import { openColumns, play, result, type Stacks, type State, start } from './rules.ts';
import { Solver } from './solver.ts';
import { dropped, isFour } from './winning.ts';

const solver = new Solver(() => false);

const withDrop = (state: State, column: number): State =>
  play(state, { kind: 'move', by: state.drops.length % 2, at: 0, move: column });
const stacksOf = (drops: readonly number[]): Stacks => drops.reduce(withDrop, start()).stacks;

const valueIn = (stacks: Stacks, seat: Seat): number =>
  solver.reaches(stacks, seat, 1) ? 1 : solver.reaches(stacks, seat, 0) ? 0 : -1;

/** Every game there is from here. */
function searched(stacks: Stacks, seat: Seat): number {
  const values = openColumns(stacks).map((column) => {
    const after = dropped(stacks, column, seat);
    return isFour(after, column) ? 1 : 0 - searched(after, 1 - seat);
  });
  return values.length > 0 ? Math.max(...values) : 0;
}

/** Discs dropped by chance, so many of them, without a four. */
function positionBy(random: Random, discs: number): Stacks {
  for (;;) {
    let state = start();
    while (state.drops.length < discs && !result(state)) {
      const open = openColumns(state.stacks);
      state = withDrop(state, open[random.below(open.length)] ?? 1);
    }
    if (!result(state)) return state.stacks;
  }
}

test('C4-20: values as an exhaustive search finds them', () => {
  const random = seededRandom('20'.repeat(32), 'positions');
  const values = Array.from({ length: 300 }, (_, n) => {
    const discs = 32 + (n % 8);
    const stacks = positionBy(random, discs);
    const value = valueIn(stacks, discs % 2);
    expect(value, JSON.stringify(stacks)).toBe(searched(stacks, discs % 2));
    return value;
  });
  expect(new Set(values)).toEqual(new Set([-1, 0, 1]));
});

test.each([
  ['C4-21', '44444522', 1],
  ['C4-22', '4444442', 0],
  ['C4-23', '4142', 1],
])('%s: the value of %s is %i for who is to move', (_id, sequence, value) => {
  const drops = [...sequence].map(Number);
  expect(valueIn(stacksOf(drops), drops.length % 2)).toBe(value);
});

test('C4-24: no proof takes longer than it may', () => {
  const patient = new Solver(() => false);
  expect(patient.reaches(stacksOf([4, 4]), 0, 1, 10_000)).toBeNull();
  expect(patient.nodes).toBeLessThanOrEqual(10_000);
  expect(new Solver(() => true).reaches(stacksOf([4, 4]), 0, 1)).toBeNull();
});

test('C4-25: the table knows a position and its mirror image', () => {
  expect(columnInBook(stacksOf([]), 0)).toBe(4);
  const [left, right] = [columnInBook(stacksOf([4, 2]), 0), columnInBook(stacksOf([4, 6]), 0)];
  expect(left).not.toBeNull();
  expect(right).toBe(8 - (left ?? 0));
});

/** Less than it has in a game: a bot that knows its answer needs none of it. */
function shortThought(): Thinking {
  let asked = 0;
  return { isOver: () => ++asked > 300 };
}
const replyTo = (sequence: string): number | undefined => {
  const drops = [...sequence].map(Number);
  const seat = drops.length % 2;
  const state = drops.reduce(withDrop, start());
  const random = seededRandom('28'.repeat(32), 'reply');
  return bots[2]?.choose(connect4.view(state, seat), seat, random, emptyLibrary, shortThought());
};

test.each([
  ['2', 3, 'the only column that wins'],
  ['6', 5, 'its mirror image'],
  ['242', 2, 'the only column that holds the draw'],
  ['646', 6, 'its mirror image'],
])('C4-28: moving second, after %s the strongest bot drops in %i: %s', (sequence, column) => {
  expect(replyTo(sequence)).toBe(column);
});

/** Drops where no short proof of a loss is found, if there is such a column. */
function stubborn(state: State, random: Random): number {
  const open = random.shuffle(openColumns(state.stacks));
  const held = open.find((column) => {
    const after = dropped(state.stacks, column, 0);
    return isFour(after, column) || new Solver(() => false).reaches(after, 1, 1, 20_000) !== true;
  });
  return held ?? open[0] ?? 1;
}

test.each([1, 2, 6, 7])(
  'C4-29: the strongest bot, moving second, wins every game that begins in %i',
  (first) => {
    for (let game = 0; game < 3; game++) {
      const random = seededRandom(`${game}`.padStart(64, '0'), 'stubborn');
      let state = withDrop(start(), first);
      while (!result(state)) {
        const isBots = state.drops.length % 2 === 1;
        const column = isBots
          ? bots[2]?.choose(connect4.view(state, 1), 1, random, emptyLibrary, shortThought())
          : stubborn(state, random);
        state = withDrop(state, column ?? 1);
      }
      expect(result(state)?.places, state.drops.join('')).toEqual([[1], [0]]);
    }
  },
);

const opponents = {
  chance: (state: State, random: Random) => {
    const open = openColumns(state.stacks);
    return open[random.below(open.length)] ?? 1;
  },
  'the middle bot': (state: State, random: Random) =>
    bots[1]?.choose(connect4.view(state, 1), 1, random, emptyLibrary, { isOver: () => false }) ?? 1,
};

test.each([
  ['C4-26', 'chance', 12],
  ['C4-27', 'the middle bot', 4],
] as const)('%s: the strongest bot, moving first, wins every game against %s', (_id, name, games) => {
  for (let game = 0; game < games; game++) {
    const random = seededRandom(`${game}`.padStart(64, '0'), name);
    let state = start();
    while (!result(state)) {
      const seat = state.drops.length % 2;
      const thinking = { isOver: () => false };
      const column =
        seat === 0
          ? bots[2]?.choose(connect4.view(state, 0), 0, random, emptyLibrary, thinking)
          : opponents[name](state, random);
      state = withDrop(state, column ?? 1);
    }
    expect(result(state)?.places, state.drops.join('')).toEqual([[0], [1]]);
  }
});
