// The puzzles of today: what was opened, what comes, what is late, and what will not be opened.
import { expect, it } from 'vitest';
import type { StoredSchedule } from '../../puzzles/schedules/store.ts';
import type { OpenedPuzzle } from './store.ts';
import { puzzlesOfToday, type TodayLimits } from './today.ts';

const hourMs = 60 * 60_000;
/** A Wednesday, at noon in Istanbul. */
const noon = Date.UTC(2026, 2, 4, 9);
const free: TodayLimits = { isLimited: false, limitedGames: [] };

const schedule = (more: Partial<StoredSchedule>): StoredSchedule => ({
  id: 's',
  team_id: 't',
  puzzle_type: 'mathle',
  hour: 9,
  minute: 0,
  time_zone: 'Europe/Istanbul',
  duration: 480,
  days: [0, 1, 2, 3, 4, 5, 6],
  settings: {},
  channel_id: null,
  channel_name: null,
  group_id: null,
  group_name: null,
  created_by: null,
  next_at: noon + 21 * hourMs,
  armed_at: noon - 3 * hourMs,
  ...more,
});

const opened = (more: Partial<OpenedPuzzle> = {}): OpenedPuzzle => ({
  puzzle_type: 'mathle',
  time_zone: 'Europe/Istanbul',
  day: '2026-03-04',
  opens_at: noon - 3 * hourMs,
  post_due_at: null,
  ...more,
});

const statesOf = (puzzles: readonly OpenedPuzzle[], schedules: readonly StoredSchedule[], limits = free) =>
  puzzlesOfToday(puzzles, schedules, limits, noon).map(({ puzzleType, state }) => [puzzleType, state]);

it.each([
  ['opened', [opened()], [schedule({})], [['mathle', 'opened']]],
  ['opened, and then taken away', [opened()], [], [['mathle', 'opened']]],
  ['of yesterday', [opened({ day: '2026-03-03' })], [], []],
  ['later', [], [schedule({ hour: 15, next_at: noon + 3 * hourMs })], [['mathle', 'later']]],
  ['due this minute', [], [schedule({ hour: 12, next_at: noon })], [['mathle', 'later']]],
  ['late', [], [schedule({ next_at: noon - 3 * hourMs })], [['mathle', 'late']]],
  ['scheduled after its time', [], [schedule({})], []],
  ['not on this day', [], [schedule({ days: [1], next_at: noon + 5 * 24 * hourMs })], []],
] as const)('a puzzle that is %s', (_what, puzzles, schedules, expected) => {
  expect(statesOf(puzzles, schedules)).toEqual(expected);
});

it.each([
  ['before its time', schedule({ hour: 15, next_at: noon + 3 * hourMs })],
  ['after it', schedule({})],
])('a game that is switched off, or a team without a plan, gets none: %s', (_when, each) => {
  expect(statesOf([], [each], { isLimited: false, limitedGames: ['mathle'] })).toEqual([
    ['mathle', 'gameOff'],
  ]);
  expect(statesOf([], [each], { isLimited: true, limitedGames: [] })).toEqual([['mathle', 'teamLimited']]);
});

it('come by time, and say whose channel still waits', () => {
  const waits = opened({ post_due_at: noon - 3 * hourMs });
  const later = schedule({ puzzle_type: 'sudoku', hour: 8, minute: 30, next_at: noon - 3.5 * hourMs });
  expect(puzzlesOfToday([waits], [later], free, noon)).toMatchObject([
    { puzzleType: 'sudoku', state: 'late', isPostWaiting: false },
    { puzzleType: 'mathle', state: 'opened', isPostWaiting: true },
  ]);
});
