// What an invitation to a table is built on.
import type { Chat } from '../chat/chat.ts';
import type { NotificationServices } from '../notifications/services.ts';
import type { WallClock } from '../shared/clock.ts';

export interface InviteServices extends NotificationServices {
  readonly chat: Chat;
  readonly clock: WallClock;
}
