// `npm run check`: everything that can be known without running the product, all of it at the same time.
import { install } from './install.mjs';
import { run } from './run.mjs';

install({ tools: true });

const checks = [
  ['types', 'tsc', ['--noEmit']],
  ['floating promises', 'oxlint', ['--type-aware', '--quiet', 'src', 'tests', 'bench']],
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['types of the pure folders', 'tsc', ['--noEmit', '-p', 'tsconfig.pure.json']],
  ['unused code', 'knip', []],
  ['walls and texts', 'vitest', ['run', 'tests/architecture', 'src/client/base/words']],
];
/** `npm test` runs them among the other tests. */
const isBeforeTests = process.argv.includes('--before-tests');

async function passes([name, command, args]) {
  const began = performance.now();
  const { code, output } = await run(command, args, { quiet: true });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}

const results = await Promise.all(
  checks.filter(([name]) => !(isBeforeTests && name === 'walls and texts')).map(passes),
);
process.exit(results.every(Boolean) ? 0 : 1);
