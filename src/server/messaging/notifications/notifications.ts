// Notifications of a person: stored once, pushed to connected clients and to browsers, kept for a limited time.
import { randomUUID } from 'node:crypto';
import { type Notification, notificationsAPage } from '../../../contract/messaging/notifications.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import type { NotificationContent } from '../../base/storage/schema/notifications.ts';
import type { Members } from '../../people/members.ts';
import {
  countUnread,
  readNew,
  readNotifications,
  type Written,
  writeAllRead,
  writeNewNotifications,
  writeNotification,
} from './store.ts';
import { presentNotification } from './wording.ts';

const retentionMs = 90 * 24 * 60 * 60_000;
/** The oldest beyond it are removed every hour. */
export const mostOfOne = 500;

export interface News {
  readonly content: NotificationContent;
  /** The subject: one notification for each person and subject. */
  readonly subject: string;
  /**
   * What happens to an earlier one of the subject. `always`: it is replaced, and moves to the top, unread.
   * `news`: the same, unless it is about the same turn or game. If left out, the earlier one is kept.
   */
  readonly renew?: 'always' | 'news';
}

export interface NewsFor extends Omit<News, 'renew'> {
  readonly userId: string;
}

type Heard = (userId: string, news: { notification: Notification; count: number }) => void;

export interface Notifications {
  notify(userId: string, news: News): Promise<Written>;
  /** Writes several at once; an earlier notification of the same subject is kept. */
  notifyAll(several: readonly NewsFor[]): Promise<void>;
  /** Writes within a transaction. The caller calls the returned function after the commit, which sends them to connected clients. */
  notifyWithin(transaction: Database, several: readonly NewsFor[]): Promise<() => Promise<void>>;
  count(userId: string): Promise<number>;
  page(userId: string, language: 'en' | 'tr', page: number): Promise<Notification[]>;
  /** All stored notifications of a person, with the time each was read. */
  all(
    userId: string,
    language: 'en' | 'tr',
  ): Promise<{ readonly notification: Notification; readonly readAt: number | null }[]>;
  markRead(userId: string): Promise<void>;
  /** Called for each notification written on this node, translated for its reader. */
  subscribe(listener: Heard): void;
}

/** Another way to the readers than the app: what is written also waits there, stored by the same transaction. */
export interface OtherWay {
  /** Whether any of it waits there now: most people have no other way. */
  queue(database: Database, ids: readonly string[]): Promise<boolean>;
  /** Something waits; called after the commit. */
  wake(): void;
}

interface Deps {
  readonly otherWay: OtherWay;
  readonly database: Database;
  readonly clock: WallClock;
  readonly members: Members;
}

export function notificationsOf({ database, clock, members, otherWay }: Deps): Notifications {
  const listeners: Heard[] = [];
  const since = () => clock.now() - retentionMs;
  const count = (userId: string) => countUnread(database, userId, since());

  const rowOf = ({ userId, content, subject }: NewsFor) => ({
    id: randomUUID(),
    user_id: userId,
    subject,
    content: JSON.stringify(content),
    room_id: 'roomId' in content ? content.roomId : null,
    sent_at: clock.now(),
    read_at: null,
  });

  async function publish(ids: readonly string[], isQueued: boolean): Promise<void> {
    if (ids.length === 0) return;
    if (isQueued) otherWay.wake();
    for (const stored of await readNew(database, ids, since())) {
      const reader = await members.of(stored.user_id);
      if (!reader) continue;
      const news = { notification: presentNotification(stored, reader.language), count: stored.unread };
      for (const listener of listeners) listener(stored.user_id, news);
    }
  }

  async function notifyWithin(to: Database, several: readonly NewsFor[]): Promise<() => Promise<void>> {
    const ids = several.length > 0 ? await writeNewNotifications(to, several.map(rowOf)) : [];
    const isQueued = await otherWay.queue(to, ids);
    return () => publish(ids, isQueued);
  }

  return {
    count,
    async notify(userId, { content, subject, renew }) {
      const { written, id } = await writeNotification(database, rowOf({ userId, content, subject }), renew);
      if (written === 'known') return written;
      await publish([id], await otherWay.queue(database, [id]));
      return written;
    },
    async notifyAll(several) {
      const show = await notifyWithin(database, several);
      await show();
    },
    notifyWithin,
    async page(userId, language, page) {
      const skip = (page - 1) * notificationsAPage;
      const part = { since: since(), skip, most: notificationsAPage };
      const stored = await readNotifications(database, userId, part);
      return stored.map((each) => presentNotification(each, language));
    },
    async all(userId, language) {
      const stored = await readNotifications(database, userId, { since: since(), skip: 0, most: mostOfOne });
      return stored.map((each) => ({
        notification: presentNotification(each, language),
        readAt: each.read_at,
      }));
    },
    markRead: (userId) => writeAllRead(database, userId, clock.now()),
    subscribe: (listener) => {
      listeners.push(listener);
    },
  };
}
