// @vitest-environment jsdom
// Drafts of puzzles: one for each person and puzzle, the newest ones.
import { beforeEach, expect, it } from 'vitest';
import { draftOf, keepDraft } from './puzzleDrafts.ts';

beforeEach(() => localStorage.clear());

const textOf = (userId: string, gameId: string) => draftOf(userId, gameId).text;

it('keeps what each person has written in each puzzle, and when', () => {
  keepDraft('ada', 'one', 'STO', 1);
  keepDraft('bo', 'one', 'X', 2);
  keepDraft('ada', 'two', '12', 3);
  keepDraft('ada', 'one', 'STONE', 4);
  expect([textOf('ada', 'one'), textOf('ada', 'two'), textOf('bo', 'one')]).toEqual(['STONE', '12', 'X']);
  expect(draftOf('ada', 'one').at).toBe(4);
  keepDraft('ada', 'one', '', 5);
  expect([textOf('ada', 'one'), textOf('bo', 'one')]).toEqual(['', 'X']);
});

it('forgets the oldest, survives what it cannot read, and knows drafts from before they had a time', () => {
  for (let puzzle = 0; puzzle < 20; puzzle++) keepDraft('ada', String(puzzle), 'A', puzzle);
  expect([textOf('ada', '0'), textOf('ada', '19')]).toEqual(['', 'A']);
  localStorage.setItem('puzzles', '{"of":1}');
  expect(textOf('ada', '19')).toBe('');
  localStorage.setItem('puzzles', '[{"of":"ada one","text":"ST"}]');
  expect(draftOf('ada', 'one')).toMatchObject({ text: 'ST', at: 0 });
});
