// Minesweeper by its vectors: what opens, who goes on, what a bomb does, and how it ends.
import { describe, expect, it, test } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { bots } from './bot.ts';
import { glance, reckon } from './chances.ts';
import { blastOf, cells, minesAround, openedBy, side } from './field.ts';
import { minesweeper } from './index.ts';
import { lessons } from './lessons.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import { deal, feats, foundIn, play, refusal, result, start, toAct } from './rules.ts';
import type { Move, State } from './shapes.ts';
import { hiddenCells, legalMoves, tell, view } from './view.ts';

const layoutA = Array.from({ length: 51 }, (_, k) => (51 * k + 9) % 256).sort((a, b) => a - b);
const at = (row: number, column: number) => side * row + column;
const random = (label: string) => seededRandom('07'.repeat(32), label);
const untilDone = { isOver: () => false };

const laid = (mines: readonly number[] = layoutA, bomb = true): State =>
  play(start({ bomb }), { kind: 'deal', at: 0, deal: mines });

const moved = (state: State, by: number, move: Move): State => {
  expect(refusal(state, by, move)).toBeNull();
  return play(state, { kind: 'move', at: 0, by, move });
};
const open = (state: State, by: number, row: number, column: number) =>
  moved(state, by, { kind: 'open', cell: at(row, column) });

/** Seat 1 is one mine ahead, and seat 0 to act. */
function behind(mine: number): State {
  return { ...laid(), flags: [[], [mine]], last: { by: 1, kind: 'open', cell: mine } };
}

test('MS-1: 89 zeros, 26 ones, 26 twos, 64 threes', () => {
  const mines = new Set(layoutA);
  const counts = [0, 0, 0, 0, 0];
  for (const cell of cells)
    if (!mines.has(cell)) {
      const number = Math.min(4, minesAround(mines, cell));
      counts[number] = (counts[number] ?? 0) + 1;
    }
  expect(counts).toEqual([89, 26, 26, 64, 0]);
});

test('MS-2: two mines keep the turn, a number passes it', () => {
  let state = open(open(laid(), 0, 0, 0), 0, 0, 9);
  expect([foundIn(state), toAct(state)]).toEqual([[2, 0], [0]]);
  state = open(state, 0, 1, 5);
  expect([foundIn(state), toAct(state)]).toEqual([[2, 0], [1]]);
  expect(view(state).field[at(1, 5)]).toBe('3');
});

test.each([
  ['MS-3', 2, 0, 120, 73],
  ['MS-4', 0, 11, 27, 16],
  ['MS-5', 9, 3, 1, 0],
])('%s: (%i,%i) opens %i cells, %i of them zeros', (_, row, column, count, zeros) => {
  const state = open(laid(), 0, row, column);
  expect(state.open).toHaveLength(count);
  expect([...view(state).field].filter((sign) => sign === '0')).toHaveLength(zeros);
  expect(toAct(state)).toEqual([1]);
});

test.each([
  ['MS-6', 7, 7, 25, 5, 126],
  ['MS-7', 15, 3, 15, 5, 120],
  ['MS-9', 8, 14, 20, 8, 12],
  ['MS-9', 12, 0, 15, 6, 9],
])(
  '%s: a bomb on (%i,%i) reaches %i cells, finds %i mines, opens %i',
  (_, row, column, size, mines, safe) => {
    const centre = at(row, column);
    expect(blastOf(centre)).toHaveLength(size);
    const outside = layoutA.find((mine) => !blastOf(centre).includes(mine)) ?? 0;
    const state = moved(behind(outside), 0, { kind: 'bomb', cell: centre });
    expect(foundIn(state)).toEqual([mines, 1]);
    expect(state.open).toHaveLength(safe);
    expect(toAct(state)).toEqual([1]);
  },
);

describe('refusals', () => {
  const bomb: Move = { kind: 'bomb', cell: at(7, 7) };
  const ahead = open(laid(), 0, 0, 0);
  const late = behind(layoutA[0] ?? 0);
  it.each<[string, State, number, Move, string]>([
    ['MS-8: a bomb while level', laid(), 0, bomb, 'notBehind'],
    ['MS-8: a bomb while ahead', ahead, 0, bomb, 'notBehind'],
    ['a second bomb', { ...late, bombed: [true, false] }, 0, bomb, 'bombUsed'],
    ['a bomb where there are none', { ...late, rules: { bomb: false } }, 0, bomb, 'noBombs'],
    ['a flagged cell', ahead, 0, { kind: 'open', cell: 0 }, 'alreadyFlagged'],
    ['an open cell', open(laid(), 0, 9, 3), 1, { kind: 'open', cell: at(9, 3) }, 'alreadyOpen'],
    ['out of turn', ahead, 1, { kind: 'open', cell: 40 }, 'notYourTurn'],
  ])('%s is refused', (_, state, seat, move, why) => {
    expect(refusal(state, seat, move)).toBe(why);
  });

  it('a bomb needs something hidden in its square', () => {
    const far = openedBy(new Set(layoutA), cells);
    const mine = layoutA.filter((cell) => blastOf(at(7, 7)).includes(cell));
    const [spare = 0] = layoutA.filter((cell) => !mine.includes(cell));
    const state: State = { ...late, open: [...far], flags: [[], [...mine, spare]] };
    expect(refusal(state, 0, bomb)).toBe('nothingHidden');
  });
});

describe('the end', () => {
  const standing = (own: number, other: number): State => ({
    ...laid(),
    flags: [layoutA.slice(0, own), layoutA.slice(own, own + other)],
  });

  it.each([
    [25, 20, null],
    [26, 20, [[0], [1]]],
    [20, 27, [[1], [0]]],
  ])('%i to %i', (own, other, places) => {
    const state = standing(own, other);
    expect(result(state)?.places ?? null).toEqual(places);
    expect(toAct(state).length).toBe(places ? 0 : 1);
    expect(view(state).field.includes('*')).toBe(places !== null);
  });

  it.each([
    [26, 10, [{ seat: 0, key: 'minefield' }]],
    [26, 11, []],
    [9, 26, [{ seat: 1, key: 'minefield' }]],
    [25, 3, []],
  ])('%i to %i is worth %j', (own, other, worth) => {
    expect(feats(standing(own, other))).toEqual(worth);
  });
});

describe('what is seen and told', () => {
  it('nothing of a hidden cell, in any view', () => {
    const state = open(laid(), 0, 9, 3);
    const shown = [...view(state).field].filter((sign) => sign !== '.');
    expect(shown).toEqual(['1']);
    expect(JSON.stringify(view(state))).not.toContain('mines');
  });

  it.each<[string, Move, string]>([
    ['a mine', { kind: 'open', cell: at(0, 0) }, 'mine'],
    ['a number', { kind: 'open', cell: at(9, 3) }, 'number'],
    ['a zero', { kind: 'open', cell: at(2, 0) }, 'spread'],
    ['a bomb', { kind: 'bomb', cell: at(7, 7) }, 'bomb'],
  ])('%s is told as %s', (_, move, key) => {
    const state = behind(layoutA.at(-1) ?? 0);
    expect(tell(state, { kind: 'move', at: 0, by: 0, move })?.key).toBe(key);
  });
});

describe('on paper', () => {
  it('positions read and write back', () => {
    let state = laid(deal(start({ bomb: true }), random('paper')));
    for (let n = 0; !result(state); n++) {
      expect(readPosition(writePosition(state))).toEqual(state);
      const seat = state.turn;
      const moves = legalMoves(view(state), seat);
      const move = moves[random(`choice ${n}`).below(moves.length)];
      if (!move) throw new Error('no move');
      state = moved(state, seat, move);
    }
    expect(readPosition(writePosition(state))).toEqual(state);
  });

  it.each([
    ['an unknown rule', (word: string) => word.replace('bomb', 'other')],
    ['a mine too few', (word: string) => word.replace(/[1248](?=[0-9a-f]* )/, '0')],
    ['an extra word', (word: string) => `${word} 0`],
    ['a bomb nobody threw', (word: string) => word.replace(' - ', ' 0:bomb:3 ')],
  ])('a position with %s is none', (_, spoil) => {
    expect(readPosition(spoil(writePosition(laid())))).toBeNull();
  });

  it.each([null, 3, {}, { kind: 'open' }, { kind: 'open', cell: 256 }, { kind: 'dig', cell: 3 }])(
    '%j is no move',
    (raw) => {
      expect(readMove(raw)).toBeNull();
    },
  );
});

describe('counting', () => {
  /** A mine in the corner and its three neighbours open: everything else is far away. */
  it('a number with one hidden neighbour is certain', () => {
    const mines = [0, ...cells.slice(-50)];
    const state: State = { ...laid(mines), open: [1, 16, 17] };
    const chances = reckon(view(state), untilDone);
    expect(chances?.[0]).toBeCloseTo(1);
    expect(chances?.[2]).toBeCloseTo(0);
  });

  it('all chances add up to the mines that are left', () => {
    let state = laid(deal(start({ bomb: true }), random('sum')));
    for (let n = 0; n < 40 && !result(state); n++) {
      const free = random(`open ${n}`).shuffle(hiddenCells(view(state)));
      state = moved(state, state.turn, { kind: 'open', cell: free[0] ?? 0 });
      const chances = reckon(view(state), untilDone);
      const [own, other] = foundIn(state);
      expect(chances?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(51 - own - other, 6);
    }
  });

  it('it never calls a mine safe, nor a safe cell certain', () => {
    const state = open(open(laid(), 0, 2, 0), 1, 0, 11);
    const mines = new Set(layoutA);
    for (const chances of [reckon(view(state), untilDone) ?? [], glance(view(state))])
      for (const cell of hiddenCells(view(state))) {
        if (mines.has(cell)) expect(chances[cell]).toBeGreaterThan(0);
        else expect(chances[cell]).toBeLessThan(1);
      }
  });

  it.each(['number', 'two'])('lesson %s wants every mine that is certain', (key) => {
    const lesson = lessons.find((one) => one.key === key);
    const state = lesson && readPosition(lesson.position);
    if (!lesson || !state) throw new Error(`no lesson ${key}`);
    const chances = reckon(view(state), untilDone) ?? [];
    const certain = cells.filter((cell) => (chances[cell] ?? 0) > 0.999);
    const wanted = cells.filter((cell) => lesson.steps[0]?.wanted({ kind: 'open', cell }, state));
    expect(wanted).toEqual(certain);
  });

  it.each([1, 2])('bot %i takes a mine that is certain', (strength) => {
    const state = open(laid(), 0, 2, 0);
    const move = bots[strength]?.choose(view(state), 1, random('bot'), emptyLibrary, untilDone);
    expect(layoutA).toContain(move?.cell);
  });

  it.each([0, 1, 2])('bot %i answers when time is over before it begins', (strength) => {
    const state = open(laid(), 0, 2, 0);
    const thinking = { isOver: () => true };
    const move = bots[strength]?.choose(view(state), 1, random('late'), emptyLibrary, thinking);
    expect(move && refusal(state, 1, move)).toBeNull();
  });

  it('the better bot wins most games', () => {
    const wins = [0, 0];
    for (let n = 0; n < 8; n++) {
      let state = laid(deal(start({ bomb: true }), random(`game ${n}`)));
      while (!result(state)) {
        const seat = state.turn;
        const bot = bots[(seat + n) % 2 === 0 ? 2 : 0];
        const move = bot?.choose(
          view(state),
          seat,
          random(`move ${n} ${state.open.length} ${foundIn(state)}`),
          emptyLibrary,
          untilDone,
        );
        if (!move) throw new Error('no move');
        state = minesweeper.play(state, { kind: 'move', at: 0, by: seat, move });
      }
      const winner = result(state)?.places[0]?.[0] ?? 0;
      wins[(winner + n) % 2] = (wins[(winner + n) % 2] ?? 0) + 1;
    }
    expect(wins[0]).toBeGreaterThan(5);
  });
});
