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

/**
 * `new`: inserted, or written over one that was read or told something else. `renewed`: moved to the top again,
 * unread. `known`: nothing was written.
 */
export type Written = 'new' | 'renewed' | 'known';

export async function writeNotification(
  database: Database,
  row: Insertable<NotificationsTable>,
  renew: 'always' | 'news' | undefined,
): Promise<{ readonly written: Written; readonly id: string }> {
  const added = await database
    .insertInto('notifications')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { written: 'new', id: added.id };
  return renew ? renewNotification(database, row, renew) : { written: 'known', id: '' };
}

async function renewNotification(
  database: Database,
  { user_id, subject, told, sent_at }: Insertable<NotificationsTable>,
  renew: 'always' | 'news',
): Promise<{ readonly written: Written; readonly id: string }> {
  const { rows } = await sql<{ id: string; isNews: boolean }>`
    with earlier as (
      select id, read_at, told from notifications
      where user_id = ${user_id} and subject = ${subject} for update
    )
    update notifications n set told = ${told}::jsonb, sent_at = ${sent_at}, read_at = null
    from earlier
    where n.id = earlier.id and (
      ${renew === 'always'} or earlier.told ->> 'kind' is distinct from (${told}::jsonb) ->> 'kind'
      or earlier.told ->> 'since' is distinct from (${told}::jsonb) ->> 'since'
    )
    returning n.id, earlier.told ->> 'kind' is distinct from n.told ->> 'kind'
      or (${renew === 'news'} and earlier.read_at is not null) as "isNews"`.execute(database);
  const [renewed] = rows;
  if (!renewed) return { written: 'known', id: '' };
  return { written: renewed.isNews ? 'new' : 'renewed', id: renewed.id };
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
