// The services that the handlers of teams need.
import type { Announcements } from '../../base/shared/announcements.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Chat } from '../../messaging/chat/chat.ts';
import type { NotificationServices } from '../../messaging/notifications/services.ts';
import type { Tables } from '../../tables/matches/tables.ts';

export interface TeamServices extends NotificationServices {
  readonly announcements: Announcements;
  readonly chat: Chat;
  readonly clock: WallClock;
  readonly tables: Tables;
}
