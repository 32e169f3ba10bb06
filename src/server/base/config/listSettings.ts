// Prints the table of settings in docs/OPERATIONS.md; with `--write` it replaces the table there.
import { readFileSync, writeFileSync } from 'node:fs';
import { settings } from './settings.ts';

const operations = new URL('../../../../docs/OPERATIONS.md', import.meta.url);

const rows = [
  ['Setting', 'If not set', 'Meaning'],
  ...Object.values(settings).map(({ name, fallback, meaning }) => [
    `\`${name}\``,
    fallback === '' ? '–' : `\`${fallback}\``,
    meaning,
  ]),
];
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
const lineOf = (cells: readonly string[]): string =>
  `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
const [heading = [], ...rest] = rows;
const table = [heading, widths.map((width) => '-'.repeat(width)), ...rest].map(lineOf).join('\n');

if (process.argv.includes('--write')) {
  const page = readFileSync(operations, 'utf8');
  writeFileSync(
    operations,
    page.replace(/^\| Setting +\|.*\n(?:\|.*\n)+/m, () => `${table}\n`),
  );
} else console.log(table);
