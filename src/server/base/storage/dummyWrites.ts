// Dummy writes against a timing side channel: an unknown address takes as long as a known one.
import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

/** Runs as many statements as a mailed link would, with a real commit, so that both take the same time. */
export async function writeDummyLink(database: Database, now: number): Promise<void> {
  await database.deleteFrom('mail_tokens').where('user_id', '=', randomUUID()).execute();
  await writeDummyMail(database, now);
}

export async function writeDummyMail(database: Database, now: number): Promise<void> {
  const id = randomUUID();
  const nothing = { recipient: '', subject: '', body: '', link: null };
  await database
    .insertInto('mails')
    .values({ id, ...nothing, created_at: now, sent_at: now, next_try_at: now })
    .execute();
  await database.deleteFrom('mails').where('id', '=', id).execute();
}
