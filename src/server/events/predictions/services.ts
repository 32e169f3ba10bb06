// The services that predictions need.
import type { AnyContest } from '../../../engine/contest.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Chat } from '../../messaging/chat/chat.ts';
import type { Notifications } from '../../messaging/notifications/notifications.ts';
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
