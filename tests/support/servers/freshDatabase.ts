// A database of its own for a test file, brought to the present step: copied from one that was migrated once.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
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

/** In this process and in memory: quick, and gone afterwards. */
export async function freshDatabase(): Promise<OpenDatabase> {
  const copy = await readFile(await migratedCopy());
  const pglite = await PGlite.create({ parsers, loadDataDir: new Blob([copy]) });
  const rows = rowsOf(pglite);
  return {
    rows,
    isEmbedded: true,
    isReadOnly: () => false,
    hotBackup: null,
    runScript: async (script) => (await pglite.exec(script)).flatMap((result) => result.rows),
    close: () => rows.destroy(),
  };
}
