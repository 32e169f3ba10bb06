// Play periods as the form changes them.
import { expect, it } from 'vitest';
import { copiedToAll, isOvernight, problemWith, withoutPeriod, withPeriod, withTime } from './periods.ts';

const monday = { day: 1, from: '12:00', to: '13:00' };
const friday = { day: 5, from: '22:00', to: '02:00' };

it('stay in the order of the week', () => {
  expect(withPeriod([friday], 1)).toEqual([monday, friday]);
  expect(withPeriod([monday], 0).map(({ day }) => day)).toEqual([1, 0]);
});

it('change one at a time and are taken away', () => {
  expect(withTime([monday, friday], monday, { to: '14:00' })).toEqual([{ ...monday, to: '14:00' }, friday]);
  expect(withoutPeriod([monday, friday], monday)).toEqual([friday]);
});

it('are copied to every day, over what was there', () => {
  const week = copiedToAll([monday, friday], 1);
  expect(week).toHaveLength(7);
  expect(week.every(({ from }) => from === '12:00')).toBe(true);
});

it.each([
  [{ from: '', to: '10:00' }, 'pages:admin.periods.needed', false],
  [{ from: '10:00', to: '10:00' }, 'pages:admin.periods.empty', false],
  [{ from: '09:00', to: '10:00' }, null, false],
  [{ from: '22:00', to: '02:00' }, null, true],
])('%j', (times, problem, overnight) => {
  const period = { day: 2, ...times };
  expect(problemWith(period)).toBe(problem);
  expect(isOvernight(period)).toBe(overnight);
});
