// The form of a schedule: where it begins, what is wrong with it, what is sent.
import { expect, it } from 'vitest';
import { findTheWord, sudoku } from '../../../puzzles/registry.ts';
import { beginForm, faultsIn, inputOf } from './scheduleForm.ts';

const suggested = beginForm({
  facts: findTheWord,
  schedule: null,
  teamZone: 'Europe/Istanbul',
  language: 'tr',
});

it('begins with what is suggested, in the team’s zone and language', () => {
  expect(suggested).toMatchObject({ time: '09:30', timeZoneId: 'Europe/Istanbul', days: [1, 2, 3, 4, 5] });
  expect(inputOf(findTheWord, suggested)).toMatchObject({
    hour: 9,
    minute: 30,
    additionalSettings: { language: 'tr', hardMode: 'choice' },
    opensNow: false,
  });
  expect(inputOf(findTheWord, { ...suggested, opensNow: true })).toMatchObject({ opensNow: true });
  expect(inputOf(sudoku, suggested).additionalSettings).toEqual({ grade: 'rising' });
});

it.each([
  ['nothing', {}, []],
  ['no time', { time: '' }, ['time']],
  ['no such time', { time: '24:00' }, ['time']],
  ['no such zone', { timeZoneId: 'Mars/Base' }, ['zone']],
  ['no day', { days: [] }, ['days']],
  ['a group without a channel', { groupId: 'g' }, ['channel']],
] as const)('finds %s', (_, change, faults) => {
  expect(faultsIn({ ...suggested, ...change })).toEqual(faults);
});
