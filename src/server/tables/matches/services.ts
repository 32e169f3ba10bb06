// The services that the endpoints of tables need.
import type { Chat } from '../../messaging/chat/chat.ts';
import type { NotificationServices } from '../../messaging/notifications/services.ts';

export interface InviteServices extends NotificationServices {
  readonly chat: Chat;
}
