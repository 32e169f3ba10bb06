// Draughts against its vectors: how many games there are, single positions, the many draws, notation and bots.
import { describe, expect, it } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { CapturePosition } from '../../kit/jumps/captures.ts';
import { perft } from '../../kit/search/perft.ts';
import { bots } from './bot.ts';
import { draughts } from './index.ts';
import { custom, routesFor, type State, sideOfSeat } from './rules.ts';

const at = (notation: string): State => {
  const state = draughts.readPosition?.(notation);
  if (!state) throw new Error(`${notation} is not readable`);
  return state;
};

const play = (state: State, ...moves: readonly (readonly number[])[]): State =>
  moves.reduce((now, move) => draughts.play(now, { kind: 'move', at: 0, by: now.turn, move }), state);

/** `32x14 [19,28]` */
const listed = ({ pieces, turn }: State): string[] =>
  routesFor(pieces, turn)
    .map(({ path, taken }) => `${path[0]}x${path.at(-1)} [${[...taken].sort((a, b) => a - b)}]`)
    .sort();

const only = (notation: string): State => {
  const state = at(notation);
  const [move = [], ...others] = draughts.legalMoves(draughts.view(state, 0), state.turn) ?? [];
  expect(others).toEqual([]);
  return play(state, move);
};

const rule = (how: string) => ({ places: [[0, 1]], reason: 'rule', how });

describe('how many games there are', () => {
  const dense = 'W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26';
  const long = 'W:W23,25,26,28,31,32,33,34,35,37,38,40,42,45,46:B12,13,14,16,18,19,21,24';
  it.each([
    ['DR-1', 'W:W31-50:B1-20', [9, 81, 658, 4265, 27117, 167140, 1049442]],
    ['DR-2', dense, [6, 12, 30, 73, 215, 590, 1944, 6269]],
    ['DR-3', long, [1, 2, 2, 8, 30, 132, 593, 2504]],
    ['DR-4', 'W:WK1,6:BK50,45', [7, 43, 453]],
    ['DR-5', 'W:WK3:BK50', [9, 74, 725, 7736, 76079, 780143]],
    ['DR-6', 'W:W35,27,K50:B21,22,13,9,K3', [1, 7, 54, 258]],
    ['DR-7', 'W:WK16:B15,23,40,31,21,29,1', [8, 54, 520, 3470]],
  ])('%s: %s', (_id, notation, leaves) => {
    const { pieces, turn } = at(notation);
    const position = new CapturePosition(custom, pieces, sideOfSeat(turn));
    expect(leaves.map((_, i) => perft(position, () => position.routes(), i + 1))).toEqual(leaves);
    expect(position.pieces).toBe(pieces);
  });
});

describe('what may be captured', () => {
  it.each([
    ['DR-10', 'W:W32:B19,27,28', ['32x14 [19,28]']],
    ['DR-11', 'W:W12:B8,9', ['12x14 [8,9]']],
    ['DR-12', 'W:WK46:B41,32,23', [19, 14, 10, 5].map((to) => `46x${to} [23,32,41]`)],
    ['DR-13', 'W:WK28:B22,12,11', ['28x6 [11,22]', '28x8 [12,22]', '28x3 [12,22]']],
    ['DR-14', 'W:WK45,K48:B23,5,13', ['45x4 [13,23]', '45x9 [13,23]']],
    ['DR-15', 'W:WK28,K21:B32,35,13,3,23', ['28x2 [13,23]', '28x8 [13,23]']],
    ['DR-16', 'W:W13,30:B42,9,14,39,10', ['13x15 [9,10]']],
    ['DR-17', 'W:W25:B27,21,2,9,20', ['25x3 [9,20]']],
    ['DR-18', 'W:WK22,K12:B17,21,7,25,45,33', ['22x2 [7,17]']],
  ])('%s: %s', (_id, notation, moves) => {
    expect(listed(at(notation))).toEqual([...moves].sort());
  });

  it('DR-11 and DR-17: a king is who ends on the far row, not who passes it', () => {
    expect(draughts.writePosition?.(only('W:W12:B8,9'))).toBe('B:W14:B');
    expect(draughts.writePosition?.(only('W:W25:B27,21,2,9,20'))).toBe('B:WK3:B2,21,27');
  });

  it.each([
    ['takeMost', 'W:W32:B19,27,28', [32, 21]],
    ['carryOn', 'W:W32:B19,27,28', [32, 23]],
    ['mustCapture', 'W:W32,50:B19,27,28', [50, 45]],
    ['notLegal', 'W:W31-50:B1-20', [31, 22]],
    [null, 'W:W31-50:B1-20', [31, 27]],
  ])('refused with %s: %s %j', (key, notation, move) => {
    const state = at(notation);
    expect(draughts.refusal(state, state.turn, move, emptyLibrary)).toBe(key);
  });
});

describe('how games end', () => {
  it('with the last piece, and without a move', () => {
    const won = { places: [[0], [1]], reason: 'normal', how: 'allTaken' };
    expect(draughts.result(only('W:W12:B8,9'))).toEqual(won);
    const blocked = at('B:W10,14,19:B5');
    expect(draughts.result(blocked)).toEqual({ ...won, how: 'blocked' });
    expect(draughts.toAct(blocked)).toEqual([]);
  });

  it('at the third sight of a position with the same side to move', () => {
    const dance = [
      [46, 41],
      [1, 7],
      [41, 46],
      [7, 1],
    ];
    const twice = play(at('W:WK46,31,36,48:BK1,6,16'), ...dance);
    expect(draughts.result(twice)).toBeNull();
    expect(draughts.result(play(twice, ...dance))).toEqual(rule('threeTimes'));
  });

  it('after 25 moves each with kings only', () => {
    const quiet = { ...at('W:WK46,31,36,48:BK1,6,16'), seen: Array.from({ length: 49 }, (_, i) => `${i}`) };
    const almost = play(quiet, [46, 41]);
    expect(draughts.result(almost)).toBeNull();
    expect(draughts.result(play(almost, [1, 7]))).toEqual(rule('kingMoves'));
    expect(play(quiet, [31, 26]).seen).toHaveLength(1);
  });
});

describe('a lone king', () => {
  it.each([
    ['16 moves against three', 'W:WK46,47,48:BK4', 32],
    ['5 moves against two', 'W:WK46,47:BK4', 10],
    ['5 moves against one', 'B:WK46:BK4', 10],
    ['no counting without a king on the other side', 'W:W46,47,48:BK4', null],
    ['no counting against four', 'W:WK46,47,48,49:BK4', null],
    ['no counting with a man beside', 'W:WK46,47,48:BK4,6', null],
  ])('%s', (_words, notation, turns) => {
    expect(at(notation).holdsOut).toBe(turns);
  });

  it('draws when the turns are over', () => {
    const ending = { ...at('W:WK46,47,48:BK4'), holdsOut: 2 };
    const almost = play(ending, [47, 41]);
    expect(draughts.result(almost)).toBeNull();
    expect(draughts.result(play(almost, [4, 15]))).toEqual(rule('loneKing'));
  });

  it('starts counting when the material first stands, and goes on with it', () => {
    const before = at('B:WK46,47,48:BK4,30');
    expect(before.holdsOut).toBeNull();
    const counted = play(at('W:WK46,28,48:BK4,23'), [28, 19]);
    expect(counted.holdsOut).toBe(32);
  });

  it('both limits stay in force when three become two', () => {
    const early = play({ ...at('B:WK46,K5,33:BK15'), holdsOut: 30 }, [15, 47]);
    expect(early.holdsOut).toBe(10);
    const late = play({ ...at('B:WK46,K5,33:BK15'), holdsOut: 4 }, [15, 47]);
    expect(late.holdsOut).toBe(3);
  });
});

describe('the edges', () => {
  it.each(['W:W31-50:B1-20', 'W:WK3:BK50', 'B:W35,K50:BK3,9,13,21-23'])(
    'position %j reads and writes back',
    (notation) => {
      expect(draughts.writePosition?.(at(notation))).toBe(notation);
    },
  );

  it.each(['', 'W:W51:B1', 'W:W3:B9', 'W:W31-50', 'W:W31:B31'])('position %j is none', (notation) => {
    expect(draughts.readPosition?.(notation)).toBeNull();
  });

  it.each([null, '32-28', [], [32], [32, 51], [0, 4], { path: [32, 28] }].map((raw) => [raw]))(
    'move %j is none',
    (raw) => {
      expect(draughts.readMove(raw)).toBeNull();
    },
  );

  it('the move list tells start and end', () => {
    const tell = (notation: string, move: readonly number[]) => {
      const state = at(notation);
      return draughts.tell?.(state, { kind: 'move', at: 0, by: state.turn, move }, 0);
    };
    expect(tell('W:W31-50:B1-20', [32, 28])).toEqual({ seat: 0, key: 'move', values: { move: '32-28' } });
    expect(tell('W:W32:B19,27,28', [32, 23, 14])?.values).toEqual({ move: '32x14' });
    expect(tell('W:W6:B40', [6, 1])).toEqual({ seat: 0, key: 'crowned', values: { move: '6-1' } });
  });
});

describe.each([0, 1, 2])('bot %i', (strength) => {
  const random = seededRandom('07'.repeat(32), `bot ${strength}`);

  it('answers when time is over before it begins', () => {
    const state = at('W:W31-50:B1-20');
    const thinking = { isOver: () => true };
    const move = bots[strength]?.choose(draughts.view(state, 0), 0, random, emptyLibrary, thinking) ?? [];
    expect(draughts.refusal(state, 0, move, emptyLibrary)).toBeNull();
  });
});

it('the better bots do not give a piece away', () => {
  const random = seededRandom('08'.repeat(32), 'careful');
  const state = at('W:W37,38,48:B17,26,27');
  for (const bot of bots.slice(1)) {
    let looks = 0;
    const thinking = { isOver: () => ++looks > 40 };
    const move = bot.choose(draughts.view(state, 0), 0, random, emptyLibrary, thinking);
    const answers = routesFor(play(state, move).pieces, 1);
    expect(answers.filter(({ taken }) => taken.length > 0)).toEqual([]);
  }
});
