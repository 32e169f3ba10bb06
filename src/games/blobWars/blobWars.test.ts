// Blob Wars against its vectors: how many games there are, single moves, ends, late turns, notation and bots.
import { describe, expect, it } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { playTurn, startMatch } from '../../engine/match.ts';
import { seededRandom } from '../../engine/random.ts';
import { tableRefusal } from '../../engine/turn.ts';
import { perft } from '../../kit/search/perft.ts';
import { bots } from './bot.ts';
import { cellNamed } from './cells.ts';
import { blobWars } from './index.ts';
import { positionOf, type State } from './rules.ts';

const begin = 'x5o/7/7/7/7/7/o5x x';

const at = (notation: string): State => {
  const state = blobWars.readPosition?.(notation);
  if (!state) throw new Error(`${notation} is not readable`);
  return state;
};

const play = (state: State, ...moves: readonly string[]): State =>
  moves.reduce((now, move) => blobWars.play(now, { kind: 'move', at: 0, by: now.turn, move }), state);

const late = (state: State): State => blobWars.play(state, { kind: 'timer', at: 60_000, timer: 'turn 1' });

const written = (state: State): string => blobWars.writePosition?.(state) ?? '';

const refused = (state: State, move: string, seat = state.turn) =>
  blobWars.refusal(state, seat, move, emptyLibrary);

describe('how many games there are', () => {
  it.each([
    ['BW-1', begin, [16, 256, 6460, 155888, 4752668]],
    ['BW-2', 'x5o/7/2-1-2/7/2-1-2/7/o5x x', [14, 196, 4184, 86528, 2266352]],
    ['BW-3', '7/7/7/7/ooooooo/ooooooo/xxxxxxx x', [1, 75, 249, 14270, 452980]],
    ['BW-4', '3o3/3x3/7/7/7/3o3/3x3 x', [31, 780, 24702]],
    ['BW-5 with x', '7/7/7/7/-------/-------/x5o x', [2, 4, 13, 30, 73]],
    ['BW-5 with o', '7/7/7/7/-------/-------/x5o o', [2, 4, 13, 30, 73]],
  ])('%s: %s', (_id, notation, leaves) => {
    const state = at(notation);
    const position = positionOf(state, state.turn);
    const { slot, name } = position;
    const moves = () => (position.outcome() === null ? position.moves() : []);
    expect(leaves.map((_, i) => perft(position, moves, i + 1))).toEqual(leaves);
    expect([position.cells, position.slot, position.name]).toEqual([state.cells, slot, name]);
  });
});

describe('single moves', () => {
  it.each([
    ['BW-10', 'f2', 'x5o/7/7/7/7/5x1/o5x o'],
    ['BW-11', 'g1e1', 'x5o/7/7/7/7/7/o3x2 o'],
  ])('%s: %s', (_id, move, after) => {
    expect(written(play(at(begin), move))).toBe(after);
  });

  it('turns every neighbour of the cell it arrives at, and nothing else', () => {
    const after = play(at('7/7/2ooo2/7/1xo1o2/7/7 x'), 'b3d4');
    expect(written(after)).toBe('7/7/2xxx2/3x3/2x1x2/7/7 o');
    expect(after.last?.turned.length).toBe(5);
  });

  it('starts with walls where they were asked for', () => {
    expect(written(blobWars.start({ walls: false }, 2))).toBe(begin);
    expect(written(blobWars.start({ walls: true }, 2))).toBe('x5o/7/2-1-2/7/2-1-2/7/o5x x');
  });

  it('passes for who cannot move, and for nobody else', () => {
    const stuck = at('7/7/7/7/ooooooo/ooooooo/xxxxxxx x');
    expect(blobWars.forced?.(stuck)).toEqual({ by: 0, move: 'pass' });
    expect(blobWars.legalMoves(blobWars.view(stuck, 0), 0)).toEqual(['pass']);
    expect(blobWars.forced?.(play(stuck, 'pass'))).toBeNull();
    expect(refused(at(begin), 'pass')).toBe('mayMove');
  });

  it.each([
    [null, begin, 'b6'],
    [null, begin, 'a7c6'],
    ['occupied', 'x6/xo5/7/7/7/7/o5x x', 'a7b6'],
    ['stuck', begin, 'a7'],
    ['notYours', begin, 'a1'],
    ['notYours', begin, 'a1c1'],
    ['wall', 'x5o/7/2-1-2/7/2-1-2/7/o5x x', 'a7c5'],
    ['tooFar', begin, 'a7d7'],
    ['tooFar', begin, 'd4'],
    ['chooseJumper', begin, 'c7'],
    ['nextTo', begin, 'a7b7'],
    ['notLate', begin, 'win'],
  ])('refused with %s: %s %s', (key, notation, move) => {
    expect(refused(at(notation), move)).toBe(key);
  });
});

describe('how games end', () => {
  it('BW-12: when the board is full, by count', () => {
    const state = at('xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/ooooooo/ooooooo/oooooo1 x');
    expect(blobWars.result(state)).toBeNull();
    expect(blobWars.forced?.(state)).toEqual({ by: 0, move: 'pass' });
    const over = play(state, 'pass', 'g1');
    expect(blobWars.result(over)).toEqual({ places: [[0], [1]], reason: 'normal', how: 'boardFull' });
    expect(blobWars.scores?.(over)).toEqual([28, 21]);
    expect(blobWars.toAct(over)).toEqual([]);
    expect(blobWars.timer?.(over)).toBeNull();
  });

  it.each([
    ['wipedOut', 'x6/7/7/7/7/7/7 o', [[0], [1]]],
    ['noMoves', '7/7/7/-------/-------/-------/x--o--o x', [[1], [0]]],
    ['noMoves', '7/7/7/-------/-------/-------/x--o--- x', [[0, 1]]],
  ])('with %s: %s', (how, notation, places) => {
    expect(blobWars.result(at(notation))).toEqual({ places, reason: 'normal', how });
  });

  it('after a hundred turns in a row without a clone, by count', () => {
    const dancing = { ...at(begin), withoutClone: 98 };
    const almost = play(dancing, 'a7c7');
    expect(blobWars.result(almost)).toBeNull();
    expect(play(almost, 'b1').withoutClone).toBe(0);
    const over = play(almost, 'a1c1');
    expect(blobWars.result(over)).toEqual({ places: [[0, 1]], reason: 'normal', how: 'hundredTurns' });
  });
});

describe('a turn that takes too long', () => {
  it('has a minute, anew each turn', () => {
    expect(blobWars.timer?.(at(begin))).toEqual({ name: 'turn 1', ms: 60_000 });
    expect(blobWars.timer?.(play(at(begin), 'f2'))).toEqual({ name: 'turn 2', ms: 60_000 });
  });

  it('is still to be played, and the waiting side may claim or wait', () => {
    const state = late(at(begin));
    expect(blobWars.toAct(state)).toEqual([0]);
    expect(blobWars.optionalToAct?.(state)).toEqual([1]);
    expect(blobWars.timer?.(state)).toBeNull();
    const seen = blobWars.view(state, 1);
    expect(blobWars.legalMoves(seen, 1)).toEqual(['draw', 'wait', 'win']);
    expect(blobWars.legalMoves(seen, 0)).toHaveLength(16);
    expect(refused(state, 'win', 0)).toBe('notLate');
    expect(refused(state, 'b1', 1)).toBe('waitOrClaim');
    const moved = play(state, 'f2');
    expect(blobWars.toAct(moved)).toEqual([1]);
    expect(blobWars.optionalToAct?.(moved)).toEqual([]);
    expect(refused(moved, 'win', 0)).toBe('notLate');
  });

  const say = (move: string) => blobWars.play(late(at(begin)), { kind: 'move', at: 0, by: 1, move });

  it.each([
    ['win', [[1], [0]]],
    ['draw', [[0, 1]]],
  ])('ends with a claimed %s', (claim, places) => {
    expect(blobWars.result(say(claim))).toEqual({ places, reason: 'time', how: 'tooLong' });
    expect(blobWars.view(say(claim), 0).turn).toBeNull();
  });

  it('costs who is late a table that is left, and not who waits', () => {
    const table = startMatch(blobWars, { rules: { walls: false }, seats: 2, timer: null });
    const left = playTurn(blobWars, table, [
      { kind: 'timer', at: 60_000, timer: 'turn 1' },
      { kind: 'abandon', at: 660_000 },
    ]);
    expect(left.result?.places).toEqual([[1], [0]]);
  });

  it('takes as long as it likes once the other side waits', () => {
    const patient = say('wait');
    expect(blobWars.toAct(patient)).toEqual([0]);
    expect(blobWars.timer?.(patient)).toBeNull();
    expect(blobWars.timer?.(play(patient, 'f2'))).toEqual({ name: 'turn 2', ms: 60_000 });
  });
});

describe('a takeback after a word about a late turn', () => {
  const table = startMatch(blobWars, { rules: { walls: false }, seats: 2, timer: null });
  const waited = playTurn(blobWars, table, [
    { kind: 'move', at: 1_000, by: 0, move: 'f2' },
    { kind: 'timer', at: 61_000, timer: 'turn 2' },
    { kind: 'move', at: 62_000, by: 0, move: 'wait' },
    { kind: 'move', at: 70_000, by: 1, move: 'b2' },
  ]);
  const agreed = { kind: 'answer', at: 72_000, by: 1, offer: 'takeback', answer: 'accept' } as const;

  it('returns to the last turn of who asks', () => {
    const asked = { kind: 'offer', at: 71_000, by: 0, offer: 'takeback', toTurn: true } as const;
    expect(tableRefusal(blobWars, waited, asked)).toBeNull();
    const { state, before } = playTurn(blobWars, waited, [asked, agreed]);
    expect([state, before]).toEqual([table.state, []]);
  });

  it('returns to the word itself in the log of an older version', () => {
    const asked = { kind: 'offer', at: 71_000, by: 0, offer: 'takeback' } as const;
    const { state } = playTurn(blobWars, waited, [asked, agreed]);
    expect(state).toMatchObject({ turn: 1, turns: 1, isLate: true });
  });

  it('is refused to who has had no turn', () => {
    const late = playTurn(blobWars, table, [
      { kind: 'timer', at: 60_000, timer: 'turn 1' },
      { kind: 'move', at: 61_000, by: 1, move: 'wait' },
    ]);
    const asked = { kind: 'offer', at: 62_000, by: 1, offer: 'takeback', toTurn: true } as const;
    expect(tableRefusal(blobWars, late, asked)).toBe('nothingToTakeBack');
  });
});

describe('the edges', () => {
  it.each([begin, 'x5o/7/2-1-2/7/2-1-2/7/o5x o', 'xxxxxxx/7/7/-------/7/7/oo3oo x'])(
    'position %j reads and writes back',
    (notation) => {
      expect(written(at(notation))).toBe(notation);
    },
  );

  it.each([
    '',
    begin.slice(0, -2),
    `${begin} x`,
    '7/7/7/7/7/7/7/7 x',
    '8/7/7/7/7/7/7 x',
    'x5/7/7/7/7/7/7 x',
    `${begin}o`,
  ])('position %j is none', (notation) => {
    expect(blobWars.readPosition?.(notation)).toBeNull();
  });

  it.each(
    [null, 9, '', 'h1', 'a8', 'f', 'f2e', 'f2e1d1', 'e1h1', ['f2'], 'Pass', 'lose'].map((raw) => [raw]),
  )('move %j is none', (raw) => {
    expect(blobWars.readMove(raw)).toBeNull();
  });

  it('the move list tells clones, jumps, turned neighbours, passes and claims', () => {
    const tell = (state: State, move: string, by = state.turn) =>
      blobWars.tell?.(state, { kind: 'move', at: 0, by, move }, 0);
    expect(tell(at(begin), 'g1e1')).toEqual({ seat: 0, key: 'move', values: { move: 'g1e1' } });
    const facing = at('x6/o6/7/7/7/7/7 x');
    expect(tell(facing, 'b7')).toEqual({ seat: 0, key: 'turns', values: { move: 'b7', count: 1 } });
    expect(tell(at(begin), 'pass')?.key).toBe('pass');
    expect(tell(late(at(begin)), 'draw', 1)).toEqual({ seat: 1, key: 'claim.draw', values: {} });
    const limit = blobWars.tell?.(at(begin), { kind: 'timer', at: 0, timer: 'turn 1' }, 0);
    expect(limit).toEqual({ seat: 0, key: 'late', values: {} });
  });

  it('knows its corners', () => {
    expect(['a7', 'g7', 'a1', 'g1', 'd4'].map(cellNamed)).toEqual([0, 6, 42, 48, 24]);
  });
});

describe.each([0, 1, 2])('bot %i', (strength) => {
  const random = seededRandom('07'.repeat(32), `bot ${strength}`);
  const choose = (state: State, seat: number, isOver = () => true) =>
    bots[strength]?.choose(blobWars.view(state, seat), seat, random, emptyLibrary, { isOver }) ?? '';

  it('answers when time is over before it begins', () => {
    expect(refused(at(begin), choose(at(begin), 0))).toBeNull();
  });
});

it('the best bot takes what decides', () => {
  const state = at('7/7/7/3o3/7/1x5/7 x');
  const random = seededRandom('08'.repeat(32), 'careful');
  let looks = 0;
  const isOver = () => ++looks > 40;
  const move = bots[2]?.choose(blobWars.view(state, 0), 0, random, emptyLibrary, { isOver }) ?? '';
  expect(blobWars.result(play(state, move))?.how).toBe('wipedOut');
});
