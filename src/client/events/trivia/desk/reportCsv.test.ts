// The report of a trivia for spreadsheets.
import { expect, it } from 'vitest';
import { percentOf, reportCsv } from './reportCsv.ts';

it.each([
  [3, 1, 33],
  [0, 0, 0],
  [2, 2, 100],
])('of %i answers %i right are %i percent', (answered, right, percent) => {
  expect(percentOf({ answered, right })).toBe(percent);
});

it('has the questions, and below them the people; no text is a formula', () => {
  const report = {
    questions: [{ number: 1, text: '=1+1, or what?', options: [], answered: 2, right: 1 }],
    people: [{ userId: 'a', name: 'Ada', avatar: null, place: 1, points: 900, answered: 1, right: 1 }],
  };
  const lines = reportCsv(report, (key) => key.split('.').at(-1) ?? '').split('\r\n');
  expect(lines.slice(1)).toEqual([
    '1,"\'=1+1, or what?",2,1,50',
    '',
    'place,person,answered,right,points',
    '1,Ada,1,1,900',
    '',
  ]);
});
