// The database of version 1 as it really was: its rows, and what its own API answered about them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { MatchView } from '../../../src/contract/play/tables.ts';
import { DurableFiles, startParameters } from '../../../src/server/base/storage/lite/durableFiles.ts';

export interface ExpectedPerson {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly sessionId: string;
  readonly jti: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

interface Expected {
  readonly madeAt: number;
  readonly signingKey: string;
  readonly publicUrl: string;
  readonly teamId: string;
  readonly lobby: string;
  readonly tables: Readonly<
    Record<'running' | 'backgammon', { room: string; views: Readonly<Record<string, MatchView>> }>
  >;
  readonly people: Readonly<Record<'ada' | 'bo' | 'twin' | 'cem' | 'dea', ExpectedPerson>>;
  /** Rows by table. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface Version1 {
  readonly sql: string;
  readonly expected: Expected;
}

const read = (name: string) => readFile(new URL(`../../api/base/fixtures/${name}`, import.meta.url), 'utf8');

/** With all times moved, as if that server had been stopped a minute ago: long enough to be missed by others. */
export async function version1(): Promise<Version1> {
  const [sql, json] = [await read('version1.sql'), await read('version1.json')];
  const { madeAt }: Expected = JSON.parse(json);
  const by = Date.now() - 60_000 - madeAt;
  return { sql: moved(sql, by), expected: JSON.parse(moved(json, by)) };
}

const moved = (text: string, by: number): string =>
  text
    .replaceAll(/(?<![\w.-])179\d{10}(?![\w.-])/g, (ms) => String(Number(ms) + by))
    .replaceAll(/"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g, (_, time: string) =>
      JSON.stringify(new Date(Date.parse(time) + by).toISOString()),
    );

/** In the directory in which a server keeps its embedded database. */
export async function loadEmbedded(dataDirectory: string, sql: string): Promise<void> {
  const lite = await PGlite.create({
    fs: new DurableFiles(join(dataDirectory, 'database')),
    startParams: [...startParameters],
  });
  await lite.exec(sql);
  await lite.close();
}

export async function loadPostgres(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
