// @vitest-environment jsdom
// Days of points are days of the team, wherever the reader is, and have names.
import { expect, it } from 'vitest';
import type { XpLine } from '../../../../contract/progress/xpLines.ts';
import { byDay, dayName } from './days.ts';

const at = (id: string, time: string): XpLine => ({
  id,
  at: time,
  xp: 10,
  reason: 'win',
  gameType: 'chess',
  name: null,
  place: null,
  idprod: null,
  room: null,
  event: null,
});
const t = (key: string) => key;

it('begin at midnight of the team', () => {
  const lines = [
    at('morning', '2026-03-01T05:00:00.000Z'),
    at('late', '2026-02-28T21:00:00.000Z'),
    at('before', '2026-02-28T20:59:59.000Z'),
  ];
  const days = (timeZone: string) =>
    byDay(lines, timeZone).map(({ day, lines: own }) => [day, own.map(({ id }) => id)]);
  expect(days('Europe/Istanbul')).toEqual([
    ['2026-03-01', ['morning', 'late']],
    ['2026-02-28', ['before']],
  ]);
  expect(days('America/New_York')).toEqual([
    ['2026-03-01', ['morning']],
    ['2026-02-28', ['late', 'before']],
  ]);
});

it.each([
  ['2026-03-01', 'en', 'pages:points.today'],
  ['2026-02-28', 'en', 'pages:points.yesterday'],
  ['2026-02-27', 'en', 'Friday 27 February'],
  ['2026-02-27', 'tr', '27 Şubat Cuma'],
  ['2025-12-31', 'en', '31 December 2025'],
  ['2025-12-31', 'tr', '31 Aralık 2025'],
] as const)('%s in %s is %s', (day, language, name) => {
  expect(dayName(day, '2026-03-01', language, t)).toBe(name);
});
