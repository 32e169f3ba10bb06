// The services that the endpoints of tables need.
import type { Chat } from '../chat/chat.ts';
import type { NotificationServices } from '../notifications/services.ts';
import type { WallClock } from '../shared/clock.ts';

export interface InviteServices extends NotificationServices {
  readonly chat: Chat;
  readonly clock: WallClock;
}
