// The services that trivia needs.
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Chat } from '../../messaging/chat/chat.ts';
import type { Notifications } from '../../messaging/notifications/notifications.ts';
import type { Members } from '../../people/members.ts';
import type { Album } from '../../web/pictures/album.ts';
import type { FinalTable } from './finalTable.ts';

/** Where an event may be running: those who follow it are told of a change. */
export interface ChangedTrivia {
  changed(id: string): void;
}

export interface TriviaServices {
  readonly album: Album;
  readonly chat: Chat;
  readonly clock: WallClock;
  readonly database: Database;
  readonly finalTable: FinalTable;
  readonly log: Log;
  readonly members: Members;
  readonly notifications: Notifications;
  readonly triviaHost: ChangedTrivia;
}
