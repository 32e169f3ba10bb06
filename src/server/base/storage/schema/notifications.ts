// Table of notifications, and the content of one.
import type { Json } from './column.ts';
import { dayMs, type TableRecords } from './record.ts';

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

/** Which turn or game of the table it is about: the same one is not told twice. */
interface Since {
  readonly since?: string;
}

/** What a notification says, as values; it is put into words when it is read. */
export type NotificationContent =
  | ContentOfTable
  | ({ readonly kind: 'called' } & Inviter)
  | { readonly kind: 'badge'; readonly idprod: number }
  /** To admins: somebody signed up by the link of the team, and no mail server proves who they are. */
  | { readonly kind: 'newcomerWaiting' }
  | ContentOfPuzzle
  | ContentOfTrivia
  | ContentOfBingo
  | ContentOfReminder
  | ContentOfAward;

/** `since`: the start it tells of. */
export interface ContentOfTrivia {
  readonly kind: 'triviaSoon';
  readonly triviaId: string;
  readonly name: string;
  readonly since: string;
}

/** A session was made: players can take their cards. */
export interface ContentOfBingo {
  readonly kind: 'bingoOpened';
  readonly bingoId: string;
  readonly name: string;
  readonly isPlanned: boolean;
}

/** A stage locks within a day, and the reader has predicted nothing of it. */
export interface ContentOfReminder {
  readonly kind: 'predictReminder';
  readonly event: string;
  readonly gameId: string;
}

/** A match was awarded, and its official score has to be typed in by an admin, who reads this. */
export interface ContentOfAward {
  readonly kind: 'predictAwarded';
  readonly match: string;
  readonly gameId: string;
  readonly stageId: string;
}

/** `since`: which puzzle of its kind. */
export type ContentOfPuzzle = { readonly gameName: string; readonly since: string } & (
  | { readonly kind: 'puzzleOpened' }
  | { readonly kind: 'puzzleResults'; readonly played: number; readonly solved: number }
);

export type ContentOfTable = { readonly roomId: string; readonly gameName: string } & (
  | ({ readonly kind: 'invited'; readonly roomName: string } & Inviter)
  | ({ readonly kind: 'yourTurn'; readonly others: readonly NamedPerson[] } & Since)
  | ({
      readonly kind: 'gameEnded';
      readonly others: readonly NamedPerson[];
      readonly outcome: 'won' | 'lost' | 'drawn';
    } & Since)
);

export interface NotificationsTable {
  id: string;
  user_id: string;
  /** The thing itself, such as a table: one row a person and subject, updated in place. */
  subject: string;
  told: Json<NotificationContent>;
  room_id: string | null;
  sent_at: number;
  read_at: number | null;
}

export interface NotificationTables {
  notifications: NotificationsTable;
}

export const notificationRecords = {
  notifications: {
    columns: {
      id: 'internal',
      user_id: 'person',
      subject: 'internal',
      told: 'exported',
      room_id: 'internal',
      sent_at: 'exported',
      read_at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: { column: 'sent_at', forMs: 90 * dayMs },
  },
} as const satisfies TableRecords<NotificationTables>;
