// iCalendar files: times in UTC, escaping, folding by octets, and nothing that a title could smuggle in.
import { describe, expect, it } from 'vitest';
import { calendarFile, escapeText, foldLine } from './calendarFile.ts';

const entry = {
  id: 'e1',
  title: 'Friday quiz',
  description: 'Ten questions',
  url: 'https://topla.example/events/trivia/e1',
  start: new Date('2026-03-06T15:00:00+03:00'),
  end: new Date('2026-03-06T15:30:00+03:00'),
};
const now = new Date('2026-03-01T08:00:00.123Z');
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('has its times in UTC and ends every line with CRLF', () => {
    const file = calendarFile([entry], now);
    expect(unfold(file)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Topla//Events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:e1@topla',
      'DTSTAMP:20260301T080000Z',
      'DTSTART:20260306T120000Z',
      'DTEND:20260306T123000Z',
      'SUMMARY:Friday quiz',
      'DESCRIPTION:Ten questions',
      'URL:https://topla.example/events/trivia/e1',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('has several events one after the other', () => {
    const lines = unfold(calendarFile([entry, { ...entry, id: 'e2' }], now));
    expect(lines.filter((line) => line.startsWith('UID'))).toEqual(['UID:e1@topla', 'UID:e2@topla']);
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(2);
    expect(lines.filter((line) => line.endsWith('VCALENDAR'))).toHaveLength(2);
  });

  it('takes no properties from a title', () => {
    const lines = unfold(calendarFile([{ ...entry, title: 'Quiz\r\nATTENDEE:mailto:a@b.example' }], now));
    expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
    expect(lines).toContain('SUMMARY:Quiz\\nATTENDEE:mailto:a@b.example');
  });
});

it.each([
  ['a, b; c\\d', 'a\\, b\\; c\\\\d'],
  ['one\ntwo\r\nthree', 'one\\ntwo\\nthree'],
  ['bell\u0007 and \u0000', 'bell and '],
  ['Çarşamba: İzmir', 'Çarşamba: İzmir'],
])('escapes %j', (text, escaped) => expect(escapeText(text)).toBe(escaped));

describe('folding', () => {
  const size = (text: string) => new TextEncoder().encode(text).length;
  it.each([
    ['ascii', 'x'.repeat(200)],
    ['two octets a letter', 'ş'.repeat(120)],
    ['four octets a character', '🎲'.repeat(50)],
  ])('%s: lines of 75 octets that join to the same', (_, line) => {
    const lines = foldLine(line).split('\r\n');
    expect(Math.max(...lines.map(size))).toBeLessThanOrEqual(75);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.slice(1).every((each) => each.startsWith(' '))).toBe(true);
    expect(foldLine(line).replaceAll('\r\n ', '')).toBe(line);
    expect(lines.join('')).not.toContain('�');
  });

  it('leaves a line of exactly 75 octets as it is', () =>
    expect(foldLine('y'.repeat(75))).toBe('y'.repeat(75)));
});
