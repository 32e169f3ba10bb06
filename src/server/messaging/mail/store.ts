// Store of mails: until they are sent, or for the outbox page.
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { MailsTable } from '../../base/storage/schema/mail.ts';
import { emailKey } from '../../people/store.ts';
import { type Queue, takeDue } from '../queue/queue.ts';

export type StoredMail = Selectable<MailsTable>;

export async function writeMail(database: Database, mail: Insertable<MailsTable>): Promise<void> {
  await database.insertInto('mails').values(mail).execute();
}

export const readNewestMails = (database: Database, most: number): Promise<StoredMail[]> =>
  database.selectFrom('mails').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(most).execute();

/** With an hour between the later ones: about a day. */
export const mostAttempts = 30;

export const mailQueue: Queue<'id'> = {
  table: 'mails',
  key: ['id'],
  waiting: sql`sent_at is null and given_up_at is null and attempts < ${mostAttempts}`,
  dueAt: 'next_try_at',
  nextTryAt: 'next_try_at',
  tries: 'attempts',
  leaseMs: 60_000,
  rest: { firstMs: 60_000, longestMs: 60 * 60_000 },
};

export async function takeMails(database: Database, now: number, most: number): Promise<StoredMail[]> {
  const { rows } = await sql<StoredMail>`${takeDue(mailQueue, now, most)}`.execute(database);
  return rows;
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

/** In whatever spelling of the address. */
export const isSentTo = (email: string): RawBuilder<boolean> =>
  sql<boolean>`(recipient = ${email} or lower(normalize(btrim(recipient), NFC)) = ${emailKey(email)})`;

/** Deletes all mails to an address, sent or not, with its account. */
export async function removeMailsTo(database: Database, email: string): Promise<void> {
  await database.deleteFrom('mails').where(isSentTo(email)).execute();
}
