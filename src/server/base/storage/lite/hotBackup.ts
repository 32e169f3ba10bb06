// Online backup of the embedded database: PostgreSQL's own base backup, while turns go on being stored.
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/** Between `begin` and `end` the files of the database may be copied one after the other; the journal makes them one state. */
export interface HotBackup {
  begin(): Promise<void>;
  /** The text of `backup_label`, which has to lie beside the copied files. The journal is to be copied after this. */
  end(): Promise<string>;
  /** The journal is copied, or nobody wants the backup any more. */
  close(): Promise<void>;
  isOpen(): boolean;
}

/** `database` must be a patient one. Checkpoints must pause while a backup is open: they recycle the journal. */
export function hotBackupOf(database: Kysely<Schema>): HotBackup {
  let state: 'none' | 'begun' | 'ended' = 'none';
  async function end(): Promise<string> {
    state = 'ended';
    const { rows } = await sql<{ label: string }>`
      select labelfile as label from pg_backup_stop(false)`.execute(database);
    return rows[0]?.label ?? '';
  }
  return {
    isOpen: () => state !== 'none',
    async begin() {
      if (state !== 'none') throw new Error('another backup is being made');
      state = 'begun';
      try {
        await sql`select pg_backup_start('topla', true)`.execute(database);
      } catch (error) {
        state = 'none';
        throw error;
      }
    },
    end,
    async close() {
      try {
        if (state === 'begun') await end();
      } finally {
        state = 'none';
      }
    },
  };
}
