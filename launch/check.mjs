// `npm run check`: everything that can be known without running the product.
import { install } from './install.mjs';
import { run } from './run.mjs';

install();

const checks = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['floating promises', 'oxlint', ['--type-aware', '--quiet', 'src', 'tests', 'bench']],
  ['types', 'tsc', ['--noEmit']],
  ['types of the pure folders', 'tsc', ['--noEmit', '-p', 'tsconfig.pure.json']],
  ['unused code', 'knip', []],
  ['walls', 'vitest', ['run', 'tests/architecture']],
];

let failed = 0;
for (const [name, command, args] of checks) {
  const began = performance.now();
  const { code, output } = await run(command, args, { quiet: true });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code === 0) continue;
  failed += 1;
  console.log(output);
}
process.exit(failed ? 1 : 0);
