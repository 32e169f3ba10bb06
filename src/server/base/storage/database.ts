// The interface of an open database, embedded or PostgreSQL server.
import type { Kysely } from 'kysely';
import type { HotBackup } from './lite/hotBackup.ts';
import type { Schema } from './schema/schema.ts';

export type Database = Kysely<Schema>;

export interface OpenDatabase {
  readonly rows: Database;
  /** The same rows: statements that moves wait for. On the embedded database they are next after what is running. */
  readonly moves: Database;
  readonly isEmbedded: boolean;
  /** The disk is nearly full: writes are refused until there is room again. */
  isReadOnly(): boolean;
  /** Runs several statements without parameters, as pg-boss needs to create its tables; null where pg-boss has connections of its own. */
  readonly runScript: ((sql: string) => Promise<unknown[]>) | null;
  /** Null on a PostgreSQL server, which is backed up with its own tools. */
  readonly hotBackup: HotBackup | null;
  close(): Promise<void>;
}
