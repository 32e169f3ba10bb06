// Opens the embedded database: one directory, one process, one thread.
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { WallClock } from '../../shared/clock.ts';
import type { OpenDatabase } from '../database.ts';
import { prepareDataDirectory } from '../dataDirectory.ts';
import { migrate } from '../migrate.ts';
import type { Schema } from '../schema/schema.ts';
import { LiteConnection, patientLimits, usualLimits } from './connection.ts';
import { ConnectionQueue } from './connectionQueue.ts';
import { liteDialect } from './dialect.ts';
import { hotBackupOf } from './hotBackup.ts';
import { startHousekeeping } from './housekeeping.ts';
import { lockDirectory } from './lock.ts';
import { orFullDisk, refuseFullDisk, watchSpace } from './space.ts';

export interface LiteSettings {
  /** The directory that holds `database`, the lock and the signing key. */
  readonly dataDirectory: string;
  readonly leastFreeMebibytes: number;
}

export async function openLite(
  settings: LiteSettings,
  clock: WallClock,
  onLost: (why: string) => void,
): Promise<OpenDatabase> {
  const { dataDirectory, leastFreeMebibytes } = settings;
  prepareDataDirectory(dataDirectory);
  const directory = join(dataDirectory, 'database');
  const lock = await orFullDisk(dataDirectory, () => lockDirectory(directory, clock.now()));
  refuseFullDisk(dataDirectory, leastFreeMebibytes);
  const connection = await orFullDisk(dataDirectory, () => LiteConnection.open({ directory }, clock, onLost));
  const queue = new ConnectionQueue();
  const database = new Kysely<Schema>({ dialect: liteDialect(connection, queue) });
  const moves = new Kysely<Schema>({ dialect: liteDialect(connection, queue, usualLimits, 'moves') });
  const runScript = async (script: string): Promise<unknown[]> => {
    await queue.take('alone');
    try {
      return (await connection.ask({ kind: 'script', sql: script }, patientLimits)).rows;
    } finally {
      const pass = () => queue.pass();
      connection.settled().then(pass, pass);
    }
  };
  const patient = new Kysely<Schema>({ dialect: liteDialect(connection, queue, patientLimits) });
  await migrate(patient);
  const space = watchSpace(dataDirectory, leastFreeMebibytes, async (isLow) => {
    await sql`set default_transaction_read_only = ${sql.lit(isLow ? 'on' : 'off')}`.execute(database);
  });
  const hotBackup = hotBackupOf(patient);
  const stopHousekeeping = startHousekeeping(patient, () => space.isLow() || hotBackup.isOpen());
  return {
    rows: database,
    moves,
    isEmbedded: true,
    isReadOnly: space.isLow,
    runScript,
    hotBackup,
    async close() {
      space.stop();
      stopHousekeeping();
      await connection.close();
      lock.release();
    },
  };
}
