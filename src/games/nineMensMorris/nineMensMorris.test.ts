// Nine Men's Morris against its vectors: how many games there are, mills and what they take, ends, notation and bots.
import { describe, expect, it } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { perft } from '../../kit/search/perft.ts';
import { bots } from './bot.ts';
import { nineMensMorris as game } from './index.ts';
import { lines, nameOf, names, neighbours, pointNamed } from './points.ts';
import { phaseOf, positionOf, type State } from './rules.ts';

const at = (notation: string): State => {
  const state = game.readPosition?.(notation);
  if (!state) throw new Error(`${notation} is not readable`);
  return state;
};

/** Men by the names of their points, the side to move, men in hand. */
const board = (white: string, black: string, side: 'W' | 'B', inHand = 0): State => {
  const letterAt = (name: string) =>
    white.split(' ').includes(name) ? 'W' : black.split(' ').includes(name) ? 'B' : '.';
  return at(`${names.map(letterAt).join('')} ${side} ${inHand} ${inHand}`);
};

const play = (state: State, ...moves: readonly string[]): State =>
  moves.reduce((now, move) => game.play(now, { kind: 'move', at: 0, by: now.turn, move }), state);

const legal = (state: State) => game.legalMoves(game.view(state, state.turn), state.turn) ?? [];
const refused = (state: State, move: string) => game.refusal(state, state.turn, move, emptyLibrary);

const empty = `${'.'.repeat(24)} W 9 9`;

describe('the board', () => {
  it('has sixteen lines of three', () => {
    const named = lines.map((line) => line.map(nameOf).join('-'));
    expect(named).toHaveLength(16);
    for (const line of ['a4-b4-c4', 'e4-f4-g4', 'd1-d2-d3', 'd5-d6-d7', 'a1-a4-a7', 'c5-d5-e5'])
      expect(named).toContain(line);
  });

  it.each([
    ['a7', 'a4 d7'],
    ['d6', 'b6 d5 d7 f6'],
    ['c4', 'b4 c3 c5'],
    ['d5', 'c5 d6 e5'],
  ])('next to %s: %s', (point, beside) => {
    expect(neighbours[pointNamed(point)]?.map(nameOf).sort().join(' ')).toBe(beside);
  });
});

describe('how many games there are', () => {
  it.each([
    ['NM-1', at(empty), [24, 552, 12144, 255024, 5140800]],
    ['NM-2', board('a7 d7 b6 d2', 'g7 g4 e5 c3', 'W'), [8, 48, 378, 2732]],
    ['NM-3', board('a7 d7 g4', 'a1 d1 b4 f6', 'W'), [54, 643, 33876, 861745]],
    ['NM-4', board('a7 d7 g7 b6', 'a1 d1 g1', 'W'), [5, 255, 1954, 81402]],
    ['NM-5', board('a7 d7', 'a1 d1', 'W', 7), [21, 437, 8716, 168376]],
    ['NM-6', board('a7 d7 b6 d6 c5 d5 e4', 'g7 g4 f6 f4 e5 c3 d3', 'W'), [4, 23, 131, 1227]],
    ['NM-7', board('a7 a1 g1', 'a4 d7 d1 d2 b4', 'B'), [8, 384, 3488]],
    ['NM-8', board('a7 d7 a1', 'g7 g4 f6 f4 e5 c3 d3', 'W'), [48, 507, 17268]],
  ])('%s', (_id, state, leaves) => {
    const position = positionOf(state, state.turn);
    const { slot, name } = position;
    const moves = () => (position.outcome() === null ? position.moves() : []);
    expect(leaves.map((_, i) => perft(position, moves, i + 1))).toEqual(leaves);
    expect([position.points, position.slot, position.name]).toEqual([state.points, slot, name]);
  });
});

describe('mills', () => {
  const takenAfter = (state: State, move: string) =>
    legal(state)
      .filter((text) => text.startsWith(move))
      .sort();

  it('NM-10: men in mills are safe while there are others', () => {
    const state = board('a7 a4', 'b6 d6 f6 g1', 'W', 5);
    expect(takenAfter(state, 'a1')).toEqual(['a1xg1']);
    expect(refused(state, 'a1xd6')).toBe('inMill');
    expect(refused(state, 'a1')).toBe('takeFirst');
  });

  it('NM-11: where all stand in mills, any may be taken', () => {
    const state = board('a7 a4', 'b6 d6 f6', 'W', 6);
    expect(takenAfter(state, 'a1')).toEqual(['a1xb6', 'a1xd6', 'a1xf6']);
  });

  it('NM-13: a mill elsewhere takes nothing', () => {
    const state = board('a7 d7 g7 c3', 'b2 d2 f4 g1', 'W');
    expect(legal(state)).toContain('c3-c4');
    expect(refused(state, 'c3-c4xg1')).toBe('noMill');
  });

  it('two at once take one man', () => {
    const state = board('d7 g7 a4 a1', 'b2 d2 f4 g1', 'W', 5);
    expect(takenAfter(state, 'a7')).toEqual(['a7xb2', 'a7xd2', 'a7xf4', 'a7xg1']);
  });

  it('opened and closed again take again, and a man does not count for its own old place', () => {
    const state = board('a7 d7 g7 c3', 'b2 d2 f4 f2', 'W');
    const opened = play(state, 'd7-d6', 'f4-e4');
    expect(takenAfter(opened, 'd6-d7')).toHaveLength(1);
    expect(takenAfter(board('a7 d7 a4 c3', 'b2 d2 f4 g1', 'W'), 'd7-g7')).toEqual(['d7-g7']);
  });

  it('the last man placed takes too', () => {
    const state = at(`${board('a7 a4', 'b6 d6 g1', 'W').points} W 1 0`);
    const after = play(state, 'a1xg1');
    expect(game.writePosition?.(after)).toMatch(/ B 0 0$/);
    expect(game.result(after)).toEqual({ places: [[0], [1]], reason: 'normal', how: 'twoLeft' });
  });
});

describe('phases', () => {
  it.each([
    ['place', board('a7', 'd7', 'W', 8), 'a4'],
    ['move', board('a7 d7 b6 d2', 'g7 g4 e5 c3', 'W'), 'a7-a4'],
    ['fly', board('a7 d7 g4', 'a1 d1 b4 f6', 'W'), 'a7-d3'],
  ])('%s', (phase, state, move) => {
    expect(phaseOf(state, 0)).toBe(phase);
    expect(refused(state, move)).toBeNull();
  });

  it('without flying, three men walk', () => {
    const walking = game.start({ flying: false }, 2);
    const state = { ...board('a7 d7 g4', 'a1 d1 b4 f6', 'W'), flying: walking.flying };
    expect(phaseOf(state, 0)).toBe('move');
    expect(refused(state, 'a7-d3')).toBe('notNext');
    expect(phaseOf(play(state, 'a7-a4', 'a1-a7'), 0)).toBe('move');
  });

  it.each([
    ['occupied', board('a7', 'd7', 'W', 8), 'd7'],
    ['placeFirst', board('a7', 'd7', 'W', 8), 'a7-a4'],
    ['noMill', board('a7', 'd7', 'W', 8), 'a4xd7'],
    ['chooseMan', board('a7 d7 b6 d2', 'g7 g4 e5 c3', 'W'), 'a4'],
    ['stuck', board('a7 d7 b6 d2', 'g7 g4 e5 c3', 'W'), 'a7'],
    ['notYours', board('a7 d7 b6 d2', 'g7 g4 e5 c3', 'W'), 'g4-f4'],
    ['notNext', board('a7 d7 b6 d2', 'g7 g4 e5 c3', 'W'), 'a7-b4'],
  ])('refused with %s', (key, state, move) => {
    expect(refused(state, move)).toBe(key);
  });
});

describe('how games end', () => {
  it('NM-12: with two men left', () => {
    const over = play(board('a7 a4 d1 b6', 'g7 d5 f2', 'W'), 'd1-a1xf2');
    expect(game.result(over)).toEqual({ places: [[0], [1]], reason: 'normal', how: 'twoLeft' });
    expect(game.toAct(over)).toEqual([]);
    expect(game.view(over, 1).turn).toBeNull();
  });

  it('without a move', () => {
    const stuck = board('a7 d7 g7 a4', 'd6 b4 a1 g4', 'W');
    expect(legal(stuck)).toEqual([]);
    expect(game.result(stuck)).toEqual({ places: [[1], [0]], reason: 'normal', how: 'blocked' });
  });

  const dance = ['a7-a4', 'g7-g4', 'a4-a7', 'g4-g7'];
  const dancing = () => board('a7 b6 d2 c5', 'g7 f6 e3 d1', 'W');

  it('at the third sight of a position with the same side to move', () => {
    const twice = play(dancing(), ...dance);
    expect(game.result(twice)).toBeNull();
    expect(game.view(twice, 0).twice).toHaveLength(1);
    const thrice = play(twice, ...dance);
    expect(game.result(thrice)).toEqual({ places: [[0, 1]], reason: 'rule', how: 'threeTimes' });
  });

  it('after fifty moves each without a man taken', () => {
    const quiet = { ...dancing(), seen: Array.from({ length: 99 }, (_, i) => `quiet ${i} W`) };
    const almost = play(quiet, 'a7-a4');
    expect(game.result(almost)).toBeNull();
    expect(game.result(play(almost, 'g7-g4'))?.how).toBe('fiftyMoves');
  });

  it('moves count towards that from the first man placed, and anew when one is taken', () => {
    expect(play(at(empty), 'a7', 'g7').seen).toHaveLength(3);
    const taken = play(board('a7 a4 d1 b6', 'g7 d5 f2 e3', 'W'), 'd1-a1xf2');
    expect(taken.seen).toHaveLength(1);
  });
});

describe('the edges', () => {
  it.each([empty, 'WW.B........B..........W B 2 3', `WWW${'.'.repeat(18)}BBB W 0 0`])(
    'position %j reads and writes back',
    (notation) => {
      expect(game.writePosition?.(at(notation))).toBe(notation);
    },
  );

  it.each(['', empty.slice(1), `${empty} `, empty.replace('W', 'X'), `WW${'.'.repeat(22)} W 8 9`])(
    'position %j is none',
    (notation) => {
      expect(game.readPosition?.(notation)).toBeNull();
    },
  );

  it.each(
    [null, 9, '', 'd4', 'a7-', 'a7-d4', 'a7d7', 'a7-d7x', 'a7-d7xb7', 'a7xd7xg7', ['a7']].map((raw) => [raw]),
  )('move %j is none', (raw) => {
    expect(game.readMove(raw)).toBeNull();
  });

  it('the move list tells moves and mills', () => {
    const tell = (state: State, move: string) =>
      game.tell?.(state, { kind: 'move', at: 0, by: state.turn, move }, 0);
    expect(tell(at(empty), 'd6')).toEqual({ seat: 0, key: 'move', values: { move: 'd6' } });
    const taking = board('a7 a4', 'b6 d6 f6 g1', 'W', 5);
    expect(tell(taking, 'a1xg1')).toEqual({ seat: 0, key: 'mill', values: { move: 'a1xg1' } });
  });
});

describe('bots', () => {
  const random = seededRandom('07'.repeat(32), 'morris');
  const choose = (strength: number, state: State, looks: number) => {
    let asked = 0;
    const thinking = { isOver: () => ++asked > looks };
    return (
      bots[strength]?.choose(game.view(state, state.turn), state.turn, random, emptyLibrary, thinking) ?? ''
    );
  };

  it.each([0, 1, 2])('%i answers when time is over before it begins', (strength) => {
    expect(refused(at(empty), choose(strength, at(empty), 0))).toBeNull();
  });

  it('the better ones stop a mill', () => {
    const state = board('a7 d7', 'c3', 'B', 7);
    for (const strength of [1, 2]) expect(choose(strength, state, 40)).toBe('g7');
  });

  it('who would lose takes the third sight of a position', () => {
    const state = board('a7 g1 b6', 'c3 c4 e3 e4 d5', 'W');
    const { points } = play(state, 'a7-a4');
    const seen = [`${points} B`, `${points} B`, ...state.seen];
    expect(choose(2, { ...state, seen }, 40)).toBe('a7-a4');
  });
});
