// The table of notifications, and what one says.
import type { Json } from './column.ts';

/** Somebody at the table: by id, so that the name goes when they do; then both are empty. */
export interface NamedPerson {
  readonly userId: string | null;
  readonly name: string;
}

interface Inviter {
  readonly by: string;
  readonly byUserId: string;
  readonly avatar: string | null;
}

/** What a notification says, as values; it is put into words when it is read. */
export type NotificationContent =
  | ContentOfTable
  | ({ readonly kind: 'called' } & Inviter)
  | { readonly kind: 'badge'; readonly idprod: number };

export type ContentOfTable = { readonly roomId: string; readonly gameName: string } & (
  | ({ readonly kind: 'invited'; readonly roomName: string } & Inviter)
  | { readonly kind: 'yourTurn'; readonly others: readonly NamedPerson[] }
  | {
      readonly kind: 'gameEnded';
      readonly others: readonly NamedPerson[];
      readonly outcome: 'won' | 'lost' | 'drawn';
    }
);

export interface NotificationsTable {
  id: string;
  user_id: string;
  /** The thing itself: nobody is told twice of the same. */
  subject: string;
  told: Json<NotificationContent>;
  room_id: string | null;
  sent_at: number;
  read_at: number | null;
}

export interface NotificationTables {
  notifications: NotificationsTable;
}
