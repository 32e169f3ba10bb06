// Entry point. Enables the compile cache and begins to open the database before anything else is loaded.
import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';

enableCompileCache();

async function serve(): Promise<void> {
  const { open } = await import('./run/start/opening.ts');
  const opening = open();
  const module = import.meta.resolve('../games/load.ts');
  const puzzleModule = import.meta.resolve('../puzzles/load.ts');
  const [{ run }, { games }, { puzzles }, { contests }] = await Promise.all([
    import('./run/start/run.ts'),
    import('../games/load.ts'),
    import('../puzzles/load.ts'),
    import('../contests/load.ts'),
  ]);
  await run(opening, { games, module, puzzles, puzzleModule, contests });
}

/** Several nodes only on PostgreSQL: one process starts them and does nothing else. */
async function serveWithNodes(): Promise<void> {
  const { superviseNodes } = await import('./run/start/supervise.ts');
  if (!superviseNodes(process.env)) await serve();
}

await (cluster.isPrimary && process.env.DATABASE_URL ? serveWithNodes() : serve());
