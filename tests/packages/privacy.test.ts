// docs/PRIVACY.md names every table that holds something about people, and keeps it as long as it says.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableRecords } from '../../src/server/base/storage/schema/records.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** How long each table is kept, in the words of the document. */
const written = new Map(
  readFileSync(new URL('../../docs/PRIVACY.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes('`'))
    .flatMap((line) => {
      const [, , tables = '', kept = ''] = line.split('|');
      return [...tables.matchAll(/`(\w+)`/g)].map(([, table = '']) => [table, kept.trim()] as const);
    }),
);
const records = Object.entries(tableRecords);

test('every table with something about people is there, and no other', () => {
  const about = records.filter(([, { erased }]) => erased !== 'nobody').map(([name]) => name);
  expect([...written.keys()].toSorted()).toEqual(about.toSorted());
});

test.each(records.filter(([name]) => written.has(name)))(
  '%s is kept as long as it says',
  (name, { kept }) => {
    const ms = kept?.forMs ?? 0;
    const [times, unit] = ms < dayMs ? [ms / hourMs, 'hour'] : [ms / dayMs, 'day'];
    if (ms > 0) expect(written.get(name)).toMatch(new RegExp(`^${times} ${unit}s?\\b`));
    else expect(written.get(name)).not.toMatch(/\d/);
  },
);
