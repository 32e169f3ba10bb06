// A team's hours of play: through midnight, through the week, and where a clock jumps.
import { describe, expect, it, test } from 'vitest';
import { hoursToday, isOpen, nextClosing, nextOpening } from './playHours.ts';

const lunch = { day: 1, from: '12:00', to: '13:00' }; // Mondays
const evening = { day: 1, from: '17:00', to: '18:30' };
const night = { day: 5, from: '22:00', to: '02:00' }; // Fridays, into Saturday
const hours = [evening, lunch, night];
const istanbul = 'Europe/Istanbul'; // UTC+3 all year
const at = (text: string) => Date.parse(text);

describe('open or closed', () => {
  it.each([
    ['before lunch', '2026-11-23T08:59:59Z', false],
    ['at noon sharp', '2026-11-23T09:00:00Z', true],
    ['at one sharp', '2026-11-23T10:00:00Z', false],
    ['Friday night', '2026-11-27T19:30:00Z', true],
    ['after midnight, on Saturday', '2026-11-27T22:59:00Z', true],
    ['at two in the night', '2026-11-27T23:00:00Z', false],
    ['the same hour of another day', '2026-11-24T09:30:00Z', false],
  ])('%s', (_, time, open) => {
    expect(isOpen(hours, istanbul, at(time))).toBe(open);
  });

  it('is always open without hours', () => {
    expect(isOpen([], istanbul, 0)).toBe(true);
    expect(nextOpening([], istanbul, 0)).toBeNull();
  });
});

test.each([
  ['at lunch', '2026-11-23T09:15:00Z', '2026-11-23T10:00:00Z'],
  ['before midnight', '2026-11-27T19:30:00Z', '2026-11-27T23:00:00Z'],
  ['after midnight', '2026-11-27T22:59:00Z', '2026-11-27T23:00:00Z'],
])('%s it closes next at the end of that period', (_, now, then) => {
  expect(nextClosing(hours, istanbul, at(now))).toBe(at(then));
});

test('periods without a gap close together, and without hours it never closes', () => {
  const both = [lunch, { day: 1, from: '13:00', to: '14:30' }];
  expect(nextClosing(both, istanbul, at('2026-11-23T09:15:00Z'))).toBe(at('2026-11-23T11:30:00Z'));
  const allWeek = Array.from({ length: 7 }, (_, day) => ({ day, from: '00:00', to: '00:00' }));
  expect(nextClosing(allWeek, istanbul, at('2026-11-23T09:15:00Z'))).toBeNull();
  expect(nextClosing([], istanbul, 0)).toBeNull();
});

test('today’s hours come in their order, by the day of the team', () => {
  expect(hoursToday(hours, istanbul, at('2026-11-22T21:30:00Z'))).toEqual([
    { from: '12:00', to: '13:00' },
    { from: '17:00', to: '18:30' },
  ]);
  expect(hoursToday(hours, istanbul, at('2026-11-24T09:00:00Z'))).toEqual([]);
});

const atNight = { day: 0, from: '02:30', to: '04:00' }; // Sundays
const quarter = { day: 0, from: '02:15', to: '04:00' };
const later = { day: 0, from: '01:45', to: '04:00' };
const early = { day: 0, from: '00:30', to: '04:00' };

test.each([
  ['later today', hours, istanbul, '2026-11-23T08:00:00Z', '2026-11-23T09:00:00Z'],
  ['after lunch', hours, istanbul, '2026-11-23T09:30:00Z', '2026-11-23T14:00:00Z'],
  ['next week', [lunch], istanbul, '2026-11-23T09:30:00Z', '2026-11-30T09:00:00Z'],
  ['across the end of summer time', [lunch], 'Europe/London', '2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z'],
  // 02:30 does not exist on that Sunday in New York: the first instant after the gap.
  [
    'in a gap',
    [{ day: 0, from: '02:30', to: '04:00' }],
    'America/New_York',
    '2026-03-07T12:00:00Z',
    '2026-03-08T07:00:00Z',
  ],
  // Berlin: forward from 02:00 to 03:00, back from 03:00 to 02:00.
  ['in a gap', [atNight], 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00Z'],
  ['at the first of two', [atNight], 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00Z'],
  ['at the first of two', [atNight], 'Europe/Berlin', '2026-10-25T00:10:00Z', '2026-10-25T00:30:00Z'],
  // Lord Howe: forward from 02:00 to 02:30, back from 02:00 to 01:30.
  ['after half an hour', [quarter], 'Australia/Lord_Howe', '2026-10-03T12:00:00Z', '2026-10-03T15:30:00Z'],
  ['at the first of two', [later], 'Australia/Lord_Howe', '2026-04-04T12:00:00Z', '2026-04-04T14:45:00Z'],
  // Santiago and Cairo go from midnight to one: the day before keeps its place.
  ['past midnight', [early], 'America/Santiago', '2026-09-05T12:00:00Z', '2026-09-06T04:00:00Z'],
  [
    'on a day that lacks this hour',
    [{ day: 5, from: '02:37', to: '06:49' }],
    'Africa/Cairo',
    '2025-04-24T21:02:42Z',
    '2025-04-24T23:37:00Z',
  ],
])('the next opening is %s', (_, periods, zone, now, opening) => {
  expect(new Date(nextOpening(periods, zone, at(now)) ?? 0).toISOString()).toBe(
    new Date(opening).toISOString(),
  );
});
