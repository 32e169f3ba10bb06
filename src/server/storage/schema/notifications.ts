// The table of notifications, and what one says.
import type { Json } from './column.ts';

/** What a notification says, as values; it is put into words when it is read. */
export type NotificationContent =
  | ContentOfTable
  | { readonly kind: 'called'; readonly by: string; readonly avatar: string | null }
  | { readonly kind: 'badge'; readonly idprod: number };

export type ContentOfTable = { readonly roomId: string; readonly gameName: string } & (
  | {
      readonly kind: 'invited';
      readonly by: string;
      readonly avatar: string | null;
      readonly roomName: string;
    }
  | { readonly kind: 'yourTurn'; readonly others: readonly string[] }
  | {
      readonly kind: 'gameEnded';
      readonly others: readonly string[];
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
