// The thread on which the embedded PostgreSQL runs, so that no query ever holds up a game.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles, startParameters, syncDirectory, syncTree } from './durableFiles.ts';
import type { Ask, Outcome, Reply, SqlFault, ThreadSettings } from './messages.ts';

enableCompileCache();

/** Type numbers of PostgreSQL whose values are plain numbers here: bigint and numeric. */
const numbers = { 20: Number, 1700: Number };

const open = (directory: string): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableFiles(directory),
    startParams: [...startParameters],
    parsers: numbers,
  });

/** A first start that is cut short leaves only `*.tmp` behind. */
async function create(directory: string): Promise<void> {
  const unfinished = `${directory}.tmp`;
  rmSync(unfinished, { recursive: true, force: true });
  const lite = await open(unfinished);
  await lite.close();
  syncTree(unfinished);
  renameSync(unfinished, directory);
  syncDirectory(dirname(directory));
}

const faultOf = (error: unknown): SqlFault => {
  const text = (key: string): string | undefined => {
    const value = error instanceof Error ? Reflect.get(error, key) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return { message: text('message') ?? String(error), code: text('code'), constraint: text('constraint') };
};

/** Rolls back on failure, so that no transaction stays open. */
async function runScript(lite: PGlite, sql: string): Promise<Outcome> {
  try {
    const results = await lite.exec(sql);
    return { kind: 'rows', rows: results.flatMap(({ rows }) => rows), affected: undefined };
  } catch (error) {
    await lite.exec('rollback');
    throw error;
  }
}

async function answer(lite: PGlite, { sql, parameters, isScript }: Ask): Promise<Outcome> {
  try {
    if (isScript) return await runScript(lite, sql);
    const { rows, affectedRows } = await lite.query(sql, [...parameters]);
    return { kind: 'rows', rows, affected: affectedRows };
  } catch (error) {
    return { kind: 'fault', fault: faultOf(error) };
  }
}

const alone = async (lite: PGlite, asks: readonly Ask[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const ask of asks) outcomes.push(await answer(lite, ask));
  return outcomes;
};

const begin: Ask = { sql: 'begin', parameters: [] };
const commit: Ask = { sql: 'commit', parameters: [] };
const rollback: Ask = { sql: 'rollback', parameters: [] };

/** Runs waiting statements in one transaction; if one fails, each is run by itself. */
async function together(lite: PGlite, asks: readonly Ask[]): Promise<Outcome[]> {
  if (asks.length === 1) return alone(lite, asks);
  const outcomes: Outcome[] = [];
  await answer(lite, begin);
  for (const ask of asks) {
    const outcome = await answer(lite, ask);
    if (outcome.kind === 'fault') break;
    outcomes.push(outcome);
  }
  const isWhole = outcomes.length === asks.length && (await answer(lite, commit)).kind === 'rows';
  if (isWhole) return outcomes;
  await answer(lite, rollback);
  return alone(lite, asks);
}

async function run({ directory }: ThreadSettings): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('not on a thread');
  const send = (reply: Reply) => port.postMessage(reply);
  try {
    if (!existsSync(directory)) await create(directory);
    const lite = await open(directory);
    port.on('message', async (asks: readonly Ask[] | 'close') => {
      if (asks !== 'close') return send({ kind: 'done', outcomes: await together(lite, asks) });
      await lite.close();
      send({ kind: 'closed' });
      port.close();
    });
    send({ kind: 'open' });
  } catch (error) {
    send({ kind: 'failed', message: faultOf(error).message });
  }
}

await run(workerData);
