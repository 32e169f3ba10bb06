// Ludo against its vectors: the way around, what a roll allows, who is sent back, and who has won.
import { describe, expect, it } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { people } from '../../engine/match.ts';
import { seededRandom } from '../../engine/random.ts';
import { bots } from './bot.ts';
import { ludo } from './index.ts';
import { movable, type Rules, type State } from './rules.ts';
import { allSquares, isStar, squareOf } from './track.ts';

const standard: Rules = { exit: 'six', captures: 'exceptOnStars', pawns: 4 };
const set = 'six/exceptOnStars';

const read = (position: string): State => {
  const state = ludo.readPosition?.(position);
  if (!state) throw new Error(`${position} is not readable`);
  return state;
};

const roll = (state: State, die: number): State => {
  const [by = 0] = people(ludo.toAct(state));
  expect(ludo.refusal(state, by, { kind: 'roll' }, emptyLibrary)).toBeNull();
  const rolling = ludo.play(state, { kind: 'move', at: 0, by, move: { kind: 'roll' } });
  expect(ludo.toAct(rolling)).toEqual(['dealer']);
  return ludo.play(rolling, { kind: 'deal', at: 0, deal: die });
};

const move = (state: State, pawn: number): State => {
  const { turn: by } = state;
  expect(ludo.refusal(state, by, { kind: 'move', pawn }, emptyLibrary)).toBeNull();
  return ludo.play(state, { kind: 'move', at: 0, by, move: { kind: 'move', pawn } });
};

describe('the way around', () => {
  it.each([
    ['LU-1', 0, 4, 1, 0],
    ['LU-2', 1, 4, 1, 13],
    ['LU-3', 3, 4, 14, 0],
    ['LU-4', 1, 2, 1, 26],
    ['LU-5', 0, 4, 51, 50],
    ['LU-6', 0, 4, 52, null],
    ['LU-7', 0, 4, 0, null],
    ['LU-8', 2, 3, 51, 24],
  ])('%s: seat %i of %i on step %i is on square %s', (_id, seat, seats, step, square) => {
    expect(squareOf(seat, seats, step)).toBe(square);
  });

  it('LU-9: eight squares are safe', () => {
    expect(allSquares.filter(isStar)).toEqual([0, 8, 13, 21, 26, 34, 39, 47]);
  });
});

describe('what a roll allows', () => {
  it.each([
    ['LU-10', 'nothing comes out without a six', `${set} 0,0,0,0/0,0,0,0 0 roll - 0`, 5, []],
    ['LU-11', 'of equal pawns only the first', `${set} 0,0,0,0/0,0,0,0 0 roll - 0`, 6, [0]],
    [
      'LU-12',
      'a one brings one out where that is agreed',
      'oneOrSix/everywhere 0,9/0,0 0 roll - 0',
      1,
      [0, 1],
    ],
    ['LU-13', 'the last step is exact', `${set} 55,3/0,0 0 roll - 0`, 3, [1]],
    ['LU-14', 'a pawn at home stays', `${set} 57,3/0,0 0 roll - 0`, 2, [1]],
    ['LU-15', 'two pawns on one square are one choice', `${set} 9,9/0,0 0 roll - 0`, 2, [0]],
  ])('%s: %s', (_id, _what, position, die, pawns) => {
    expect(movable(read(position), 0, die)).toEqual(pawns);
  });

  it('LU-16: with no move the turn passes on, after a six it does not', () => {
    const first = roll(ludo.start(standard, 3), 4);
    expect(first).toMatchObject({ turn: 1, phase: 'roll', last: { seat: 0, die: 4, moved: null } });
    const six = roll(read(`${set} 56,55/0,0 0 roll - 0`), 6);
    expect(six).toMatchObject({ turn: 0, phase: 'roll', sixes: 1 });
  });

  it('LU-17: after a six it is the same turn, and the third six ends it unmoved', () => {
    let state = move(roll(ludo.start(standard, 2), 6), 0);
    expect(state).toMatchObject({ turn: 0, phase: 'roll', sixes: 1 });
    state = move(roll(state, 6), 0);
    expect(state).toMatchObject({ turn: 0, sixes: 2 });
    const steps = state.pawns;
    expect(roll(state, 6)).toMatchObject({ turn: 1, phase: 'roll', sixes: 0, pawns: steps });
  });

  it('LU-18: the only move is played by the host', () => {
    const state = roll(read(`${set} 5,0/0,0 0 roll - 0`), 3);
    expect(ludo.forced?.(state)).toEqual({ by: 0, move: { kind: 'move', pawn: 0 } });
    expect(ludo.forced?.(roll(read(`${set} 5,9/0,0 0 roll - 0`), 3))).toBeNull();
  });
});

describe('who is sent back', () => {
  it.each([
    ['LU-20', 'whoever stands where a pawn arrives', `${set} 18,30/0,47 0 move 3 0`, 0, [0, 0]],
    ['LU-21', 'nobody on a star', `${set} 19,30/0,48 0 move 3 0`, 0, [0, 48]],
    ['LU-22', 'also there where that is agreed', 'six/everywhere 19,30/0,48 0 move 3 0', 0, [0, 0]],
    ['LU-23', 'nobody where a pawn comes out', `${set} 0,30/27,5 0 move 6 1`, 0, [27, 5]],
    ['LU-24', 'both of two', `${set} 18,30/47,47 0 move 3 0`, 0, [0, 0]],
    ['LU-25', 'nobody in a lane', `${set} 50,30/50,3 0 move 3 0`, 0, [50, 3]],
  ])('%s: %s', (_id, _what, position, pawn, others) => {
    expect(move(read(position), pawn).pawns[1]).toEqual(others);
  });
});

describe('the end', () => {
  it('LU-30: the first with all pawns at home wins, the others by how far they are', () => {
    const state = move(read(`${set} 57,56/10,20/30,40/5,25 0 move 1 0`), 1);
    expect(ludo.result(state)).toEqual({ places: [[0], [2], [1, 3]], reason: 'normal', how: 'allHome' });
    expect(ludo.toAct(state)).toEqual([]);
  });

  it('LU-31: time rolls the die, then moves the pawn that is furthest on', () => {
    const rolling = ludo.play(read(`${set} 5,9/0,0 0 roll - 0`), { kind: 'timer', at: 0, timer: 'act 1' });
    expect(ludo.toAct(rolling)).toEqual(['dealer']);
    const after = ludo.play(ludo.play(rolling, { kind: 'deal', at: 0, deal: 3 }), {
      kind: 'timer',
      at: 0,
      timer: 'act 2',
    });
    expect(after.pawns[0]).toEqual([5, 12]);
  });

  it.each([
    ['LU-32', `${set} 5,9/0,0 0 roll - 0`, { kind: 'move', pawn: 0 }, 0, 'rollFirst'],
    ['LU-33', `${set} 5,9/0,0 0 move 3 0`, { kind: 'roll' }, 0, 'moveFirst'],
    ['LU-34', `${set} 5,56/0,0 0 move 3 0`, { kind: 'move', pawn: 1 }, 0, 'cannotMove'],
    ['LU-35', `${set} 5,9/0,0 0 roll - 0`, { kind: 'roll' }, 1, 'otherTurn'],
  ] as const)('%s: %s refuses %j', (_id, position, tried, seat, why) => {
    expect(ludo.refusal(read(position), seat, tried, emptyLibrary)).toBe(why);
  });
});

describe('the edges', () => {
  it.each([
    ['other rules', 'five/exceptOnStars 0,0/0,0 0 roll - 0'],
    ['three pawns each', `${set} 0,0,0/0,0,0 0 roll - 0`],
    ['one seat', `${set} 0,0 0 roll - 0`],
    ['unequal pawns', `${set} 0,0/0 0 roll - 0`],
    ['a step beyond home', `${set} 58,0/0,0 0 roll - 0`],
    ['nobody whose turn it is', `${set} 0,0/0,0 2 roll - 0`],
    ['a die that nothing can use', `${set} 0,0/0,0 0 move 3 0`],
    ['somebody at home in the middle of the game', `${set} 57,57/0,0 1 roll - 0`],
    ['nothing', ''],
  ])('a position with %s is none', (_what, position) => {
    expect(ludo.readPosition?.(position)).toBeNull();
  });

  it.each([null, 'roll', {}, { kind: 'move' }, { kind: 'move', pawn: 4 }, { kind: 'deal' }])(
    'move %j is none',
    (raw) => {
      expect(ludo.readMove(raw)).toBeNull();
    },
  );
});

describe('bots', () => {
  const choose = (strength: number, state: State, random = seededRandom('0c'.repeat(32), 'ludo')) => {
    const bot = bots[strength];
    if (!bot) throw new Error('there is no such bot');
    return bot.choose(ludo.view(state, state.turn), state.turn, random, emptyLibrary, { isOver: () => true });
  };

  it('LU-40: the strongest sends back, rests on a star, and goes home', () => {
    expect(choose(2, read(`${set} 18,30/0,47 0 move 3 0`))).toEqual({ kind: 'move', pawn: 0 });
    expect(choose(2, read(`${set} 18,43/43,3 0 move 4 0`))).toEqual({ kind: 'move', pawn: 0 });
    expect(choose(2, read(`${set} 53,11/0,5 0 move 4 0`))).toEqual({ kind: 'move', pawn: 0 });
  });

  it('LU-41: it wins more games than the easiest, by choice and not by dice', () => {
    const random = seededRandom('0d'.repeat(32), 'match');
    let won = 0;
    for (let game = 0; game < 60; game++) {
      const strong = game % 2;
      let state = ludo.start({ exit: 'six', captures: 'exceptOnStars', pawns: 4 }, 2);
      for (;;) {
        const [next] = ludo.toAct(state);
        if (next === undefined) break;
        if (next === 'dealer') state = ludo.play(state, { kind: 'deal', at: 0, deal: random.below(6) + 1 });
        else {
          const tried = choose(next === strong ? 2 : 0, state, random);
          state = ludo.play(state, { kind: 'move', at: 0, by: next, move: tried });
        }
      }
      if (ludo.result(state)?.places[0]?.[0] === strong) won++;
    }
    expect(won).toBeGreaterThan(36);
  });
});
