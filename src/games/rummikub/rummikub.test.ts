// The published rules of tile rummy, as a table of turns and ends.
import { describe, expect, it, test } from 'vitest';
import { readMove, readPosition, writePosition } from './notation.ts';
import { play, refusal, result, start, timer } from './rules.ts';
import { costOf, pointsOf } from './scoring.ts';
import { faultOf, worthOf } from './sets.ts';
import type { Move, State } from './shapes.ts';
import { box, minus, parseTiles, type Tile } from './tiles.ts';
import { tell, view } from './view.ts';

const tiles = (word: string): readonly Tile[] => (word === '' ? [] : (parseTiles(word) ?? []));
const standard = { seconds: 120 } as const;

interface Standing {
  readonly table: string;
  readonly racks: readonly string[];
  readonly opened?: string;
  readonly isPoolEmpty?: boolean;
}

/** All tiles that are named nowhere lie in the pool. */
function position({ table, racks, opened = '1111', isPoolEmpty = false }: Standing): State {
  const sets = table === '' ? [] : table.split(' ').map(tiles);
  const hands = racks.map(tiles);
  const pool = minus(box, [...sets.flat(), ...hands.flat()]);
  if (!pool) throw new Error('a tile is there too often');
  return {
    ...start(standard, racks.length),
    isDealt: true,
    table: sets,
    racks: hands,
    pool: isPoolEmpty ? [] : pool,
    hasOpened: racks.map((_, seat) => opened[seat] === '1'),
  };
}

const lay = (table: string): Move => ({ kind: 'lay', table });
const acted = (state: State, move: Move): State => play(state, { kind: 'move', at: 0, by: state.turn, move });

describe('a set', () => {
  it.each([
    ['TR-01', 'three of one number in different colours', 'R7B7K7', null, 21],
    ['TR-02', 'four of one number', 'R7B7K7Y7', null, 28],
    ['TR-03', 'a colour twice', 'R7B7R7', 'twice', null],
    ['TR-04', 'five of one number, one of them a joker', 'R7B7K7Y7J', 'long', null],
    ['TR-05', 'three numbers in a row of one colour', 'B3B4B5', null, 12],
    ['TR-06', 'a whole colour', 'K1K2K3K4K5K6K7K8K9K10K11K12K13', null, 91],
    ['TR-07', 'a number is missing', 'B3B4B6', 'gap', null],
    ['TR-08', 'a row in two colours', 'B3B4R5', 'mixed', null],
    ['TR-09', 'a 1 does not follow 13', 'Y12Y13Y1', 'gap', null],
    ['TR-10', 'two tiles are too few', 'B3B4', 'short', null],
    ['TR-11', 'a joker inside a run', 'R4JR6', null, 15],
    ['TR-12', 'a joker at the end of a run counts one more', 'R4R5J', null, 15],
    ['TR-13', 'a joker stands for the tile before the first', 'JR4R5', null, 12],
    ['TR-14', 'a joker cannot stand for a 14', 'R12R13J', 'edge', null],
    ['TR-15', 'nor for a tile below 1', 'JR1R2', 'edge', null],
    ['TR-16', 'a joker in a group counts its number', 'R10JK10', null, 30],
    ['TR-17', 'two jokers count the more of what they may stand for', 'R5JJ', null, 18],
    ['TR-18', 'the same tile twice is no run', 'B3B3B4', 'gap', null],
    ['TR-19', 'a run has its order', 'B5B4B3', 'gap', null],
  ])('%s %s', (_id, _what, word, fault, worth) => {
    expect(faultOf(tiles(word))).toBe(fault);
    if (worth !== null) expect(worthOf(tiles(word))).toBe(worth);
  });
});

describe('a turn', () => {
  const rest = 'K2Y4';
  it.each([
    ['TR-20', 'opens with 30 of its own', '', 'R10B10K10', '0', 'R10B10K10', null],
    ['TR-21', 'does not open with 29', '', 'R2R3R4R5B5K5Y5', '0', 'R2R3R4 R5B5K5Y5', 'fewPoints'],
    ['TR-22', 'does not open with 27', '', 'R9B9K9', '0', 'R9B9K9', 'fewPoints'],
    ['TR-23', 'opens with a joker for its number', '', 'R11B11J', '0', 'R11B11J', null],
    ['TR-24', 'opens with two sets', '', 'R1R2R3B8K8Y8', '0', 'R1R2R3 B8K8Y8', null],
    ['TR-25', 'opens beside what lies there', 'R4R5R6', 'K11K12K13', '0', 'R4R5R6 K11K12K13', null],
    ['TR-26', 'adds nothing before it has opened', 'R4R5R6', 'R7', '0', 'R4R5R6R7', 'touched'],
    ['TR-27', 'nor with an opening', 'R4R5R6', 'R7R10B10K10', '0', 'R4R5R6R7 R10B10K10', 'touched'],
    ['TR-28', 'adds a tile to a run', 'R4R5R6', 'R7', '1', 'R4R5R6R7', null],
    ['TR-29', 'splits a run', 'R3R4R5R6R7', 'R5', '1', 'R3R4R5 R5R6R7', null],
    ['TR-30', 'borrows from a group of four', 'R8B8K8Y8', 'R6R7', '1', 'B8K8Y8 R6R7R8', null],
    ['TR-31', 'does not borrow from a group of three', 'R8B8K8', 'R6R7', '1', 'B8K8 R6R7R8', 'short'],
    ['TR-32', 'takes no tile of the table', 'R8B8K8Y8', 'R1R2R3', '1', 'B8K8Y8 R1R2R3', 'tableTile'],
    ['TR-33', 'replaces a joker and uses it', 'R4JR6', 'R5K8Y8', '1', 'R4R5R6 K8Y8J', null],
    ['TR-34', 'does not keep a replaced joker', 'R4JR6', 'R5', '1', 'R4R5R6', 'tableTile'],
    ['TR-35', 'plays at least one tile', 'R3R4R5R6R7R8', '', '1', 'R3R4R5 R6R7R8', 'nothingPlayed'],
    ['TR-36', 'plays its own tiles', 'R4R5R6', '', '1', 'R4R5R6R7', 'notYourTile'],
    ['TR-37', 'a tile twice must be there twice', 'R4R5R6', 'R7', '1', 'R4R5R6R7 R7B7K7', 'notYourTile'],
    ['TR-38', 'leaves nothing that cannot stand', 'R4R5R6', 'B9K9', '1', 'R4R5R6 B9K9', 'short'],
  ])('%s %s', (_id, _what, table, own, opened, after, why) => {
    const state = position({ table, racks: [own + rest, 'Y13'], opened: `${opened}1` });
    expect(refusal(state, 0, lay(after))).toBe(why);
  });

  test('TR-39 the other draws, and the turn goes on', () => {
    const state = position({ table: '', racks: ['R1', 'B1', 'K1'], opened: '000' });
    const after = acted(state, { kind: 'draw' });
    expect(after.racks[0]).toHaveLength(2);
    expect(after.pool).toHaveLength(state.pool.length - 1);
    expect([after.turn, refusal(after, 0, { kind: 'draw' }), refusal(after, 1, { kind: 'draw' })]).toEqual([
      1,
      'notYourTurn',
      null,
    ]);
  });

  test('TR-40 while there is a pool nobody passes, and none draws from an empty one', () => {
    const full = position({ table: '', racks: ['R1', 'B1'] });
    const empty = position({ table: '', racks: ['R1', 'B1'], isPoolEmpty: true });
    expect(refusal(full, 0, { kind: 'pass' })).toBe('drawInstead');
    expect(refusal(empty, 0, { kind: 'draw' })).toBe('poolEmpty');
    expect(refusal(empty, 0, { kind: 'pass' })).toBeNull();
  });

  test('TR-41 who is late draws, and passes where nothing is left', () => {
    const full = position({ table: '', racks: ['R1', 'B1'] });
    expect(timer(full)).toEqual({ name: 'turn 1', ms: 120_000 });
    const late = play(full, { kind: 'timer', at: 0, timer: 'turn 1' });
    expect([late.turn, late.racks[0]?.length]).toEqual([1, 2]);
    const empty = position({ table: '', racks: ['R1', 'B1'], isPoolEmpty: true });
    expect(play(empty, { kind: 'timer', at: 0, timer: 'turn 1' }).passes).toBe(1);
  });
});

describe('the end', () => {
  test('TR-42 an empty hand wins what the others hold', () => {
    const state = position({ table: 'R4R5R6', racks: ['R7', 'K10Y2', 'JB1'] });
    const after = acted(state, lay('R4R5R6R7'));
    expect(result(after)).toEqual({ places: [[0], [1], [2]], reason: 'normal', how: 'out' });
    expect(view(after, 'spectator').end?.points).toEqual([43, -12, -31]);
  });

  test('TR-43 all pass: the lowest hand wins the differences', () => {
    const state = position({ table: '', racks: ['K10', 'K3', 'K5'], isPoolEmpty: true });
    const passed = [0, 1, 2].reduce((each) => acted(each, { kind: 'pass' }), state);
    expect(result(passed)).toEqual({ places: [[1], [2], [0]], reason: 'normal', how: 'lowest' });
    expect(pointsOf(passed.racks)).toEqual([-7, 9, -2]);
  });

  test('TR-44 a tile laid between begins the passing anew', () => {
    const state = position({ table: 'R4R5R6', racks: ['K10', 'R7K3'], isPoolEmpty: true });
    const laid = acted(acted(state, { kind: 'pass' }), lay('R4R5R6R7'));
    expect([result(laid), laid.passes]).toEqual([null, 0]);
  });

  test('TR-45 equal lowest hands share the win and what the others lose', () => {
    expect(pointsOf([tiles('K10'), tiles('R3'), tiles('B3')])).toEqual([-7, 3, 3]);
  });

  test('TR-46 a joker in the hand costs 30', () => {
    expect([costOf(tiles('J')), costOf(tiles('R13J')), costOf([])]).toEqual([30, 43, 0]);
  });
});

describe('on paper', () => {
  it.each([
    ['a draw', { kind: 'draw', more: 1 }, { kind: 'draw' }],
    ['a table', { kind: 'lay', table: 'R4R5R6 JB7K7' }, { kind: 'lay', table: 'R4R5R6 JB7K7' }],
    ['a tile that is none', { kind: 'lay', table: 'R4R5R14' }, null],
    ['two spaces', { kind: 'lay', table: 'R4R5R6  B7K7Y7' }, null],
    ['too much', { kind: 'lay', table: 'R4'.repeat(300) }, null],
    ['nothing', { kind: 'lay', table: '' }, null],
  ])('%s', (_what, raw, move) => {
    expect(readMove(raw)).toEqual(move);
  });

  test('a position is read as it was written', () => {
    const state = acted(position({ table: 'R4R5R6', racks: ['R7K2', 'Y1'] }), lay('R4R5R6R7'));
    expect(readPosition(writePosition(state))).toEqual(state);
  });

  test('an opening is told with its points and its tiles, a drawn tile with neither', () => {
    const state = position({ table: 'K1K2K3', racks: ['R10B10K10Y1', 'Y2'], opened: '00' });
    const move = lay('K1K2K3 R10B10K10');
    expect(tell(state, { kind: 'move', at: 0, by: 0, move })).toEqual({
      seat: 0,
      key: 'opened',
      values: { points: 30, tiles: '●10 ◆10 ■10' },
    });
    expect(tell(state, { kind: 'move', at: 0, by: 0, move: { kind: 'draw' } })?.values).toEqual({});
  });
});
