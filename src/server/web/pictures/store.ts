// Store of uploaded pictures and their owners.
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { PicturesTable } from '../../base/storage/schema/people.ts';

export async function writePicture(database: Database, picture: Insertable<PicturesTable>): Promise<void> {
  await database.insertInto('pictures').values(picture).execute();
}

/** Null: there is none of this name. `onDisk`: a version that kept pictures on the disk took it. */
export async function readContent(database: Database, name: string): Promise<Uint8Array | 'onDisk' | null> {
  const row = await database
    .selectFrom('pictures')
    .select('content')
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? (row.content ?? 'onDisk') : null;
}

export async function readNamesOnDisk(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('pictures').select('name').where('content', 'is', null).execute();
  return rows.map(({ name }) => name);
}

export async function writeContent(database: Database, name: string, content: Uint8Array): Promise<void> {
  await database.updateTable('pictures').set({ content }).where('name', '=', name).execute();
}

/** Bytes of all pictures of a person, or of a team. */
export async function pictureBytes(
  database: Database,
  whose: { readonly column: 'user_id' | 'team_id'; readonly id: string },
): Promise<number> {
  const { bytes } = await database
    .selectFrom('pictures')
    .select((is) => is.fn.sum<number | null>('bytes').as('bytes'))
    .where(whose.column, '=', whose.id)
    .executeTakeFirstOrThrow();
  return bytes ?? 0;
}

/** Marks as replaced; deleted some days later. */
export async function writeReplaced(database: Database, name: string, now: number): Promise<void> {
  await database.updateTable('pictures').set({ replaced_at: now }).where('name', '=', name).execute();
}

/** All uploads of a person, except logos of teams and pictures of trivia that are still in use. */
export async function writePicturesReplaced(database: Database, userId: string, now: number): Promise<void> {
  await sql`
    update pictures set replaced_at = ${now}
    where user_id = ${userId} and replaced_at is null
      and not exists (select from teams where avatar like '%/' || pictures.name)
      and not exists (select from trivia where position(pictures.name in questions::text) > 0)`.execute(
    database,
  );
}

/** Uploads for a team that is gone; what people show of themselves stays. */
export async function writeTeamPicturesReplaced(
  database: Database,
  teamId: string,
  now: number,
): Promise<void> {
  await sql`
    update pictures set replaced_at = ${now}
    where team_id = ${teamId} and replaced_at is null
      and not exists (select from people p where p.id = pictures.user_id
        and (p.avatar like '%/' || pictures.name or p.background like '%/' || pictures.name))`.execute(
    database,
  );
}

export async function takeReplacedPictures(database: Database, replacedBefore: number): Promise<string[]> {
  const rows = await database
    .deleteFrom('pictures')
    .where('replaced_at', '<', replacedBefore)
    .returning('name')
    .execute();
  return rows.map((row) => row.name);
}
