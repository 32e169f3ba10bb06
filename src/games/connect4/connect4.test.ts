// Connect 4 against its vectors: how many games there are, and how single ones end.
import { describe, expect, it } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { bots } from './bot.ts';
import { connect4 } from './index.ts';
import type { Stacks, State, View } from './rules.ts';
import { afterDrop } from './view.ts';

const dropInto = (state: State, column: number): State =>
  connect4.play(state, {
    kind: 'move',
    at: 0,
    by: state.drops.length % 2,
    move: column,
  });

/** Short, and the same for the same board: seven columns of seven bits. */
function keyOf(stacks: Stacks): number {
  let key = 0;
  for (const stack of stacks) key = key * 128 + stack.reduce((bits, seat) => bits * 2 + seat, 1);
  return key;
}

/** Counts by position, each standing for all the sequences that lead to it. */
function countPlies(plies: number) {
  let reached = [{ view: connect4.view(connect4.start({}, 2), 0), times: 1 }];
  return Array.from({ length: plies }, (_, ply) => {
    const count = { sequences: 0, wins: 0 };
    const next = new Map<number, { view: View; times: number }>();
    const keys = new Set<number>();
    for (const { view, times } of reached) {
      for (const column of connect4.legalMoves(view, ply % 2) ?? []) {
        const after = afterDrop(view, ply % 2, column);
        const key = keyOf(after.stacks);
        keys.add(key);
        count.sequences += times;
        if (after.line) count.wins += times;
        if (ply === plies - 1) continue; // half a million views less to keep
        const known = next.get(key);
        if (known) known.times += times;
        else next.set(key, { view: after, times });
      }
    }
    reached = [...next.values()];
    return { ...count, positions: keys.size };
  });
}

describe('how many games there are', () => {
  const counted = countPlies(9);
  it.each([
    [1, 7, 0, 7],
    [2, 49, 0, 49],
    [3, 343, 0, 238],
    [4, 2401, 0, 1120],
    [5, 16807, 0, 4263],
    [6, 117649, 0, 16422],
    [7, 823536, 13032, 54859],
    [8, 5673234, 44430, 184275],
  ])('C4-1, C4-2, C4-3 ply %i: %i sequences, %i won, %i positions', (ply, sequences, wins, positions) => {
    expect(counted[ply - 1]).toEqual({ sequences, wins, positions });
  });

  it('C4-4: 558186 positions after 9 plies', () => {
    expect(counted[8]?.positions).toBe(558186);
  });
});

describe('how games end', () => {
  it.each([
    ['C4-10', '1212121', 0, [1, 4]],
    ['C4-11', '1122334', 0, [4, 1]],
    ['C4-12', '4352617', 0, [7, 1]],
    ['C4-13', '442445523431532412', 1, [2, 4]],
    ['C4-16', '271177237113544751133525624', 0, [4, 3]],
  ])('%s: %s', (_id, sequence, winner, last) => {
    const state = connect4.readPosition?.(sequence);
    if (!state) throw new Error('not readable');
    expect(connect4.result(state)).toEqual({
      places: [[winner], [1 - winner]],
      reason: 'normal',
      how: 'fourInLine',
    });
    expect(connect4.toAct(state)).toEqual([]);
    const seen = connect4.view(state, 'spectator');
    expect(seen.last).toEqual(last);
    expect(seen.line).toContainEqual(last);
    expect(seen.line).toHaveLength(4);
  });
});

describe('full boards and columns', () => {
  it.each([
    ['C4-15', '261155412653734642117437357741354366567222'],
    ['C4-17', '417625445112774612116357455334356366377222'],
  ])('%s: %s is a draw', (_id, sequence) => {
    const state = connect4.readPosition?.(sequence);
    expect(state && connect4.result(state)).toEqual({
      places: [[0, 1]],
      reason: 'normal',
      how: 'boardFull',
    });
  });

  it('C4-14: the seventh disc in a column is refused', () => {
    const state = connect4.readPosition?.('111111');
    expect(state && connect4.refusal(state, 0, 1, emptyLibrary)).toBe('columnFull');
    expect(state && connect4.refusal(state, 0, 2, emptyLibrary)).toBeNull();
    expect(connect4.readPosition?.('1111111')).toBeNull();
  });

  it('five in a line win too', () => {
    const state = connect4.readPosition?.('1122557733');
    expect(state && connect4.result(state)).toBeNull();
    expect(state && connect4.result(dropInto(state, 4))?.how).toBe('fourInLine');
    expect(state && connect4.view(dropInto(state, 4), 0).line).toHaveLength(5);
  });
});

describe('the edges', () => {
  it.each(['', '4', '4352617', '1212121'])('position %j reads and writes back', (sequence) => {
    const state = connect4.readPosition?.(sequence);
    expect(state && connect4.writePosition?.(state)).toBe(sequence);
  });

  it.each(['8', '0', 'x', ' 1', '12121211'])('position %j is none', (sequence) => {
    expect(connect4.readPosition?.(sequence)).toBeNull();
  });

  it.each([0, 8, 1.5, '4', null, [4], {}, true, Number.NaN])('move %j is none', (raw) => {
    expect(connect4.readMove(raw)).toBeNull();
  });
});

describe.each([0, 1, 2])('bot %i', (strength) => {
  const random = seededRandom('07'.repeat(32), `bot ${strength}`);
  const choose = (sequence: string, isOver: () => boolean) => {
    const state = connect4.readPosition?.(sequence);
    const seat = state?.drops.length === undefined ? 0 : state.drops.length % 2;
    if (!state) throw new Error('not readable');
    return bots[strength]?.choose(connect4.view(state, seat), seat, random, emptyLibrary, { isOver });
  };

  it('completes a four', () => {
    expect(choose('121212', () => false)).toBe(1);
  });

  it('answers when time is over before it begins', () => {
    expect([2, 3, 4, 5, 6, 7]).toContain(choose('111111', () => true));
  });
});

it('the better bots see a four coming', () => {
  const random = seededRandom('08'.repeat(32), 'blocks');
  const state = connect4.readPosition?.('12131');
  if (!state) throw new Error('not readable');
  for (const bot of bots.slice(1)) {
    let looks = 0;
    const thinking = { isOver: () => ++looks > 40 };
    expect(bot.choose(connect4.view(state, 1), 1, random, emptyLibrary, thinking)).toBe(1);
  }
});
