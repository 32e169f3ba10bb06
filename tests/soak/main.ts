// `npm run soak`: the long forms. Parts can be named: `npm run soak -- laws strengths`.
import { spawn } from 'node:child_process';
import { botRatings } from './botRatings.ts';
import { doors } from './doors.ts';
import { embedded, onPostgres } from './grounds.ts';
import { openings } from './openings.ts';
import { strengths } from './strengths.ts';
import { tables } from './tables.ts';

const vitest =
  (environment: Readonly<Record<string, string>>, ...files: string[]) =>
  (): Promise<boolean> =>
    new Promise((resolve) => {
      const child = spawn(
        process.execPath,
        ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=0', ...files],
        {
          stdio: 'inherit',
          env: { ...process.env, ...environment },
        },
      );
      child.on('exit', (code) => resolve(code === 0));
    });

async function playedOnPostgres(nodeCount: 1 | 2): Promise<boolean> {
  const ground = await onPostgres(nodeCount);
  if (ground) return tables(ground);
  console.error('not run: PostgreSQL or Redis is not on this machine');
  return false;
}

const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  laws: vitest({ TOPLA_SEEDS: '200', TOPLA_PUZZLE_SEEDS: '500' }, 'tests/conformance', 'src/puzzles'),
  fuzz: vitest({ TOPLA_FUZZ: '10000' }, 'tests/faults/fuzz.test.ts'),
  hands: vitest(
    { TOPLA_HANDS: 'all' },
    'tests/e2e/play/boardGames.test.ts',
    'tests/e2e/play/cardGames.test.ts',
  ),
  doors,
  tables: async () => tables(await embedded()),
  tablesOnPostgres: () => playedOnPostgres(1),
  tablesOnTwoNodes: () => playedOnPostgres(2),
  racesOnTwoNodes: vitest({ TOPLA_RACES: '300' }, '--retry=0', 'tests/cluster/racesOnTwoNodes.test.ts'),
  strengths,
  botRatings,
  openings,
};

const asked = process.argv.slice(2);
let isFine = true;
for (const [name, run] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  isFine = (await run()) && isFine;
}
process.exit(isFine ? 0 : 1);
