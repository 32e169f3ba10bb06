// Store of webhooks and of what is or was sent to them; the deliveries are a queue.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { NoAnswer, WebhookEvent } from '../../../contract/admin/webhooks.ts';
import type { Database } from '../../base/storage/database.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from '../../base/storage/schema/webhooks.ts';
import { type Queue, takeDue } from '../queue/queue.ts';

export type StoredDelivery = Selectable<WebhookDeliveriesTable>;

/** After 1, 2, 4 … minutes and at last every six hours: a day and a few hours. */
export const mostWebhookTries = 13;

const waiting = sql`delivered_at is null and given_up_at is null`;

/** `deliveryId`: of that one alone; null: of all. */
export const webhookQueue = (deliveryId: string | null): Queue<'id'> => ({
  table: 'webhook_deliveries',
  key: ['id'],
  waiting: deliveryId === null ? waiting : sql`${waiting} and id = ${deliveryId}`,
  dueAt: 'next_try_at',
  nextTryAt: 'next_try_at',
  tries: 'tries',
  leaseMs: 30_000,
  rest: { firstMs: 60_000, longestMs: 6 * 60 * 60_000 },
});

export interface DueDelivery extends StoredDelivery {
  readonly team_id: string;
  readonly url: string;
  readonly secret: string;
  readonly off_since: number | null;
}

export async function takeDeliveries(
  database: Database,
  queue: Queue<'id'>,
  now: number,
  most: number,
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with taken as (${takeDue(queue, now, most)})
    select taken.*, w.team_id, w.url, w.secret, w.off_since
    from taken join webhooks w on w.id = taken.webhook_id`.execute(database);
  return rows;
}

export interface Tried {
  readonly at: number;
  readonly status: number | null;
  readonly failure: NoAnswer | null;
  readonly answer: string;
  readonly tookMs: number;
  readonly outcome: 'delivered' | 'givenUp' | 'later';
}

export async function writeTried(database: Database, id: string, tried: Tried): Promise<void> {
  const { at, status, failure, answer, tookMs, outcome } = tried;
  await database
    .updateTable('webhook_deliveries')
    .set({ tried_at: at, status, failure, answer, took_ms: tookMs })
    .$if(outcome === 'delivered', (update) => update.set({ delivered_at: at }))
    .$if(outcome === 'givenUp', (update) => update.set({ given_up_at: at }))
    .where('id', '=', id)
    .execute();
}

/** What else waits for an address that took nothing is not tried before it: one address does not hold up the others. */
export async function postponeOthers(
  database: Database,
  { webhook_id, next_try_at }: StoredDelivery,
): Promise<void> {
  await sql`
    update webhook_deliveries set next_try_at = ${next_try_at}
    where webhook_id = ${webhook_id} and next_try_at < ${next_try_at} and ${waiting}`.execute(database);
}

/** What waits is given up. False: it was off already, or is gone. */
export async function writeWebhookOff(database: Database, webhookId: string, now: number): Promise<boolean> {
  const row = await database
    .updateTable('webhooks')
    .set({ off_since: now })
    .where('id', '=', webhookId)
    .where('off_since', 'is', null)
    .returning('id')
    .executeTakeFirst();
  await sql`update webhook_deliveries set given_up_at = ${now} where webhook_id = ${webhookId} and ${waiting}`.execute(
    database,
  );
  return row !== undefined;
}

export async function writeWebhookOn(
  database: Database,
  teamId: string,
  webhookId: string,
): Promise<string | null> {
  const row = await database
    .updateTable('webhooks')
    .set({ off_since: null })
    .where('id', '=', webhookId)
    .where('team_id', '=', teamId)
    .returning('url')
    .executeTakeFirst();
  return row?.url ?? null;
}

/** Its address; null: the team has no such webhook. */
export async function writeWebhookEvents(
  database: Database,
  teamId: string,
  webhookId: string,
  events: readonly WebhookEvent[],
): Promise<string | null> {
  const row = await database
    .updateTable('webhooks')
    .set({ events: JSON.stringify(events) })
    .where('id', '=', webhookId)
    .where('team_id', '=', teamId)
    .returning('url')
    .executeTakeFirst();
  return row?.url ?? null;
}

export async function writeWebhook(database: Database, webhook: Insertable<WebhooksTable>): Promise<void> {
  await database.insertInto('webhooks').values(webhook).execute();
}

/** Its address; null: the team has no such webhook. */
export async function removeStoredWebhook(
  database: Database,
  teamId: string,
  webhookId: string,
): Promise<string | null> {
  const row = await database
    .deleteFrom('webhooks')
    .where('id', '=', webhookId)
    .where('team_id', '=', teamId)
    .returning('url')
    .executeTakeFirst();
  return row?.url ?? null;
}

export const readWebhooks = (database: Database, teamId: string) =>
  database
    .selectFrom('webhooks as w')
    .leftJoin('people as p', 'p.id', 'w.made_by')
    .select(['w.id', 'w.url', 'w.events', 'w.made_by', 'w.made_at', 'w.off_since'])
    .select(['p.name as maker_name', 'p.avatar as maker_avatar'])
    .where('w.team_id', '=', teamId)
    .orderBy('w.made_at', 'desc')
    .orderBy('w.id')
    .execute();

interface Deliveries {
  readonly teamId: string;
  readonly webhookId?: string;
  readonly deliveryId?: string;
  readonly most: number;
}

/** Newest first. */
export const readDeliveries = (
  database: Database,
  { teamId, webhookId, deliveryId, most }: Deliveries,
): Promise<StoredDelivery[]> =>
  database
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .selectAll('d')
    .where('w.team_id', '=', teamId)
    .$if(webhookId !== undefined, (query) => query.where('d.webhook_id', '=', webhookId ?? ''))
    .$if(deliveryId !== undefined, (query) => query.where('d.id', '=', deliveryId ?? ''))
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(most)
    .execute();

/** Due now, as if it had never been tried; null: the team has no such delivery. */
export async function writeAgain(
  database: Database,
  teamId: string,
  deliveryId: string,
  now: number,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update webhook_deliveries d set delivered_at = null, given_up_at = null, tries = 0, next_try_at = ${now}
    from webhooks w where w.id = d.webhook_id and w.team_id = ${teamId} and d.id = ${deliveryId}
    returning d.id`.execute(database);
  return rows[0]?.id ?? null;
}

export async function writeTest(
  database: Database,
  delivery: Pick<StoredDelivery, 'id' | 'webhook_id' | 'event' | 'body' | 'created_at'>,
): Promise<void> {
  await database
    .insertInto('webhook_deliveries')
    .values({ ...delivery, next_try_at: delivery.created_at, tries: 0, answer: '' })
    .execute();
}
