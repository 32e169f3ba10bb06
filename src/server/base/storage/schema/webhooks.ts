// Tables of webhooks: addresses of a company that are told what happens in its team, and what is or was sent to them.
import type { NoAnswer, WebhookDelivery, WebhookEvent } from '../../../../contract/admin/webhooks.ts';
import type { Json } from './column.ts';
import { dayMs, type TableRecords } from './record.ts';

export interface WebhooksTable {
  id: string;
  team_id: string;
  url: string;
  events: Json<readonly WebhookEvent[]>;
  /** Encrypted. */
  secret: string;
  /** Null: has left for good. */
  made_by: string | null;
  made_at: number;
  /** Nothing is sent since then. */
  off_since: number | null;
}

export interface WebhookDeliveriesTable {
  id: string;
  webhook_id: string;
  event: WebhookDelivery['event'];
  /** Exactly what is sent, so that each try is signed over the same. It names people by id. */
  body: string;
  created_at: number;
  next_try_at: number;
  tries: number;
  tried_at: number | null;
  delivered_at: number | null;
  given_up_at: number | null;
  status: number | null;
  failure: NoAnswer | null;
  answer: string;
  took_ms: number | null;
}

export interface WebhookTables {
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
}

export const webhookRecords = {
  webhooks: {
    columns: {
      id: 'internal',
      team_id: 'internal',
      url: 'internal',
      events: 'internal',
      secret: 'internal',
      made_by: 'person',
      made_at: 'internal',
      off_since: 'internal',
    },
    owner: null,
    erased: 'unlinked',
    kept: null,
  },
  webhook_deliveries: {
    columns: {
      id: 'internal',
      webhook_id: 'internal',
      event: 'internal',
      body: 'person',
      created_at: 'internal',
      next_try_at: 'internal',
      tries: 'internal',
      tried_at: 'internal',
      delivered_at: 'internal',
      given_up_at: 'internal',
      status: 'internal',
      failure: 'internal',
      answer: 'internal',
      took_ms: 'internal',
    },
    owner: null,
    erased: 'expires',
    kept: { column: 'created_at', forMs: 7 * dayMs },
  },
} as const satisfies TableRecords<WebhookTables>;
