// Mails as the database keeps them: until they are sent, or for the page that shows them.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { MailsTable } from './schema.ts';

export type StoredMail = Selectable<MailsTable>;

export async function writeMail(database: Database, mail: Insertable<MailsTable>): Promise<void> {
  await database.insertInto('mails').values(mail).execute();
}

export const readNewestMails = (database: Database, most: number): Promise<StoredMail[]> =>
  database.selectFrom('mails').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(most).execute();

/** The next one due, taken so that no other node sends it too. */
export async function takeMail(
  database: Database,
  {
    now,
    againAt,
    mostAttempts,
  }: { readonly now: number; readonly againAt: number; readonly mostAttempts: number },
): Promise<StoredMail | null> {
  const { rows } = await sql<StoredMail>`
    update mails set attempts = attempts + 1, next_try_at = ${againAt}
    where id = (
      select id from mails
      where sent_at is null and next_try_at <= ${now} and attempts < ${mostAttempts}
      order by next_try_at limit 1 for update skip locked
    )
    returning *`.execute(database);
  return rows[0] ?? null;
}

/** Its words are not needed any more, and the link in them is a secret. */
export async function writeSent(database: Database, id: string, now: number): Promise<void> {
  await database
    .updateTable('mails')
    .set({ sent_at: now, body: '', link: null })
    .where('id', '=', id)
    .execute();
}

export async function removeOldMails(database: Database, createdBefore: number): Promise<void> {
  await database.deleteFrom('mails').where('created_at', '<', createdBefore).execute();
}
