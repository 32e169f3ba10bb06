// Tic-tac-toe against its vectors: how many games there are, how single ones end, and where one may play on nine boards.
import { describe, expect, it } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { people } from '../../engine/match.ts';
import { tictactoe } from './index.ts';
import type { State } from './rules.ts';

const read = (position: string): State => {
  const state = tictactoe.readPosition?.(position);
  if (!state) throw new Error(`${position} is not readable`);
  return state;
};

const mark = (state: State, cell: number): State =>
  tictactoe.play(state, { kind: 'move', at: 0, by: people(tictactoe.toAct(state))[0] ?? 0, move: cell });

/** Marks these cells in turn, each of them allowed. */
const marked = (board: 'single' | 'nested', cells: readonly number[]): State =>
  cells.reduce(
    (state, cell) => {
      const [seat = -1] = people(tictactoe.toAct(state));
      expect(tictactoe.refusal(state, seat, cell, emptyLibrary), `cell ${cell}`).toBeNull();
      return mark(state, cell);
    },
    tictactoe.start({ board }, 2),
  );

const movesOf = (state: State, seat: number) => tictactoe.legalMoves(tictactoe.view(state, seat), seat) ?? [];

interface Count {
  games: number;
  first: number;
  second: number;
  drawn: number;
}

const counted = new Map<string, Count>();

/** All games from here on, by how they end; positions that are met again are counted once. */
function countFrom(state: State): Count {
  const known = counted.get(state.cells);
  if (known) return known;
  const count = { games: 0, first: 0, second: 0, drawn: 0 };
  const result = tictactoe.result(state);
  if (result) {
    count.games = 1;
    if (result.how === 'noLine') count.drawn = 1;
    else if (result.places[0]?.[0] === 0) count.first = 1;
    else count.second = 1;
  }
  const [seat] = people(tictactoe.toAct(state));
  for (const cell of seat === undefined ? [] : movesOf(state, seat)) {
    const after = countFrom(mark(state, cell));
    count.games += after.games;
    count.first += after.first;
    count.second += after.second;
    count.drawn += after.drawn;
  }
  counted.set(state.cells, count);
  return count;
}

describe('all games on one board', () => {
  it('TT-1: 255168 games in 5478 positions: 131184 won by crosses, 77904 by rings, 46080 drawn', () => {
    expect(countFrom(read('......... -'))).toEqual({
      games: 255_168,
      first: 131_184,
      second: 77_904,
      drawn: 46_080,
    });
    expect(counted.size).toBe(5_478);
  });
});

describe('how games on one board end', () => {
  it.each([
    ['TT-2', 'across', [0, 3, 1, 4, 2], 0, [0, 1, 2]],
    ['TT-3', 'down', [0, 1, 2, 4, 3, 7], 1, [1, 4, 7]],
    ['TT-4', 'diagonally', [2, 0, 4, 1, 6], 0, [2, 4, 6]],
    ['TT-5', 'on the last cell', [0, 3, 1, 4, 5, 7, 6, 8, 2], 0, [0, 1, 2]],
  ])('%s: a line %s', (_id, _how, cells, winner, line) => {
    const state = marked('single', cells);
    expect(tictactoe.result(state)).toMatchObject({ places: [[winner], [1 - winner]], how: 'threeCells' });
    expect(tictactoe.toAct(state)).toEqual([]);
    expect(tictactoe.view(state, 0).line).toEqual(line);
  });

  it('TT-6: a full board without a line is a draw', () => {
    const state = marked('single', [0, 1, 2, 4, 3, 5, 7, 6, 8]);
    expect(tictactoe.result(state)).toEqual({ places: [[0, 1]], reason: 'normal', how: 'noLine' });
  });
});

describe('nine boards', () => {
  it.each([
    ['TT-10', 'the first mark goes anywhere', [], 81, null],
    ['TT-11', 'a cell sends to the board in its place', [40], 8, 4],
    ['TT-12', 'from a corner to another one', [8], 9, 8],
    ['TT-13', 'back to where both are', [0], 8, 0],
  ])('%s: %s', (_id, _what, cells, moves, target) => {
    const state = marked('nested', cells);
    const [seat = -1] = people(tictactoe.toAct(state));
    expect(movesOf(state, seat)).toHaveLength(moves);
    expect(tictactoe.view(state, 'spectator').target).toBe(target);
  });

  it('TT-14: whoever is sent to a board that is won chooses any open one', () => {
    const state = read(
      'xxx....../.......oo/........./........./.o......./o......../........./........./........x g6',
    );
    expect(tictactoe.view(state, 0).boards).toBe('x........');
    expect(tictactoe.view(state, 0).target).toBeNull();
    expect(new Set(movesOf(state, 0).map((cell) => Math.floor(cell / 9)))).toEqual(
      new Set([1, 2, 3, 4, 5, 6, 7, 8]),
    );
    expect(tictactoe.refusal(state, 0, 5, emptyLibrary)).toBe('finished');
  });

  it('TT-15: another board than the lit one is refused, and so are taken cells and cells that do not exist', () => {
    const state = marked('nested', [40, 36]);
    expect(tictactoe.refusal(state, 0, 80, emptyLibrary)).toBe('otherBoard');
    expect(tictactoe.refusal(state, 0, 40, emptyLibrary)).toBe('taken');
    expect(tictactoe.refusal(marked('single', []), 0, 9, emptyLibrary)).toBe('noCell');
  });

  it('TT-16: a full board without a line counts for nobody and is closed', () => {
    const drawn = 'xoxxoooxx';
    const state = read(
      `${drawn}/o......../........./........./........./........./........./........./......... d9`,
    );
    expect(tictactoe.view(state, 0)).toMatchObject({ boards: '=........', target: null, line: null });
  });

  it('TT-17: three boards in a line win, and the line is of boards', () => {
    const before = read(
      'xxx....../oo......./........./o..o...../xxx....../oo......./........./o.o....../xx....... a6',
    );
    expect(tictactoe.result(before)).toBeNull();
    const after = mark(before, 74);
    expect(tictactoe.result(after)).toMatchObject({ places: [[0], [1]], how: 'threeBoards' });
    expect(tictactoe.view(after, 1)).toMatchObject({ line: [0, 4, 8], turn: null, target: null });
  });

  it('TT-18: a board won is told, another mark is not', () => {
    const before = read(
      '....o..../........./........./........./xx.o...../........./........./........./......... b8',
    );
    const entry = (move: number) => ({ kind: 'move', at: 0, by: 0, move }) as const;
    expect(tictactoe.tell?.(before, entry(38), 0)).toMatchObject({ key: 'boardWon', values: { cell: 'f6' } });
    expect(tictactoe.tell?.(before, entry(40), 0)).toMatchObject({ key: 'mark', values: { cell: 'e5' } });
  });
});

describe('the edges', () => {
  it.each([
    '......... -',
    'x........ a3',
    'xo.o..x.. a2',
    '....o..../........./........./........./xx.o...../........./........./........./......... b8',
  ])('position %j reads and writes back', (position) => {
    expect(tictactoe.writePosition?.(read(position))).toBe(position);
  });

  it.each([
    ['no last cell', 'x........ -'],
    ['a last cell of the other side', 'xo....... a3'],
    ['a last cell that is empty', 'x........ b2'],
    ['no such cell', 'x........ d4'],
    ['too many crosses', 'xx....... a3'],
    ['more rings than crosses', 'o........ a3'],
    ['two winners', 'xxxooo... c2'],
    ['a line without the last cell', 'xxxoo.x.o a1'],
    ['four boards', '........./........./........./......... -'],
    ['other letters', 'z........ a3'],
    ['something more', '......... - x'],
    ['nothing', ''],
  ])('a position with %s is none', (_what, position) => {
    expect(tictactoe.readPosition?.(position)).toBeNull();
  });

  it.each([-1, 81, 1.5, '4', null, [4], {}, true, Number.NaN])('move %j is none', (raw) => {
    expect(tictactoe.readMove(raw)).toBeNull();
  });
});
