// One's own notifications: how many are new, which there are, and that they have been read.
import type { getCount, getList, markAsRead } from '../../contract/notifications.ts';
import type { Handler } from '../http/route.ts';
import type { Parts } from '../start/services.ts';

export const countingNotifications =
  ({ notifications }: Parts): Handler<typeof getCount> =>
  async ({ member }) =>
    notifications.count(member.userId);

export const listingNotifications =
  ({ notifications }: Parts): Handler<typeof getList> =>
  async ({ member, language }, { page }) =>
    notifications.page(member.userId, language, page);

export const markingAsRead =
  ({ notifications }: Parts): Handler<typeof markAsRead> =>
  async ({ member }) => {
    await notifications.markRead(member.userId);
    return { ok: true };
  };
