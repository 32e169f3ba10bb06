// The audit log as a file for spreadsheets: no cell can be a formula. Pure.
import type { AuditEntry } from '../../../contract/admin/audit.ts';

/** What begins like a formula is text after an apostrophe. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

export function auditCsv(
  heads: readonly string[],
  entries: readonly AuditEntry[],
  words: (entry: AuditEntry) => string,
): string {
  const rows = entries.map((entry) => [
    entry.at,
    entry.actor?.name ?? '',
    words(entry),
    entry.subject?.name ?? '',
    entry.changed.join(' '),
  ]);
  return `\ufeff${[heads, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
