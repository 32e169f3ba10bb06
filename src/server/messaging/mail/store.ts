// Store of mails: until they are sent, or for the outbox page.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { MailsTable } from '../../base/storage/schema/mail.ts';

export type StoredMail = Selectable<MailsTable>;

export async function writeMail(database: Database, mail: Insertable<MailsTable>): Promise<void> {
  await database.insertInto('mails').values(mail).execute();
}

export const readNewestMails = (database: Database, most: number): Promise<StoredMail[]> =>
  database.selectFrom('mails').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(most).execute();

/** How long a mail rests after a try: twice as long each time, up to a bound. */
export interface Rest {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** The next one due, taken so that no other node sends it too. */
export async function takeMail(
  database: Database,
  { now, rest, mostAttempts }: { readonly now: number; readonly rest: Rest; readonly mostAttempts: number },
): Promise<StoredMail | null> {
  const { rows } = await sql<StoredMail>`
    update mails set
      attempts = attempts + 1,
      next_try_at = ${now}::bigint + least(${rest.longestMs}::bigint, ${rest.firstMs}::bigint << least(attempts, 20))
    where id = (
      select id from mails
      where sent_at is null and given_up_at is null and next_try_at <= ${now} and attempts < ${mostAttempts}
      order by next_try_at limit 1 for update skip locked
    )
    returning *`.execute(database);
  return rows[0] ?? null;
}

/** Clears the content of a sent mail: its link is a secret. */
const emptied = { subject: '', body: '', html: '', link: null, unsubscribe: null };

export async function writeSent(database: Database, id: string, now: number): Promise<void> {
  await database
    .updateTable('mails')
    .set({ sent_at: now, ...emptied })
    .where('id', '=', id)
    .execute();
}

export async function writeGivenUp(database: Database, id: string, now: number): Promise<void> {
  await database
    .updateTable('mails')
    .set({ given_up_at: now, ...emptied })
    .where('id', '=', id)
    .execute();
}

/** Deletes all mails to an address, sent or not, with its account. */
export async function removeMailsTo(database: Database, email: string): Promise<void> {
  await database.deleteFrom('mails').where('recipient', '=', email).execute();
}
