// Store of push: the browsers that want notifications, and what waits to be sent there.
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { NotificationContent } from '../../base/storage/schema/notifications.ts';
import type { PushSubscriptionsTable } from '../../base/storage/schema/push.ts';
import { waitsForPerson } from '../../base/storage/waitingTurns.ts';
import { type Queue, takeDue } from '../queue/queue.ts';

/** One for each session and one for each browser: what either had before is replaced. */
export async function writeSubscription(
  database: Database,
  subscription: Insertable<PushSubscriptionsTable>,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('push_subscriptions')
      .where((is) =>
        is.or([is('session_id', '=', subscription.session_id), is('endpoint', '=', subscription.endpoint)]),
      )
      .execute();
    await trx
      .insertInto('push_subscriptions')
      .values(subscription)
      .onConflict((conflict) => conflict.doNothing()) // the same browser asked twice at once
      .execute();
  });
}

export async function hasSubscription(database: Database, sessionId: string): Promise<boolean> {
  const row = await database
    .selectFrom('push_subscriptions')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeSubscriptionOf(database: Database, sessionId: string): Promise<void> {
  await database.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}

export async function removeSubscription(database: Database, id: string): Promise<void> {
  await database.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** Notifications of these kinds wait for every browser of their readers; one that is renewed waits again. False: there is none. */
export async function writePushes(
  database: Database,
  ids: readonly string[],
  kinds: readonly string[],
  now: number,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into pushes (notification_id, subscription_id, due_at, next_try_at)
    select n.id, s.id, ${now}, ${now}
    from notifications n join push_subscriptions s on s.user_id = n.user_id
    where n.id = any(${ids}::uuid[]) and n.content ->> 'kind' = any(${kinds}::text[])
    on conflict (notification_id, subscription_id)
    do update set due_at = excluded.due_at, next_try_at = excluded.next_try_at, tries = 0`.execute(database);
  return numAffectedRows > 0n;
}

export const pushQueue: Queue<'notification_id' | 'subscription_id'> = {
  table: 'pushes',
  key: ['notification_id', 'subscription_id'],
  waiting: sql`true`, // what has arrived or was given up is deleted
  dueAt: 'due_at',
  nextTryAt: 'next_try_at',
  tries: 'tries',
  leaseMs: 60_000,
  rest: { firstMs: 60_000, longestMs: 16 * 60_000 },
};

export interface WaitingPush {
  readonly notification_id: string;
  readonly subscription_id: string;
  readonly tries: number;
  readonly user_id: string;
  readonly content: NotificationContent;
  readonly read_at: number | null;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly session_id: string;
  /** At how many tables it is the reader's turn. */
  readonly turns: number;
}

export async function takePushes(database: Database, now: number, most: number): Promise<WaitingPush[]> {
  const { rows } = await sql<WaitingPush>`
    with taken as (${takeDue(pushQueue, now, most)})
    select t.notification_id, t.subscription_id, t.tries, n.user_id, n.content, n.read_at,
      s.endpoint, s.p256dh, s.auth, s.session_id,
      (select count(*)::int from daily_turns d where d.user_id = n.user_id and ${waitsForPerson}) as turns
    from taken t
    join notifications n on n.id = t.notification_id
    join push_subscriptions s on s.id = t.subscription_id`.execute(database);
  return rows;
}

type PushKey = Pick<WaitingPush, 'notification_id' | 'subscription_id'>;

export async function removePush(database: Database, push: PushKey): Promise<void> {
  await database
    .deleteFrom('pushes')
    .where('notification_id', '=', push.notification_id)
    .where('subscription_id', '=', push.subscription_id)
    .execute();
}

/** Not before then; `tries` starts anew where it only waits for its time. */
export async function putOff(database: Database, push: PushKey, until: number, tries: number): Promise<void> {
  await database
    .updateTable('pushes')
    .set({ due_at: until, next_try_at: until, tries })
    .where('notification_id', '=', push.notification_id)
    .where('subscription_id', '=', push.subscription_id)
    .execute();
}
