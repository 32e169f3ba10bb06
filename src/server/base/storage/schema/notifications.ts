// Table of notifications, and the content of one.
import type { Generated } from 'kysely';
import type { Json } from './column.ts';
import { dayMs, type TableRecords } from './record.ts';

/** A person at the table. Stored by id, so that the name can be erased with the account; both are empty then. */
export interface NamedPerson {
  readonly userId: string | null;
  readonly name: string;
}

interface Inviter {
  readonly by: string;
  readonly byUserId: string;
  readonly avatar: string | null;
}

/** The turn or game of the table it is about, so that nobody is notified of the same one twice. */
interface Since {
  readonly since?: string;
}

/** The content of a notification as values; the text is made when it is read. */
export type NotificationContent =
  | ContentOfTable
  | ({ readonly kind: 'called' } & Inviter)
  | { readonly kind: 'badge'; readonly idprod: number }
  /** For admins: a person signed up by the team's link and waits to be confirmed, because no mail server verifies addresses. */
  | { readonly kind: 'newcomerWaiting' }
  /** For admins: few places of the plan are left, or somebody could not join because none is. */
  | { readonly kind: 'placesShort'; readonly left: number; readonly isTurnedAway: boolean }
  /** For admins: a webhook took nothing for more than a day, and is switched off. */
  | { readonly kind: 'webhookOff'; readonly host: string }
  /**
   * For admins: somebody at a table was reported. The table has a name of its own here, since its replay can be seen
   * when it is closed. `others`: the one who was reported.
   */
  | {
      readonly kind: 'reported';
      readonly tableId: string;
      readonly gameName: string;
      readonly game: number;
      readonly reason: 'drawing' | 'words' | 'name';
      readonly others: readonly NamedPerson[];
    }
  | ContentOfPuzzle
  | ContentOfTrivia
  | ContentOfBingo
  | ContentOfTournament
  | ContentOfReminder
  | ContentOfAward
  /** For its maker: the time of the poll is up. */
  | { readonly kind: 'pollClosed'; readonly pollId: string; readonly question: string }
  /** At several tables with a move a day it is the reader's turn. `since`: the day on which they are told so. */
  | { readonly kind: 'turnsWaiting'; readonly count: number; readonly since: string };

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

/** A tournament was made, begins soon for who takes part, or is over. `since`: which one it is about. */
export interface ContentOfTournament {
  readonly kind: 'tournamentOpened' | 'tournamentSoon' | 'tournamentOver';
  readonly tournamentId: string;
  readonly name: string;
  readonly since: string;
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

/** Which match of the table, after which turn, and whose side is near. */
export interface BoardAtTurn {
  readonly game: number;
  readonly turn: number;
  readonly seat: number;
}

/** The board as it stood then, and whose side of it the reader has. Left out: told by an earlier version. */
interface WithBoard {
  readonly board?: BoardAtTurn;
}

export type ContentOfTable = { readonly roomId: string; readonly gameName: string } & (
  | ({ readonly kind: 'invited'; readonly roomName: string } & Inviter)
  | ({ readonly kind: 'yourTurn'; readonly others: readonly NamedPerson[] } & Since & WithBoard)
  /** With a move a day: the opponent has moved, and the answer that the reader had laid out was played. */
  | ({ readonly kind: 'answerPlayed'; readonly others: readonly NamedPerson[] } & Since)
  /** With a move a day: the time of the opponent is up, and the reader decides what follows. */
  | ({ readonly kind: 'opponentLate'; readonly others: readonly NamedPerson[] } & Since & WithBoard)
  /** A table of a tournament waits for the reader. */
  | ({
      readonly kind: 'tournamentTable';
      readonly others: readonly NamedPerson[];
      readonly tournament: string;
      readonly round: number;
    } & Since)
  | ({
      readonly kind: 'gameEnded';
      readonly others: readonly NamedPerson[];
      readonly outcome: 'won' | 'lost' | 'drawn';
    } & Since &
      WithBoard)
);

export interface NotificationsTable {
  id: string;
  user_id: string;
  /** The thing itself, such as a table: one row a person and subject, updated in place. */
  subject: string;
  content: Json<NotificationContent>;
  /** The same, read and written by nodes of the version before; the database keeps both alike. */
  told: Generated<NotificationContent>;
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
      content: 'exported',
      told: 'exported',
      room_id: 'internal',
      sent_at: 'exported',
      read_at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: { column: 'sent_at', forMs: 90 * dayMs },
    held: { people: ['user_id'] },
  },
} as const satisfies TableRecords<NotificationTables>;
