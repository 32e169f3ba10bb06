// Lines of syslog: their form by RFC 5424, and values that try to end one or to begin another.
import { expect, test } from 'vitest';
import { framed, type SyslogEntry, syslogLine } from './syslogLine.ts';

const entry: SyslogEntry = {
  id: 'e1',
  team_id: 't1',
  act: 'tokenMade',
  actor_id: 'p1',
  subject_id: null,
  changed: ['Intranet'],
  at: Date.UTC(2026, 4, 6, 7, 8, 9, 10),
};
const line = (part: Partial<SyslogEntry> = {}) => syslogLine({ ...entry, ...part }, 'topla.example');

test('a line has version, time, host, program, act, structured data and a message', () => {
  expect(line()).toBe(
    '<109>1 2026-05-06T07:08:09.010Z topla.example topla - tokenMade ' +
      '[topla@32473 entry="e1" team="t1" act="tokenMade" actor="p1" changed="Intranet"] ' +
      '{"act":"tokenMade","actorId":"p1","subjectId":null,"changed":["Intranet"]}',
  );
});

test.each([
  ['a quote', 'a"b', 'changed="a\\"b"'],
  ['a backslash', 'a\\b', 'changed="a\\\\b"'],
  ['a bracket', 'a]b', 'changed="a\\]b"'],
  ['all of them at the end', 'x\\"]', 'changed="x\\\\\\"\\]"'],
  ['Turkish', 'İşlem', 'changed="İşlem"'],
])('%s is written as RFC 5424 has it', (_what, value, written) => {
  expect(line({ changed: [value] })).toContain(written);
});

test.each(['\n', '\r\n', '\0', '\u0085', '\u2028', '\u2029', '\u001b[2J'])(
  'CWE-117: %j in a value begins no line',
  (sign) => {
    const forged = `x${sign}<109>1 2026-05-06T07:08:09.010Z topla.example topla - adminAdded [topla@32473]`;
    const written = line({ changed: [forged] });
    expect(written).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(written).toContain('changed="x');
    expect(written).toContain('[topla@32473\\]"]');
  },
);

test('a line has an end, whatever it is about, and an unpaired half of a character breaks nothing', () => {
  const long = line({ changed: Array.from({ length: 50 }, () => `\ud83d${'😀'.repeat(1_000)}`) });
  expect(Buffer.byteLength(long)).toBeLessThan(64 * 1024);
  expect(long.isWellFormed()).toBe(true);
});

test('a frame begins with the number of octets, not of letters', () => {
  expect(framed('İş')).toBe('4 İş');
});
