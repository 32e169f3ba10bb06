// Online backup of the embedded database: PostgreSQL's own base backup, while turns go on being stored.
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/** Between `begin` and `end` the files of the database may be copied one after the other; the journal makes them one state. */
export interface HotBackup {
  begin(): Promise<void>;
  /** The text of `backup_label`, which has to lie beside the copied files. The journal is to be copied after this. */
  end(): Promise<string>;
  isOpen(): boolean;
}

/** `database` must be a patient one. Checkpoints must pause while a backup is open: they recycle the journal. */
export function hotBackupOf(database: Kysely<Schema>): HotBackup {
  let isOpen = false;
  return {
    isOpen: () => isOpen,
    async begin() {
      if (isOpen) throw new Error('another backup is being made');
      isOpen = true;
      try {
        await sql`select pg_backup_start('topla', true)`.execute(database);
      } catch (error) {
        isOpen = false;
        throw error;
      }
    },
    async end() {
      try {
        const { rows } = await sql<{ label: string }>`
          select labelfile as label from pg_backup_stop(false)`.execute(database);
        return rows[0]?.label ?? '';
      } finally {
        isOpen = false;
      }
    },
  };
}
