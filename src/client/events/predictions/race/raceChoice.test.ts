// Drivers pressed and placed on the podium of a race.
import { expect, it } from 'vitest';
import { nobody, parts, placed, pressed } from './raceChoice.ts';

const podium = { first: 'ver', second: 'nor', third: 'lec', pole: '', fastestLap: '' };

it('presses fill the places in order', () => {
  const entry = ['ver', 'nor', 'lec', 'ham', 'alo'].reduce(pressed, nobody);
  expect(parts.map((part) => entry[part])).toEqual(['ver', 'nor', 'lec', 'ham', 'alo']);
});

it.each([
  ['a driver on a step comes down', podium, 'nor', { ...podium, second: '' }],
  ['the step that is free is filled first', { ...podium, second: '' }, 'ham', { ...podium, second: 'ham' }],
  ['a full entry stays as it is', { ...podium, pole: 'ver', fastestLap: 'ver' }, 'ham', null],
])('%s', (_, entry, driver, after) => expect(pressed(entry, driver)).toEqual(after ?? entry));

it('two drivers change places', () =>
  expect(placed(podium, 'first', 'lec')).toEqual({ ...podium, first: 'lec', third: 'ver' }));
