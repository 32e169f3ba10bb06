// The agenda: days in the reader's zone, words for days, what is looked at first, where an event leads.
import { describe, expect, it } from 'vitest';
import type { Event } from '../../../contract/events/events.ts';
import { byDay, dayName, foldPuzzles, itemOfEvent, nextOf, sinceToday } from './agenda.ts';

const event = (change: Partial<Event>): Event => ({
  id: 'e',
  type: 'trivia',
  gameType: null,
  gameId: 'g',
  title: 'Friday quiz',
  image: null,
  start: '2026-03-06T12:00:00.000Z',
  end: null,
  state: 'coming',
  host: null,
  registered: 0,
  isRegistered: false,
  myState: null,
  solvers: null,
  ...change,
});
const item = (change: Partial<Event>) => itemOfEvent(event(change));
const at = (year: number, month: number, day: number, hour = 12) => new Date(year, month - 1, day, hour);

it.each([
  [{ type: 'trivia' }, '/events/trivia/g'],
  [{ type: 'trivia', gameId: null }, '/events/trivia/e'],
  [{ type: 'puzzle', gameType: 'sudoku' }, '/puzzle/sudoku'],
  [{ type: 'bingo' }, '/games/bingo/g'],
  [{ type: 'tournament', gameType: 'chess' }, '/tournaments/g'],
  [{ type: 'predictorEvent' }, '/predictorEvents?game=g'],
] as const)('%j leads to %s', (change, path) => expect(item(change).path).toBe(path));

describe('days', () => {
  const now = at(2026, 3, 6);
  const start = (when: Date) => when.toISOString();

  it('are those of the reader, in the order of the list', () => {
    const days = byDay(
      [
        item({ id: 'a', gameId: 'a', start: start(at(2026, 3, 6, 0)) }),
        item({ id: 'b', gameId: 'b', start: start(at(2026, 3, 6, 23)) }),
        item({ id: 'c', gameId: 'c', start: start(at(2026, 3, 8, 9)) }),
      ],
      now,
    );
    expect(days.map(({ day, items }) => [day, items.map(({ id }) => id).join('')])).toEqual([
      ['2026-03-06', 'ab'],
      ['2026-03-08', 'c'],
    ]);
  });

  it('have what has gone on since yesterday under today', () =>
    expect(byDay([item({ state: 'running', start: start(at(2026, 3, 5)) })], now)[0]?.day).toBe(
      '2026-03-06',
    ));

  it('no longer have what was over before today', () => {
    const items = [
      item({ id: 'a', gameId: 'a', state: 'finished', start: start(at(2026, 3, 5)) }),
      item({ id: 'b', gameId: 'b', state: 'finished', start: start(at(2026, 3, 6, 8)) }),
      item({ id: 'c', gameId: 'c', state: 'running', start: start(at(2026, 3, 5)) }),
    ];
    expect(sinceToday(items, now).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('after tomorrow have no daily puzzles, and are left out with them', () => {
    const puzzle = (id: string, day: number) =>
      item({ id, gameId: id, type: 'puzzle', gameType: 'sudoku', start: start(at(2026, 3, day)) });
    const quiz = item({ id: 'quiz', gameId: 'quiz', start: start(at(2026, 3, 9)) });
    const items = [puzzle('a', 6), puzzle('b', 7), puzzle('c', 8), puzzle('d', 9), quiz];
    const { days, later } = foldPuzzles(byDay(items, now), now);
    expect(days.map(({ day, items: on }) => [day, on.map(({ id }) => id).join()])).toEqual([
      ['2026-03-06', 'a'],
      ['2026-03-07', 'b'],
      ['2026-03-09', 'quiz'],
    ]);
    expect(later.map(({ id }) => id)).toEqual(['c', 'd']);
  });

  it('tell stages of one season apart', () => {
    const stages = [{ id: '1' }, { id: '2' }].map(({ id }) => item({ id, type: 'predictorEvent' }).id);
    expect(stages).toEqual(['1', '2']);
  });

  it.each([
    ['2026-03-05', 'yesterday'],
    ['2026-03-06', 'today'],
    ['2026-03-07', 'tomorrow'],
    ['2026-03-08', null],
  ])('%s is %s', (day, name) => expect(dayName(day, now)).toBe(name));

  it('know tomorrow at the end of a month', () =>
    expect(dayName('2026-04-01', at(2026, 3, 31, 23))).toBe('tomorrow'));
});

it.each([
  ['what is on', [{ id: '1' }, { id: '2', state: 'running' }], '2'],
  ['what comes', [{ id: '1', state: 'finished' }, { id: '2' }], '2'],
  ['no puzzle', [{ id: '1', type: 'puzzle', state: 'running' }], null],
  ['nothing', [], null],
] as const)('first is %s', (_, changes, id) => {
  const items = changes.map((change) => item({ ...change, gameId: null }));
  expect(nextOf(items)?.id ?? null).toBe(id);
});
