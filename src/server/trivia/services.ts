// The services that trivia needs.
import type { Chat } from '../chat/chat.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Members } from '../people/members.ts';
import type { Album } from '../pictures/album.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import type { Database } from '../storage/database.ts';

/** Where an event may be running: those who follow it are told of a change. */
export interface ChangedQuizzes {
  changed(id: string): void;
}

export interface TriviaServices {
  readonly album: Album;
  readonly chat: Chat;
  readonly clock: WallClock;
  readonly database: Database;
  readonly log: Log;
  readonly members: Members;
  readonly notifications: Notifications;
  readonly quizzes: ChangedQuizzes;
}
