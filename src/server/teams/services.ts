// The services that the handlers of teams need.
import type { Chat } from '../chat/chat.ts';
import type { Tables } from '../matches/tables.ts';
import type { NotificationServices } from '../notifications/services.ts';
import type { Announcements } from '../shared/announcements.ts';
import type { WallClock } from '../shared/clock.ts';

export interface TeamServices extends NotificationServices {
  readonly announcements: Announcements;
  readonly chat: Chat;
  readonly clock: WallClock;
  readonly tables: Tables;
}
