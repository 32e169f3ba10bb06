// Writing into the grid: digits, notes, candidates and the steps back.
import { describe, expect, it } from 'vitest';
import {
  beginWith,
  clashesIn,
  completedCells,
  eraseCell,
  gridSeen,
  noteCandidates,
  notesIn,
  putDigit,
  putNote,
  readSheet,
  redo,
  undo,
  write,
  written,
} from './pencil.ts';

const givens = '57..1..4828.67.....915842...........3.7...8..816....92...9....6.4582...31623...84'.replaceAll(
  '.',
  '0',
);
const blank = readSheet('');

describe('a sheet', () => {
  it('is read as it was written, and anything else is an empty one', () => {
    const sheet = putNote(putDigit(blank, 3, 9), 80, 5);
    expect(readSheet(written(sheet))).toEqual(sheet);
    for (const broken of ['', 'x', '1|2', `${'1'.repeat(81)}|${'-1.'.repeat(80)}0`])
      expect(readSheet(broken)).toEqual(blank);
  });

  it('takes a digit back when it is put twice, and its notes from the cells that see it', () => {
    const noted = putNote(putNote(putNote(blank, 1, 9), 1, 4), 40, 9);
    const put = putDigit(noted, 0, 9);
    expect([put.digits[0], notesIn(put.notes[1] ?? 0), notesIn(put.notes[40] ?? 0)]).toEqual(['9', [4], [9]]);
    expect(putDigit(put, 0, 9).digits[0]).toBe('0');
    expect(notesIn(eraseCell(put, 1).notes[1] ?? 0)).toEqual([]);
  });

  it('lies under what is given', () => {
    expect(gridSeen(givens, putDigit(putDigit(blank, 0, 9), 2, 3)).slice(0, 4)).toBe('5730');
  });

  it('notes what nothing contradicts', () => {
    const noted = noteCandidates(blank, givens);
    expect(notesIn(noted.notes[2] ?? 0)).toEqual([3]);
    expect(noted.notes[0]).toBe(0);
  });
});

describe('steps', () => {
  it('go back and forth; a new one forgets what was undone', () => {
    const one = write(beginWith(blank), putDigit(blank, 0, 1));
    const two = write(one, putDigit(one.now, 1, 2));
    expect(undo(two).now).toEqual(one.now);
    expect(redo(undo(two)).now).toEqual(two.now);
    expect(redo(write(undo(two), putDigit(one.now, 5, 5))).now.digits[1]).toBe('0');
    expect(undo(undo(undo(two))).now).toEqual(blank);
    expect(write(one, one.now)).toBe(one);
  });
});

describe('what is seen', () => {
  it('finds digits that clash, each pair once', () => {
    expect(clashesIn(`5000000005${'0'.repeat(71)}`)).toEqual([[0, 9]]);
    expect(clashesIn(givens).length).toBe(0);
  });

  it('finds a row that has just been completed', () => {
    const before = `12345678${'0'.repeat(73)}`;
    const after = `123456789${'0'.repeat(72)}`;
    expect([...completedCells(before, after)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(completedCells(after, after).size).toBe(0);
  });
});
