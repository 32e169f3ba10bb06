// Race prediction against the vectors RP-1 to RP-6, and its lock.
import { expect, test } from 'vitest';
import { race } from './index.ts';

const drivers = [...'ABCDEF'];
const locksAt = 1_000;
const setup = { drivers, locksAt };

/** `ABC A B`: the podium, pole, fastest lap. */
function podium(text: string) {
  const [steps = '', pole = '', fastestLap = ''] = text.split(' ');
  const [first = '', second = '', third = ''] = steps;
  return { first, second, third, pole, fastestLap };
}

test.each([
  ['RP-1', 'ABC A B', 'ABC A B', 26, [3, 1]],
  ['RP-2', 'ABC A D', 'ACB A E', 12, [1, 1]],
  ['RP-3', 'ABC B C', 'BCA A D', 6, [0, 0]],
  ['RP-4', 'ABC D D', 'DEF D D', 6, [0, 1]],
  ['RP-6, who retired holds the fastest lap', 'ABC D F', 'DEB E F', 5, [0, 0]],
])('%s: %s when it is %s', (_, predicted, official, points, tieBreaks) => {
  const [scored] = race.score(setup, [podium(predicted)], { official: podium(official) });
  expect(scored).toEqual({ points, tieBreaks });
});

test('RP-5: the same driver on two steps is refused', () => {
  expect(race.readEntry(podium('AAB A A'))).toBeNull();
});

test('a race whose drivers are not known yet is sound, and takes no prediction', () => {
  const unknown = race.readSetup({ drivers: [], locksAt });
  expect(unknown).toEqual({ drivers: [], locksAt });
  expect(unknown && race.refusal(unknown, null, podium('ABC A B'), 0)).toBe('noDriversYet');
});

test('a race that was cancelled scores nothing', () => {
  expect(race.score(setup, [podium('ABC A B')], { official: null })).toEqual([
    { points: 0, tieBreaks: [0, 0] },
  ]);
});

test.each([
  ['before qualifying', locksAt - 1, 'ABC A B', null],
  ['when qualifying begins', locksAt, 'ABC A B', 'locked'],
  ['somebody who does not drive', 0, 'ABZ A B', 'unknownDriver'],
])('%s', (_, at, text, refusal) => {
  expect(race.refusal(setup, null, podium(text), at)).toBe(refusal);
});
