// The keyboard on boards of any shape: where keys lead, and what a press means.
import { describe, expect, it } from 'vitest';
import { type BoardActs, tap } from './acts.ts';
import { around } from './box.ts';
import { type CellRow, cellAt, cellsOf, cycle, travel } from './cells.ts';
import { commandOf } from './commands.ts';

/** Two rows of three. */
const rows: CellRow[] = ['abc', 'def'].map((names, y) => ({
  id: names,
  cells: [...names].map((id, x) => ({ id, name: id, box: around(x * 10 + 5, y * 10 + 5, 10) })),
}));
const cell = (id: string) => {
  const found = cellsOf(rows).find((known) => known.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('travelling', () => {
  it.each([
    ['a', 'ArrowRight', false, 'b'],
    ['a', 'ArrowLeft', false, 'a'],
    ['a', 'ArrowDown', false, 'd'],
    ['e', 'ArrowUp', false, 'b'],
    ['e', 'Home', false, 'd'],
    ['e', 'End', false, 'f'],
    ['e', 'Home', true, 'a'],
    ['b', 'End', true, 'f'],
  ])('from %s by %s (whole board: %s) to %s', (from, key, whole, to) => {
    expect(travel(rows, cell(from), key, whole)?.id).toBe(to);
  });

  it('other keys do not travel', () => {
    expect(travel(rows, cell('a'), 'x', false)).toBeNull();
  });

  it.each([
    ['b', 1, 'd'],
    ['f', 1, 'b'],
    ['b', -1, 'f'],
    ['a', 1, 'b'],
    ['a', -1, 'f'],
  ] as const)('cycling from %s by %i to %s', (from, step, to) => {
    expect(cycle(['b', 'd', 'f'], from, step)).toBe(to);
  });

  it('a pointer finds the cell under it', () => {
    expect(cellAt(rows, 25, 15)?.id).toBe('f');
    expect(cellAt(rows, 31, 15)).toBeUndefined();
  });
});

const acts: BoardActs = {
  from: ['a', 'b'],
  to: (held) => (held === 'a' ? ['d', 'b'] : held === null ? ['f'] : []),
  act: () => {},
  last: 'c',
  places: { '5': 'e' },
  keys: { u: () => {} },
};

describe('a press', () => {
  it.each([
    [null, 'a', { kind: 'hold', cell: 'a' }],
    ['a', 'a', { kind: 'hold', cell: null }],
    ['a', 'd', { kind: 'act', held: 'a', target: 'd' }],
    ['a', 'b', { kind: 'act', held: 'a', target: 'b' }],
    ['b', 'a', { kind: 'hold', cell: 'a' }],
    ['a', 'f', { kind: 'refuse', held: 'a', target: 'f' }],
    [null, 'f', { kind: 'act', held: null, target: 'f' }],
    [null, 'e', { kind: 'refuse', held: null, target: 'e' }],
  ])('holding %s on %s', (held, on, meant) => {
    expect(tap(acts, held, on)).toEqual(meant);
  });
});

describe('keys', () => {
  const press = (key: string, held: string | null = null, more = {}) =>
    commandOf(
      { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more },
      'a',
      rows,
      acts,
      held,
    );
  it.each([
    ['Enter', null, { kind: 'press' }],
    [' ', null, { kind: 'press' }],
    ['Escape', 'a', { kind: 'letGo' }],
    ['m', null, { kind: 'go', cell: 'b' }],
    ['n', 'a', { kind: 'go', cell: 'd' }],
    ['l', null, { kind: 'go', cell: 'c' }],
    ['End', null, { kind: 'go', cell: 'c' }],
    ['z', null, null],
  ])('%s holding %s', (key, held, command) => {
    expect(press(key, held)).toEqual(command);
  });

  it('goes back with shift, calls the game for its own keys, leaves shortcuts to the page', () => {
    expect(press('M', null, { shiftKey: true })).toEqual({ kind: 'go', cell: 'b' });
    expect(press('N', 'a', { shiftKey: true })).toEqual({ kind: 'go', cell: 'b' });
    expect(press('U')?.kind).toBe('own');
    expect(press('u', null, { ctrlKey: true })).toBeNull();
  });
});
