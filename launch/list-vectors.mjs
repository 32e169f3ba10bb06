// `npm run list:vectors`: how many positions with an id the tests of each game and puzzle know, and which numbers are left out.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './node.mjs';

const idsIn = (folder) =>
  globSync(`${folder}/**/*.test.ts`, { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\b([A-Z][A-Z0-9])-(\d+)\b/g)].map(
      ([, prefix, number]) => ({
        prefix,
        number: Number(number),
      }),
    ),
  );

for (const folder of globSync('src/{games,puzzles}/*/index.ts', { cwd: root })
  .map((file) => dirname(file))
  .sort()) {
  const ids = idsIn(folder);
  const counts = Object.entries(Object.groupBy(ids, ({ prefix }) => prefix)).sort(
    (a, b) => b[1].length - a[1].length,
  );
  const [prefix = '', known = []] = counts[0] ?? [];
  const numbers = new Set(known.map(({ number }) => number));
  const missing = Array.from({ length: Math.max(0, ...numbers) }, (_, i) => i + 1).filter(
    (n) => !numbers.has(n),
  );
  console.log(
    `${basename(folder).padEnd(16)} ${prefix.padEnd(3)} ${String(numbers.size).padStart(3)}${missing.length > 0 ? `  without ${missing.join(', ')}` : ''}`,
  );
}
