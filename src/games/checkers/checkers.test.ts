// Checkers against its vectors: how many games there are, single positions, ends, notation and bots.
import { describe, expect, it } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { CapturePosition } from '../../kit/jumps/captures.ts';
import { perft } from '../../kit/search/perft.ts';
import { bots } from './bot.ts';
import { checkers } from './index.ts';
import { writeMove } from './notation.ts';
import { custom, routesFor, type State, sideOfSeat } from './rules.ts';

const at = (notation: string): State => {
  const state = checkers.readPosition?.(notation);
  if (!state) throw new Error(`${notation} is not readable`);
  return state;
};

const play = (state: State, ...moves: readonly (readonly number[])[]): State =>
  moves.reduce((now, move) => checkers.play(now, { kind: 'move', at: 0, by: now.turn, move }), state);

const listed = ({ pieces, turn }: State): string[] =>
  routesFor(pieces, turn)
    .map(({ path, taken }) => writeMove(path, taken.length > 0))
    .sort();

describe('how many games there are', () => {
  it.each([
    ['CK-1', 'B:W21-32:B1-12', [7, 49, 302, 1469, 7361, 36768, 179740, 845931]],
    ['CK-2', 'W:WK23,K24:BK1', [8, 16, 104, 312, 2178, 6340, 37872, 119698]],
    ['CK-3', 'B:WK20,31,28:B22,24,K15', [7, 13, 65, 237, 1046, 4799]],
    ['CK-4', 'W:W14,23:B9,10,18,19,2', [3, 6, 8, 56, 95, 449]],
    ['CK-5', 'W:W18,K27:B14,15,6,7,23', [2, 2, 2, 4, 16]],
    ['CK-6', 'B:W26,27,19:B22,K10', [1, 4, 15, 37, 179]],
    ['CK-7', 'W:W11,K32:B7,8,16,15,2', [1, 7, 21, 138, 587]],
  ])('%s: %s', (_id, notation, leaves) => {
    const { pieces, turn } = at(notation);
    const position = new CapturePosition(custom, pieces, sideOfSeat(turn));
    expect(leaves.map((_, i) => perft(position, () => position.routes(), i + 1))).toEqual(leaves);
    expect(position.pieces).toBe(pieces);
  });
});

describe('what may be moved', () => {
  it.each([
    ['CK-10', 'B:W21-32:B1-12', ['9-13', '9-14', '10-14', '10-15', '11-15', '11-16', '12-16']],
    ['CK-11', 'B:W14,23,22:B9,18', ['18x25', '18x27']],
    ['CK-12', 'W:W18,K27:B14,15,6,7,23', ['18x9x2', '18x11x2']],
    ['CK-13', 'W:W21,22,25,29,30:B13,14,17,18,9', ['22x15']],
    ['CK-14', 'W:W15:B10,11,3,2', ['15x6', '15x8']],
  ])('%s: %s', (_id, notation, moves) => {
    expect(listed(at(notation))).toEqual([...moves].sort());
  });

  it.each([
    [15, 6],
    [15, 8],
  ])('CK-14: after %ix%i the man is taken and light has lost', (...move) => {
    const state = play(at('W:W15:B10,11,3,2'), move);
    const [answer = []] = checkers.legalMoves(checkers.view(state, 0), 0) ?? [];
    const over = play(state, answer);
    expect(checkers.result(over)).toEqual({ places: [[0], [1]], reason: 'normal', how: 'allTaken' });
    expect(checkers.toAct(over)).toEqual([]);
    expect(checkers.legalMoves(checkers.view(over, 1), 1)).toEqual([]);
  });

  it('a man that is crowned stops, and is a king from then on', () => {
    const state = at('W:W11:B7,6,8');
    expect(listed(state)).toEqual(['11x2', '11x4']);
    const crowned = play(state, [11, 2]);
    expect(checkers.writePosition?.(crowned)).toBe('B:WK2:B6,8');
  });

  it.each([
    ['mustCapture', 'B:W14,23,22:B9,18', [9, 13]],
    ['carryOn', 'W:W18,K27:B14,15,6,7,23', [18, 9]],
    ['notLegal', 'B:W21-32:B1-12', [9, 17]],
    [null, 'B:W21-32:B1-12', [9, 13]],
  ])('refused with %s: %s %j', (key, notation, move) => {
    const state = at(notation);
    expect(checkers.refusal(state, state.turn, move, emptyLibrary)).toBe(key);
  });
});

const dance = [
  [1, 5],
  [32, 28],
  [5, 1],
  [28, 32],
];

describe('how games end', () => {
  it('without a move', () => {
    const blocked = at('W:W13:B9,6');
    expect(listed(blocked)).toEqual([]);
    expect(checkers.result(blocked)).toEqual({ places: [[0], [1]], reason: 'normal', how: 'blocked' });
  });

  it('at the third sight of a position with the same side to move', () => {
    const twice = play(at('B:WK32:BK1,12'), ...dance);
    expect(checkers.result(twice)).toBeNull();
    expect(checkers.result(play(twice, ...dance))).toEqual({
      places: [[0, 1]],
      reason: 'rule',
      how: 'threeTimes',
    });
    expect(checkers.view(play(twice, ...dance), 'spectator').turn).toBeNull();
  });

  it('after forty moves each without a capture or a man moved', () => {
    const quiet = { ...at('B:WK32:BK1,12'), seen: Array.from({ length: 79 }, (_, i) => `quiet ${i}`) };
    const almost = play(quiet, [1, 5]);
    expect(checkers.result(almost)).toBeNull();
    const ended = { places: [[0, 1]], reason: 'rule', how: 'fortyMoves' };
    expect(checkers.result(play(almost, [32, 28]))).toEqual(ended);
    expect(play(quiet, [12, 16]).seen).toHaveLength(1);
  });
});

describe('the edges', () => {
  it.each(['B:W21-32:B1-12', 'W:WK23,K24:BK1', 'B:W28,K31:B5,K15,22-24', 'W:W:B1'])(
    'position %j reads and writes back',
    (notation) => {
      expect(checkers.writePosition?.(at(notation))).toBe(notation);
    },
  );

  it.each(['', 'B', 'B:W21:W22', 'X:W1:B2', 'B:W33:B1', 'B:W5:B5', 'B:W3:B9', 'B:W9-5:B1', 'B:Wx:B1'])(
    'position %j is none',
    (notation) => {
      expect(checkers.readPosition?.(notation)).toBeNull();
    },
  );

  it.each([null, 9, '9-13', [], [9], [9, 33], [0, 4], [9, 13.5], [9, '13'], { from: 9 }].map((raw) => [raw]))(
    'move %j is none',
    (raw) => {
      expect(checkers.readMove(raw)).toBeNull();
    },
  );

  it('the move list tells moves, captures and crowns', () => {
    const tell = (notation: string, move: readonly number[]) => {
      const state = at(notation);
      return checkers.tell?.(state, { kind: 'move', at: 0, by: state.turn, move }, 0);
    };
    expect(tell('B:W21-32:B1-12', [11, 15])).toEqual({ seat: 0, key: 'move', values: { move: '11-15' } });
    expect(tell('W:W11:BK7,6', [11, 2])).toEqual({ seat: 1, key: 'crowned', values: { move: '11x2' } });
    expect(tell('W:WK11:BK7', [11, 2])).toEqual({ seat: 1, key: 'move', values: { move: '11x2' } });
  });
});

describe.each([0, 1, 2])('bot %i', (strength) => {
  const random = seededRandom('07'.repeat(32), `bot ${strength}`);
  const choose = (notation: string, isOver: () => boolean) => {
    const state = at(notation);
    const view = checkers.view(state, state.turn);
    return bots[strength]?.choose(view, state.turn, random, emptyLibrary, { isOver });
  };

  it('answers when time is over before it begins', () => {
    const move = choose('B:W21-32:B1-12', () => true) ?? [];
    expect(checkers.refusal(at('B:W21-32:B1-12'), 0, move, emptyLibrary)).toBeNull();
  });
});

it('the better bots do not walk into a double jump', () => {
  const random = seededRandom('08'.repeat(32), 'careful');
  const state = at('W:W22,27,28:B9,10,14');
  for (const bot of bots.slice(1)) {
    let looks = 0;
    const thinking = { isOver: () => ++looks > 40 };
    const move = bot.choose(checkers.view(state, 1), 1, random, emptyLibrary, thinking);
    const answers = routesFor(play(state, move).pieces, 0);
    expect(answers.filter(({ taken }) => taken.length > 0)).toEqual([]);
  }
});

describe('a way back to what was there before', () => {
  const random = seededRandom('09'.repeat(32), 'dancers');
  const sighted = (...moves: number[][]) => play(at('B:WK32:BK1,12'), ...moves);
  const choose = (state: State, strength: number) => {
    let looks = 0;
    const thinking = { isOver: () => ++looks > 20 };
    return bots[strength]?.choose(
      checkers.view(state, state.turn),
      state.turn,
      random,
      emptyLibrary,
      thinking,
    );
  };

  it('is seen', () => {
    expect(checkers.view(sighted(...dance.slice(0, 2)), 0).repeats).toEqual([]);
    expect(checkers.view(sighted(...dance.slice(0, 3)), 1).repeats).toEqual([[28, 32]]);
    expect(checkers.view(sighted(...dance, [12, 16]), 1).repeats).toEqual([]);
  });

  it.each([1, 2])('is taken by who is behind, and not by who is ahead: strength %i', (strength) => {
    expect(choose(sighted(...dance.slice(0, 3)), strength)).toEqual([28, 32]);
    expect(choose(sighted(...dance), strength)).not.toEqual([1, 5]);
  });
});
