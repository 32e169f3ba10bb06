// Score prediction against the vectors PR-1 to PR-9, and the lock of each match.
import { expect, test } from 'vitest';
import { placesOf } from '../../engine/contest.ts';
import { score } from './index.ts';

const kickOff = 1_000;
const setup = (factor = 1) => ({ matches: [{ matchId: 'm', kickOff, factor }] });
const goals = (text: string) => {
  const [home = 0, away = 0] = text.split(':').map(Number);
  return { matchId: 'm', home, away };
};
const pointsOf = (predicted: string, played: string, factor = 1) =>
  score.score(setup(factor), [{ predictions: [goals(predicted)] }], { results: [goals(played)] })[0];

test.each([
  ['PR-1', '2:1', '2:1', 1, 5, [1, 0]],
  ['PR-2', '2:1', '3:2', 1, 3, [0, 1]],
  ['PR-3', '2:1', '3:0', 1, 2, [0, 0]],
  ['PR-4', '1:1', '2:2', 1, 2, [0, 0]],
  ['PR-5', '1:1', '1:1', 1, 5, [1, 0]],
  ['PR-6', '2:0', '0:2', 1, 0, [0, 0]],
  ['PR-7', '0:0', '1:0', 1, 0, [0, 0]],
  ['PR-8, won on penalties after', '1:1', '1:1', 1, 5, [1, 0]],
  ['PR-9, factor 2', '2:1', '3:2', 2, 6, [0, 1]],
])('%s: %s when it is %s', (_, predicted, played, factor, points, tieBreaks) => {
  expect(pointsOf(predicted, played, factor)).toEqual({ points, tieBreaks });
});

test('without a prediction or a result there are no points', () => {
  const entries = [{ predictions: [] }, { predictions: [goals('1:0')] }];
  expect(score.score(setup(), entries, { results: [] }).map(({ points }) => points)).toEqual([0, 0]);
});

test('points, then exact scores, then differences, then a shared place', () => {
  const scores = [
    [10, 1, 0],
    [10, 0, 2],
    [10, 0, 1],
    [10, 0, 1],
    [12, 0, 0],
  ].map(([points = 0, ...tieBreaks]) => ({ points, tieBreaks }));
  expect(placesOf(scores)).toEqual([2, 3, 4, 4, 1]);
});

test.each([
  ['a minute before kick-off', kickOff - 60, kickOff, null],
  ['at kick-off', kickOff, kickOff, 'locked'],
  ['postponed without a date', kickOff + 99, null, null],
])('%s', (_, at, when, refusal) => {
  const matches = [{ matchId: 'm', kickOff: when, factor: 1 }];
  expect(score.refusal({ matches }, null, { predictions: [goals('1:0')] }, at)).toBe(refusal);
});

test('a match of another stage is refused', () => {
  const predictions = [{ matchId: 'other', home: 1, away: 0 }];
  expect(score.refusal(setup(), null, { predictions }, 0)).toBe('unknownMatch');
});

test('others see locked matches only', () => {
  const matches = [
    { matchId: 'm', kickOff, factor: 1 },
    { matchId: 'later', kickOff: kickOff + 99, factor: 1 },
  ];
  const predictions = [goals('1:0'), { matchId: 'later', home: 2, away: 2 }];
  expect(score.shown({ matches }, { predictions }, kickOff)).toEqual({ predictions: [goals('1:0')] });
});

test.each(['21:0', '-1:0', '1.5:0', 'x:0'])('%s is no prediction', (text) => {
  expect(score.readEntry({ predictions: [goals(text)] })).toBeNull();
});
