// Days have names by the calendar of the reader, and no notification stands there twice.
import { expect, it } from 'vitest';
import type { Notification } from '../../../contract/messaging/notifications.ts';
import { byDay, dayName } from './days.ts';

const at = (id: string, time: Date): Notification => ({
  id,
  header: '',
  text: '',
  imageUrl: null,
  buttonText: '',
  actionText: '',
  actionValues: {},
  actionType: 2,
  isRead: true,
  sentDate: time.toISOString(),
});
const t = (key: string) => key;
const now = new Date(2026, 2, 1, 0, 5);

it('keeps the order and drops what two pages both brought', () => {
  const late = at('late', new Date(2026, 2, 1, 0, 1));
  const before = at('before', new Date(2026, 1, 28, 23, 59));
  const morning = at('morning', new Date(2026, 1, 28, 8));
  const days = byDay([late, before, before, morning]);
  expect(days.map(({ items }) => items.map(({ id }) => id))).toEqual([['late'], ['before', 'morning']]);
});

it('calls days by name across the end of a month', () => {
  expect(dayName(new Date(2026, 2, 1), now, 'en', t)).toBe('notifications.today');
  expect(dayName(new Date(2026, 1, 28), now, 'en', t)).toBe('notifications.yesterday');
  expect(dayName(new Date(2026, 1, 27), now, 'en', t)).toBe('Friday 27 February');
  expect(dayName(new Date(2026, 1, 27), now, 'tr', t)).toBe('27 Şubat Cuma');
});
