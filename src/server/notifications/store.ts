// Store of notifications: one row a person and subject.
import { type Insertable, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { NotificationContent, NotificationsTable } from '../storage/schema/notifications.ts';

export interface StoredNotification {
  readonly id: string;
  readonly told: NotificationContent;
  readonly room_id: string | null;
  readonly sent_at: number;
  readonly read_at: number | null;
  /** Of the table it is about; null when that is not there any more. */
  readonly room_status: number | null;
}

/** `new`: inserted. `renewed`: existed, now unread and on top. `known`: existed, nothing was written. */
export type Written = 'new' | 'renewed' | 'known';

export async function writeNotification(
  database: Database,
  row: Insertable<NotificationsTable>,
  mayRenew: boolean,
): Promise<{ readonly written: Written; readonly id: string }> {
  const added = await database
    .insertInto('notifications')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { written: 'new', id: added.id };
  if (!mayRenew) return { written: 'known', id: '' };
  const { told, sent_at } = row;
  const renewed = await database
    .updateTable('notifications')
    .set({ told, sent_at, read_at: null })
    .where('user_id', '=', row.user_id)
    .where('subject', '=', row.subject)
    .returning('id')
    .executeTakeFirst();
  return renewed ? { written: 'renewed', id: renewed.id } : { written: 'known', id: '' };
}

const ofPerson = (database: Database, userId: string) =>
  database
    .selectFrom('notifications as n')
    .leftJoin('rooms as r', 'r.id', 'n.room_id')
    .select(['n.id', 'n.told', 'n.room_id', 'n.sent_at', 'n.read_at', 'r.status as room_status'])
    .where('n.user_id', '=', userId);

/** Newest first. */
export const readNotifications = (
  database: Database,
  userId: string,
  part: { readonly since: number; readonly skip: number; readonly most: number },
): Promise<StoredNotification[]> =>
  ofPerson(database, userId)
    .where('n.sent_at', '>', part.since)
    .orderBy('n.sent_at', 'desc')
    .orderBy('n.id')
    .offset(part.skip)
    .limit(part.most)
    .execute();

export const readNotification = (
  database: Database,
  userId: string,
  id: string,
): Promise<StoredNotification | undefined> =>
  ofPerson(database, userId).where('n.id', '=', id).executeTakeFirst();

export async function countUnread(database: Database, userId: string, since: number): Promise<number> {
  const { unread } = await database
    .selectFrom('notifications')
    .select((is) => is.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

export async function writeAllRead(database: Database, userId: string, now: number): Promise<void> {
  await database
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
}

export async function removeNotificationsOf(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('notifications').where('user_id', '=', userId).execute();
}

/** Everybody's that are too old, and of this person those beyond the newest. */
export async function removeNotifications(
  database: Database,
  userId: string,
  { sentBefore, keep }: { readonly sentBefore: number; readonly keep: number },
): Promise<void> {
  await sql`
    delete from notifications
    where sent_at <= ${sentBefore} or id in (
      select id from notifications where user_id = ${userId}
      order by sent_at desc, id offset ${keep}
    )`.execute(database);
}
