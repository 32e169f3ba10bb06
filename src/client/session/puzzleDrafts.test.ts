// @vitest-environment jsdom
// Drafts of puzzles: one for each person and puzzle, the newest ones.
import { beforeEach, expect, it } from 'vitest';
import { draftOf, keepDraft } from './puzzleDrafts.ts';

beforeEach(() => localStorage.clear());

it('keeps what each person has written in each puzzle', () => {
  keepDraft('ada', 'one', 'STO');
  keepDraft('bo', 'one', 'X');
  keepDraft('ada', 'two', '12');
  keepDraft('ada', 'one', 'STONE');
  expect([draftOf('ada', 'one'), draftOf('ada', 'two'), draftOf('bo', 'one')]).toEqual(['STONE', '12', 'X']);
  keepDraft('ada', 'one', '');
  expect([draftOf('ada', 'one'), draftOf('bo', 'one')]).toEqual(['', 'X']);
});

it('forgets the oldest, and survives what it cannot read', () => {
  for (let puzzle = 0; puzzle < 20; puzzle++) keepDraft('ada', String(puzzle), 'A');
  expect([draftOf('ada', '0'), draftOf('ada', '19')]).toEqual(['', 'A']);
  localStorage.setItem('puzzles', '{"of":1}');
  expect(draftOf('ada', '19')).toBe('');
});
