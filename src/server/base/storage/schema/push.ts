// Tables of web push: the server's key pair, the browsers that want notifications, and what waits to be sent there.
import type { Generated } from 'kysely';
import { dayMs, type TableRecords } from './record.ts';

/** The key pair by which push services know this server: one row. */
interface PushKeysTable {
  name: string;
  public_key: string;
  /** The private key, encrypted. */
  sealed: string;
  created_at: number;
}

/** A browser with notifications switched on: one for each session, and gone with it. */
export interface PushSubscriptionsTable {
  id: string;
  session_id: string;
  user_id: string;
  /** The address at the push service: whoever knows it can send there. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: number;
}

/** A notification on its way to a browser; deleted once it has arrived or is given up. */
interface PushesTable {
  notification_id: string;
  subscription_id: string;
  due_at: number;
  next_try_at: number;
  tries: Generated<number>;
}

export interface PushTables {
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  pushes: PushesTable;
}

export const pushRecords = {
  push_keys: {
    columns: { name: 'internal', public_key: 'internal', sealed: 'internal', created_at: 'internal' },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  push_subscriptions: {
    columns: {
      id: 'internal',
      session_id: 'person',
      user_id: 'person',
      endpoint: 'secret',
      p256dh: 'secret',
      auth: 'secret',
      created_at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: { column: 'created_at', forMs: 30 * dayMs },
  },
  pushes: {
    columns: {
      notification_id: 'internal',
      subscription_id: 'internal',
      due_at: 'internal',
      next_try_at: 'internal',
      tries: 'internal',
    },
    owner: null,
    erased: 'cascade',
    kept: { column: 'due_at', forMs: dayMs },
  },
} as const satisfies TableRecords<PushTables>;
