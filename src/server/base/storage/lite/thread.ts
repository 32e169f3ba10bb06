// The thread on which the embedded PostgreSQL runs, so that no query ever holds up a game.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles, startParameters, syncDirectory, syncTree } from './durableFiles.ts';
import type { Reply, StatementOutcome, ThreadMessage, ThreadRequest, ThreadSettings } from './messages.ts';
import { faultOf, Statements } from './statements.ts';

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

/** Rolls back on failure, so that no transaction stays open. */
async function runScript(lite: PGlite, sql: string): Promise<StatementOutcome> {
  try {
    const results = await lite.exec(sql);
    return { kind: 'rows', rows: results.flatMap(({ rows }) => rows), affected: undefined };
  } catch (error) {
    await lite.exec('rollback');
    throw error;
  }
}

const alone = async (statements: Statements, asks: readonly ThreadRequest[]): Promise<StatementOutcome[]> => {
  const outcomes: StatementOutcome[] = [];
  for (const ask of asks) outcomes.push(...(await statements.run([ask])));
  return outcomes;
};

/** Independent statements in one commit; if one fails, each is run by itself. */
async function together(statements: Statements, asks: readonly ThreadRequest[]): Promise<StatementOutcome[]> {
  await statements.forgetTooMany();
  const outcomes = await statements.run(asks);
  const isWhole = outcomes.length === asks.length && outcomes.every(({ kind }) => kind === 'rows');
  return isWhole || asks.length === 1 ? outcomes : alone(statements, asks);
}

async function answer(
  lite: PGlite,
  statements: Statements,
  message: ThreadMessage,
): Promise<readonly StatementOutcome[]> {
  try {
    if (message.kind === 'script') return [await runScript(lite, message.sql)];
    const { asks } = message;
    return await (message.kind === 'together' ? together(statements, asks) : statements.run(asks));
  } catch (error) {
    return [{ kind: 'fault', fault: faultOf(error) }];
  }
}

async function run({ directory }: ThreadSettings): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('not on a thread');
  const send = (reply: Reply) => port.postMessage(reply);
  try {
    if (!existsSync(directory)) await create(directory);
    const lite = await open(directory);
    const statements = new Statements(lite);
    port.on('message', async (message: ThreadMessage | 'close') => {
      if (message !== 'close')
        return send({ kind: 'done', outcomes: await answer(lite, statements, message) });
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
