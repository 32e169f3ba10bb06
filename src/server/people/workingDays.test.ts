// Working days: over weekends, days off, absences and both changes of the clocks, and in a team's hours of play.
import { describe, expect, test } from 'vitest';
import { dueAfter, nextMorning, type PersonCalendar, type Stop, tellableAt } from './workingDays.ts';

const plain: PersonCalendar = {
  timeZone: 'Europe/Berlin',
  weekend: [6, 0],
  daysOff: [],
  periods: [],
  away: [],
};
const lunch = [1, 2, 3, 4, 5].map((day) => ({ day, from: '12:00', to: '13:00' }));
const at = (text: string) => Date.parse(text);
const iso = (moment: number) => new Date(moment).toISOString().replace('.000', '');

const calendar = (change: Partial<PersonCalendar>): PersonCalendar => Object.assign({}, plain, change);

describe('a turn is due', () => {
  // Monday is 2 March 2026; Berlin is UTC+1 until 29 March and again from 25 October on.
  test.each<[string, Partial<PersonCalendar>, string, number, string]>([
    ['a day later at the same time', {}, '2026-03-02T09:00:00Z', 1, '2026-03-03T09:00:00Z'],
    ['three days later', {}, '2026-03-02T09:00:00Z', 3, '2026-03-05T09:00:00Z'],
    ['after the weekend', {}, '2026-03-06T14:30:00Z', 1, '2026-03-09T14:30:00Z'],
    ['a week of working days later', {}, '2026-03-02T09:00:00Z', 7, '2026-03-11T09:00:00Z'],
    [
      'a whole Monday later when it began on a Saturday',
      {},
      '2026-03-07T10:00:00Z',
      1,
      '2026-03-09T23:00:00Z',
    ],
    ['after a day off', { daysOff: ['2026-03-03'] }, '2026-03-02T09:00:00Z', 1, '2026-03-04T09:00:00Z'],
    [
      'a day off at a weekend costs nothing',
      { daysOff: ['2026-03-07'] },
      '2026-03-06T09:00:00Z',
      1,
      '2026-03-09T09:00:00Z',
    ],
    ['another weekend', { weekend: [5, 6] }, '2026-03-05T09:00:00Z', 1, '2026-03-08T09:00:00Z'],
    ['no weekend at all', { weekend: [] }, '2026-03-06T09:00:00Z', 1, '2026-03-07T09:00:00Z'],
    [
      'every day is weekend: all of them count',
      { weekend: [0, 1, 2, 3, 4, 5, 6] },
      '2026-03-06T09:00:00Z',
      1,
      '2026-03-07T09:00:00Z',
    ],
    [
      'once they are back',
      { away: [{ from: '2026-03-03', until: '2026-03-05' }] },
      '2026-03-02T09:00:00Z',
      1,
      '2026-03-06T09:00:00Z',
    ],
    [
      'when they went in the middle of it',
      { away: [{ from: '2026-03-02', until: '2026-03-06' }] },
      '2026-03-02T09:00:00Z',
      1,
      '2026-03-09T23:00:00Z',
    ],
    [
      'at the same time by the clock on the wall when clocks go forward',
      {},
      '2026-03-27T09:00:00Z',
      1,
      '2026-03-30T08:00:00Z',
    ],
    ['and when they go back', {}, '2026-10-23T08:00:00Z', 1, '2026-10-26T09:00:00Z'],
    ['over the hour that there is not', { weekend: [] }, '2026-03-28T01:30:00Z', 1, '2026-03-29T01:00:00Z'],
    ['over the hour that there is twice', { weekend: [] }, '2026-10-24T00:30:00Z', 1, '2026-10-25T00:30:00Z'],
    ['in the hours of play', { periods: lunch }, '2026-03-02T11:30:00Z', 1, '2026-03-03T11:30:00Z'],
    ['when they next begin', { periods: lunch }, '2026-03-02T15:00:00Z', 1, '2026-03-04T11:00:00Z'],
    ['on a working day all the same', { periods: lunch }, '2026-03-05T15:00:00Z', 1, '2026-03-09T11:00:00Z'],
    [
      'only days with hours of play count',
      { periods: [{ day: 1, from: '12:00', to: '13:00' }] },
      '2026-03-02T11:30:00Z',
      1,
      '2026-03-09T11:30:00Z',
    ],
    [
      'hours at the weekend alone',
      { periods: [{ day: 6, from: '10:00', to: '12:00' }] },
      '2026-03-07T10:00:00Z',
      1,
      '2026-03-14T10:00:00Z',
    ],
  ])('%s', (_, change, since, days, due) => {
    expect(iso(dueAfter(calendar(change), at(since), days))).toBe(due);
  });
});

describe('time in which nobody could play', () => {
  const stop = (from: string, to: string): Stop => ({ from: at(from), to: at(to) });
  test.each<[string, Stop[], string]>([
    ['is given back', [stop('2026-03-02T10:00:00Z', '2026-03-05T10:00:00Z')], '2026-03-06T09:00:00Z'],
    [
      'counts from when the turn began',
      [stop('2026-03-01T10:00:00Z', '2026-03-02T11:00:00Z')],
      '2026-03-03T11:00:00Z',
    ],
    ['only on working days', [stop('2026-02-27T10:00:00Z', '2026-03-01T20:00:00Z')], '2026-03-03T09:00:00Z'],
    [
      'twice',
      [
        stop('2026-03-03T08:00:00Z', '2026-03-03T10:00:00Z'),
        stop('2026-03-03T10:30:00Z', '2026-03-03T11:30:00Z'),
      ],
      '2026-03-03T12:00:00Z',
    ],
    ['over the weekend', [stop('2026-03-02T10:00:00Z', '2026-03-09T10:00:00Z')], '2026-03-10T09:00:00Z'],
    ['not after it was due', [stop('2026-03-04T10:00:00Z', '2026-03-05T10:00:00Z')], '2026-03-03T09:00:00Z'],
  ])('%s', (_, stops, due) => {
    expect(iso(dueAfter(plain, at('2026-03-02T09:00:00Z'), 1, stops))).toBe(due);
  });
});

describe('somebody is told', () => {
  test.each<[string, Partial<PersonCalendar>, string, string]>([
    ['at once', {}, '2026-03-02T02:00:00Z', '2026-03-02T02:00:00Z'],
    ['after the weekend', {}, '2026-03-07T10:00:00Z', '2026-03-09T08:00:00Z'],
    ['at once in the hours of play', { periods: lunch }, '2026-03-02T11:30:00Z', '2026-03-02T11:30:00Z'],
    ['else when they begin', { periods: lunch }, '2026-03-02T12:00:00Z', '2026-03-03T11:00:00Z'],
    [
      'not on a day off',
      { periods: lunch, daysOff: ['2026-03-03'] },
      '2026-03-02T12:00:00Z',
      '2026-03-04T11:00:00Z',
    ],
    [
      'not while away',
      { away: [{ from: '2026-03-02', until: '2026-03-03' }] },
      '2026-03-02T12:00:00Z',
      '2026-03-04T08:00:00Z',
    ],
  ])('%s', (_, change, moment, told) => {
    expect(iso(tellableAt(calendar(change), at(moment)))).toBe(told);
  });

  test.each<[string, Partial<PersonCalendar>, string, string]>([
    ['this morning', {}, '2026-03-02T02:00:00Z', '2026-03-02T08:00:00Z'],
    ['tomorrow', {}, '2026-03-02T08:00:00Z', '2026-03-03T08:00:00Z'],
    ['on Monday', {}, '2026-03-06T12:00:00Z', '2026-03-09T08:00:00Z'],
    ['when the hours of play begin', { periods: lunch }, '2026-03-02T11:30:00Z', '2026-03-03T11:00:00Z'],
  ])('once a day: %s', (_, change, moment, told) => {
    expect(iso(nextMorning(calendar(change), at(moment)))).toBe(told);
  });
});
