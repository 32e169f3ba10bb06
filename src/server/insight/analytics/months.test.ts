import { expect, test } from 'vitest';
import { wholeMonths } from './months.ts';

test.each([
  ['2026-01-01', '2026-01-31', { first: '2026-01', last: '2026-01' }],
  ['2026-01-02', '2026-02-27', null],
  ['2026-01-02', '2026-02-28', { first: '2026-02', last: '2026-02' }],
  ['2024-01-31', '2024-02-29', { first: '2024-02', last: '2024-02' }],
  ['2025-11-24', '2026-11-23', { first: '2025-12', last: '2026-10' }],
  ['2025-12-01', '2026-01-01', { first: '2025-12', last: '2025-12' }],
  ['2026-03-05', '2026-03-20', null],
])('%s to %s', (start, end, months) => {
  const whole = wholeMonths({ start, end });
  expect(whole && { first: whole.first, last: whole.last }).toEqual(months);
});

test('the days around them', () => {
  expect(wholeMonths({ start: '2025-11-24', end: '2026-11-23' })).toMatchObject({
    dayBefore: '2025-11-30',
    dayAfter: '2026-11-01',
  });
  expect(wholeMonths({ start: '2024-02-01', end: '2024-02-29' })).toMatchObject({
    dayBefore: '2024-01-31',
    dayAfter: '2024-03-01',
  });
});
