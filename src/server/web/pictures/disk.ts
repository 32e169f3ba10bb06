// Pictures of versions that kept them on the disk: shown from there, until each is in the database and its file removed.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../base/storage/database.ts';
import { readNamesOnDisk, writeContent } from './store.ts';

export interface PicturesOnDisk {
  /** Null: its file is not there. */
  read(name: string): Promise<Uint8Array | null>;
  /** Moves all that are left into the database. */
  takeIn(): Promise<void>;
  remove(name: string): Promise<void>;
}

export function diskOf(database: Database, dataDirectory: string): PicturesOnDisk {
  const pathOf = (name: string): string => join(dataDirectory, 'pictures', name);
  const read = (name: string) => readFile(pathOf(name)).catch(() => null);
  const remove = (name: string) => rm(pathOf(name), { force: true });

  return {
    read,
    async takeIn() {
      for (const name of await readNamesOnDisk(database)) {
        const content = await read(name);
        if (!content) continue;
        await writeContent(database, name, content);
        await remove(name);
      }
    },
    remove,
  };
}
