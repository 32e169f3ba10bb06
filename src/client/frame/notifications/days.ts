// Groups notifications by day: today, yesterday, or the date.
import type { Notification } from '../../../contract/messaging/notifications.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { dayInWords } from '../../base/words/dayInWords.ts';

export interface NotificationDay {
  readonly start: Date;
  readonly items: readonly Notification[];
}

const startOf = (time: Date): Date => new Date(time.getFullYear(), time.getMonth(), time.getDate());

/** Newest first, as the server sends them; overlapping pages are deduplicated. */
export function byDay(notifications: readonly Notification[]): NotificationDay[] {
  const days = new Map<number, Notification[]>();
  const seen = new Set<string>();
  for (const each of notifications) {
    if (seen.has(each.id)) continue;
    seen.add(each.id);
    const start = startOf(new Date(each.sentDate)).getTime();
    days.set(start, [...(days.get(start) ?? []), each]);
  }
  return [...days].map(([start, items]) => ({ start: new Date(start), items }));
}

export function dayName(day: Date, now: Date, language: 'en' | 'tr', t: Speak): string {
  const today = startOf(now);
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (day.getTime() === today.getTime()) return t('notifications.today');
  if (day.getTime() === yesterday.getTime()) return t('notifications.yesterday');
  return dayInWords(day, language);
}

export const timeInWords = (time: Date, language: 'en' | 'tr'): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(time);
