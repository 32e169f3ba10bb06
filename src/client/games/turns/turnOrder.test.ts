// Which table comes next, and until when a turn may take, in words.
import { expect, test } from 'vitest';
import type { DailyTable } from '../../../contract/play/daily.ts';
import { dueText } from './dueText.ts';
import { nextTable, waitingForMe } from './turnOrder.ts';

const table = (roomId: string, waits: DailyTable['waits']): DailyTable => ({
  roomId,
  gameName: 'chess',
  name: '',
  waits,
  dueAt: null,
  isLate: false,
  others: [],
});

const tables = [table('a', 'decision'), table('b', 'move'), table('c', null)];

test.each([
  ['the first that waits', 'c', 'a'],
  ['not the one one is at', 'a', 'b'],
])('next comes %s', (_, here, next) => {
  expect(nextTable(tables, here)?.roomId).toBe(next);
});

test('where no other game waits there is no next one', () => {
  expect(nextTable([table('b', 'move'), table('c', null)], 'b')).toBeNull();
  expect(waitingForMe(tables)).toHaveLength(2);
});

test('within a week the day of the week is enough', () => {
  const now = new Date(2026, 2, 2, 9).getTime();
  expect(dueText(new Date(2026, 2, 4, 9, 30).getTime(), now, 'en-GB')).toMatch(/^Wed,? 09:30$/);
  expect(dueText(new Date(2026, 2, 12, 9, 30).getTime(), now, 'tr')).toBe('12 Mar 09:30');
});
