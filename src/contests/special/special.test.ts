// Special-event prediction against the vectors SE-1 to SE-6, and its locks.
import { expect, test } from 'vitest';
import { special } from './index.ts';

const locksAt = 1_000;

const setup = (kind: 'single' | 'multi', points: number) => ({
  questions: [{ questionId: 'q', kind, optionIds: [...'ABCD'], points, locksAt }],
});
const entry = (chosen: string) => ({ answers: [{ questionId: 'q', optionIds: [...chosen] }] });
const truth = (right: string, isVoid = false) => ({
  outcomes: [{ questionId: 'q', right: [...right], isVoid }],
});

test.each([
  ['SE-1', 'single', 5, 'B', 'B', false, 5, 1],
  ['SE-2', 'multi', 6, 'ACD', 'AC', false, 4, 0],
  ['SE-3', 'multi', 6, 'ACD', 'ABC', false, 2, 0],
  ['SE-4', 'multi', 5, 'AC', 'A', false, 2, 0],
  ['SE-5, void', 'single', 5, 'B', 'B', true, 0, 0],
  ['SE-6', 'multi', 6, 'AB', 'ABCD', false, 0, 0],
  ['all of several', 'multi', 6, 'ACD', 'ACD', false, 6, 1],
] as const)(
  '%s: %s, %i points, right %s, answer %s',
  (_, kind, points, right, chosen, isVoid, earned, rights) => {
    const [scored] = special.score(setup(kind, points), [entry(chosen)], truth(right, isVoid));
    expect(scored).toEqual({ points: earned, tieBreaks: [rights] });
  },
);

test.each([
  ['before the lock', locksAt - 1, 'single', 'A', null],
  ['at the lock', locksAt, 'single', 'A', 'locked'],
  ['two of a single choice', 0, 'single', 'AB', 'oneOption'],
  ['an option of another question', 0, 'multi', 'AZ', 'unknownOption'],
] as const)('%s', (_, at, kind, chosen, refusal) => {
  expect(special.refusal(setup(kind, 5), null, entry(chosen), at)).toBe(refusal);
});

test('others see locked questions only', () => {
  expect(special.shown(setup('single', 5), entry('A'), locksAt - 1)).toBeNull();
  expect(special.shown(setup('single', 5), entry('A'), locksAt)).toEqual(entry('A'));
});
