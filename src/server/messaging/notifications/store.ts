// Store of notifications: one row a person and subject.
import { type Insertable, sql } from 'kysely';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { Database } from '../../base/storage/database.ts';
import { isPersonHeld } from '../../base/storage/held.ts';
import type { NotificationContent, NotificationsTable } from '../../base/storage/schema/notifications.ts';
import type { EventState } from './kinds/kind.ts';

export interface StoredNotification {
  readonly id: string;
  readonly content: NotificationContent;
  readonly room_id: string | null;
  readonly sent_at: number;
  readonly read_at: number | null;
  /** The status of the table it is about; null once the table is deleted. */
  readonly room_status: number | null;
  /** Of the trivia, bingo or tournament it is about; null where it is about none. */
  readonly event_state: EventState | null;
}

/**
 * `new`: inserted, or replacing one that was read or had other content. `renewed`: moved to the top again,
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
  { user_id, subject, content, sent_at }: Insertable<NotificationsTable>,
  renew: 'always' | 'news',
): Promise<{ readonly written: Written; readonly id: string }> {
  const { rows } = await sql<{ id: string; isNews: boolean }>`
    with earlier as (
      select id, read_at, content from notifications
      where user_id = ${user_id} and subject = ${subject} for update
    )
    update notifications n set content = ${content}::jsonb, sent_at = ${sent_at}, read_at = null
    from earlier
    where n.id = earlier.id and (
      ${renew === 'always'} or earlier.content ->> 'kind' is distinct from (${content}::jsonb) ->> 'kind'
      or earlier.content ->> 'since' is distinct from (${content}::jsonb) ->> 'since'
    )
    returning n.id, earlier.content ->> 'kind' is distinct from n.content ->> 'kind'
      or (${renew === 'news'} and earlier.read_at is not null) as "isNews"`.execute(database);
  const [renewed] = rows;
  if (!renewed) return { written: 'known', id: '' };
  return { written: renewed.isNews ? 'new' : 'renewed', id: renewed.id };
}

/** Returns the ids that were written; people who had a notification of the subject before are left out. */
export async function writeNewNotifications(
  database: Database,
  rows: readonly Insertable<NotificationsTable>[],
): Promise<string[]> {
  const added = await database
    .insertInto('notifications')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'subject']).doNothing())
    .returning('id')
    .execute();
  return added.map(({ id }) => id);
}

/** Whether one of these people has a notification of the subject. */
export async function hasNotice(
  database: Database,
  userIds: readonly string[],
  subject: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', anyOf(userIds))
    .where('subject', '=', subject)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const eventState = sql<StoredNotification['event_state']>`case
  when n.content ->> 'bingoId' is not null then coalesce(
    (select case when phase <> 'finished' then 'open' when calls = 0 then 'cancelled' else 'over' end
      from bingo_sessions where id = (n.content ->> 'bingoId')::uuid), 'cancelled')
  when n.content ->> 'triviaId' is not null then coalesce(
    (select case when phase = 'completed' then 'over' else 'open' end
      from trivia where id = (n.content ->> 'triviaId')::uuid), 'cancelled')
  when n.content ->> 'tournamentId' is not null and n.content ->> 'kind' <> 'tournamentOver' then coalesce(
    (select case phase when 'finished' then 'over' when 'cancelled' then 'cancelled' else 'open' end
      from tournaments where id = (n.content ->> 'tournamentId')::uuid), 'cancelled')
  end`;

const withSubjects = (database: Database) =>
  database
    .selectFrom('notifications as n')
    .leftJoin('rooms as r', 'r.id', 'n.room_id')
    .select(['n.id', 'n.content', 'n.room_id', 'n.sent_at', 'n.read_at', 'r.status as room_status'])
    .select(eventState.as('event_state'));

/** Newest first. */
export const readNotifications = (
  database: Database,
  userId: string,
  part: { readonly since: number; readonly skip: number; readonly most: number },
): Promise<StoredNotification[]> =>
  withSubjects(database)
    .where('n.user_id', '=', userId)
    .where('n.sent_at', '>', part.since)
    .orderBy('n.sent_at', 'desc')
    .orderBy('n.id')
    .offset(part.skip)
    .limit(part.most)
    .execute();

export interface NewNotification extends StoredNotification {
  readonly user_id: string;
  /** The number of unread notifications of the person. */
  readonly unread: number;
}

export const readNew = (
  database: Database,
  ids: readonly string[],
  since: number,
): Promise<NewNotification[]> =>
  withSubjects(database)
    .select('n.user_id')
    .select(
      sql<number>`(select count(*)::int from notifications
        where user_id = n.user_id and read_at is null and sent_at > ${since})`.as('unread'),
    )
    .where('n.id', '=', anyOf(ids))
    .orderBy('n.sent_at')
    .execute();

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

/** Deletes everybody's notifications beyond the newest, but of people under a legal hold. */
export async function removeBeyond(database: Database, most: number): Promise<void> {
  await sql`
    delete from notifications where id in (
      select id from (
        select id, row_number() over (partition by user_id order by sent_at desc, id) as place
        from notifications
        where user_id in (select user_id from notifications group by user_id having count(*) > ${most})
      ) as placed
      where place > ${most}
    ) and not ${isPersonHeld(sql.ref('notifications.user_id'))}`.execute(database);
}
