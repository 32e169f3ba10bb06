// The services that predictions need.
import type { AnyContest } from '../../engine/contest.ts';
import type { Chat } from '../chat/chat.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { WallClock } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import type { Database } from '../storage/database.ts';
import type { Sports } from './sources/sports.ts';

export interface ContestRegistry {
  readonly contests: Readonly<Record<string, () => Promise<AnyContest>>>;
}

export interface PredictionServices extends ContestRegistry {
  readonly chat: Chat;
  readonly clock: WallClock;
  readonly database: Database;
  readonly log: Log;
  readonly notifications: Notifications;
  readonly sports: Sports;
}
