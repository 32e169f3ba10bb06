// Routes of notifications: count, list, mark as read.
import { getCount, getList, markAsRead } from '../../../contract/messaging/notifications.ts';
import type { Route } from '../../web/http/route.ts';
import type { Notifications } from './notifications.ts';

export function notificationRoutes(
  route: Route,
  { notifications }: { readonly notifications: Notifications },
): void {
  route(getCount, async ({ member }) => notifications.count(member.userId));
  route(getList, async ({ member, language }, { page }) => notifications.page(member.userId, language, page));
  route(markAsRead, async ({ member }) => {
    await notifications.markRead(member.userId);
    return { ok: true };
  });
}
