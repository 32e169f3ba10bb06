// A database of its own for a test file, brought to the present step: copied from one that was migrated once.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, type PGliteDialectConfig } from 'kysely';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import { migrate } from '../../../src/server/base/storage/migrate.ts';
import type { Schema } from '../../../src/server/base/storage/schema/schema.ts';

const migrationFiles = new URL('../../../src/server/base/storage/migrations/', import.meta.url);

const parsers = { 20: Number, 1700: Number };

const rowsOf = (pglite: PGlite): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });

/** Changes with every change of a migration. */
export async function stepMark(): Promise<string> {
  const files = (await readdir(migrationFiles)).toSorted();
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, migrationFiles))));
  return createHash('sha256').update(Buffer.concat(sources)).digest('hex').slice(0, 16);
}

async function migratedCopy(): Promise<string> {
  const file = join(tmpdir(), `topla-migrated-${await stepMark()}.tar`);
  if (existsSync(file)) return file;
  const pglite = await PGlite.create({ parsers });
  await migrate(rowsOf(pglite));
  const dump = await pglite.dumpDataDir('none');
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
  await pglite.close();
  return file;
}

/** A database that is emptied and used again: that takes a twentieth of the time of a new one. */
interface Used {
  readonly pglite: PGlite;
  /** Those of the last migration; a test that makes more of them leaves none to the next. */
  readonly tables: readonly string[];
  times: number;
}

const free: Used[] = [];
/** What was deleted stays in its files, so a database is not used for ever; a script, which has to end, uses it once. */
const mostTimes = import.meta.env === undefined ? 1 : 20;

async function tablesOf(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public'",
  );
  return rows.map(({ tablename }) => tablename);
}

async function newDatabase(): Promise<Used> {
  const copy = await readFile(await migratedCopy());
  const pglite = await PGlite.create({ parsers, loadDataDir: new Blob([copy]) });
  return { pglite, tables: await tablesOf(pglite), times: 0 };
}

/** As it was after the last migration: rows, sequences, and the schema that the jobs make for themselves. */
async function empty({ pglite, tables }: Used): Promise<void> {
  const others = (await tablesOf(pglite)).filter((table) => !tables.includes(table));
  for (const table of others) await pglite.exec(`drop table "${table}" cascade`);
  await pglite.exec(`
    set session_replication_role = replica;
    do $$
    declare name text;
    begin
      for name in select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and relname not like 'kysely%' and relname <> 'migrations'
      loop execute format('delete from %I', name); end loop;
      for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
      loop execute format('alter sequence %I restart', name); end loop;
    end $$;
    drop schema if exists pgboss cascade;
  `);
  await pglite.exec('discard all');
}

/** Queries in this process never wait for anything outside it: without a pause in between, whoever asks many at once stops timers and sockets for seconds, and connections are given up. */
const longestWithoutPauseMs = 50;
const inNextRound = setImmediate; // the real one, whatever a test replaces
let pausedAt = performance.now();

async function pauseNowAndThen(): Promise<void> {
  if (performance.now() - pausedAt < longestWithoutPauseMs) return;
  await new Promise<void>((resolve) => void inNextRound(resolve));
  pausedAt = performance.now();
}

/** What Kysely is given of a database: it ends with the test file, and nothing that runs late reaches the next one. */
function connectionTo(pglite: PGlite) {
  let isClosed = false;
  let running = 0;
  /** Whether it is open is asked after the pause: a test may have ended in it. */
  const whileOpen = async <Result>(
    act: () => Promise<Result>,
    closed: () => Promise<Result> = () => Promise.reject(new Error('the database of this test is closed')),
  ): Promise<Result> => {
    await pauseNowAndThen();
    if (isClosed) return closed();
    running++;
    try {
      return await act();
    } finally {
      running--;
    }
  };
  const connection: PGliteDialectConfig['pglite'] = {
    get closed() {
      return isClosed;
    },
    ready: true,
    waitReady: Promise.resolve(),
    close: async () => {
      isClosed = true;
    },
    query: (query, params, options) => whileOpen(() => pglite.query(query, params, options)),
    // Kysely waits for the beginning of a transaction and for nothing else: one that cannot begin never ends.
    transaction: (callback) =>
      whileOpen(
        () => pglite.transaction(callback),
        () => new Promise(() => {}),
      ),
  };
  return {
    connection,
    isIdle: () => running === 0,
    exec: (script: string) => whileOpen(() => pglite.exec(script)),
  };
}

/** In this process and in memory: quick, and gone afterwards. */
export async function freshDatabase(): Promise<OpenDatabase> {
  const used = free.pop() ?? (await newDatabase());
  const { pglite } = used;
  used.times++;
  const { connection, isIdle, exec } = connectionTo(pglite);
  const rows = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: connection }) });
  return {
    rows,
    moves: rows,
    isEmbedded: true,
    isReadOnly: () => false,
    hotBackup: null,
    runScript: async (script) => (await exec(script)).flatMap((result) => result.rows),
    async close() {
      await connection.close();
      // What still runs may never end, and closing would wait for it.
      if (!isIdle()) return void pglite.close().catch(() => {});
      if (used.times >= mostTimes) return pglite.close();
      await empty(used);
      free.push(used);
    },
  };
}
