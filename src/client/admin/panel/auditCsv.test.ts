// The audit log as a file: Turkish names survive, quotes are doubled, formulas are text.
import { expect, it } from 'vitest';
import { auditCsv } from './auditCsv.ts';

it('has a row for each entry, and no formula', () => {
  const actor = { userId: 'a', name: '=HYPERLINK("x")', avatar: null };
  const subject = { userId: 'b', name: 'Işık "İz" Şen', avatar: null };
  const entry = {
    id: '1',
    at: '2026-01-01T00:00:00.000Z',
    act: 'adminAdded' as const,
    actor,
    subject,
    changed: [],
  };
  expect(auditCsv(['When', 'Who'], [entry], () => 'Made admin')).toBe(
    '\ufeff"When","Who"\r\n"2026-01-01T00:00:00.000Z","\'=HYPERLINK(""x"")","Made admin","Işık ""İz"" Şen",""\r\n',
  );
});
