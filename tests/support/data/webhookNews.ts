// What a team's webhooks are told, read where it waits to be sent.
import { randomUUID } from 'node:crypto';
import { webhookEvents } from '../../../src/contract/admin/webhooks.ts';
import type { Database } from '../../../src/server/base/storage/database.ts';

/** From now on; answers what was told so far of one event, a word each. */
export async function followByWebhook(
  database: Database,
  teamId: string,
): Promise<(eventId: string) => Promise<string[]>> {
  const id = randomUUID();
  const webhook = { id, team_id: teamId, url: 'https://hooks.example.test', secret: '' };
  await database
    .insertInto('webhooks')
    .values({
      ...webhook,
      events: JSON.stringify(webhookEvents),
      made_by: null,
      made_at: Date.now(),
      off_since: null,
    })
    .execute();
  return async (eventId) => {
    const rows = await database
      .selectFrom('webhook_deliveries')
      .select(['event', 'body'])
      .where('webhook_id', '=', id)
      .orderBy('created_at')
      .execute();
    return rows.flatMap(({ event, body }) => {
      const { data } = JSON.parse(body);
      return data.eventId === eventId ? [`${data.type} ${event}`] : [];
    });
  };
}
