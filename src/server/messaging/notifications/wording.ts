// Translates notifications when they are read; they are stored as values.
import { actionType, type Notification } from '../../../contract/messaging/notifications.ts';
import type { Language } from '../../../engine/language.ts';
import { roomStatus } from '../../base/storage/schema/matches.ts';
import type { NotificationContent } from '../../base/storage/schema/notifications.ts';
import { translator } from '../../base/texts/translator.ts';
import { stripMarkup } from '../mail/letter.ts';
import { kindOf } from './kinds/all.ts';
import type { Words } from './kinds/kind.ts';
import type { StoredNotification } from './store.ts';

/** The words of a notification for a mail or a chat card, where names must carry no links and no markup. */
export function inWords(content: NotificationContent, language: Language): Words {
  if (!('others' in content)) return kindOf(content).words(content, language);
  const others = content.others.map(({ userId, name }) => ({ userId, name: stripMarkup(name) }));
  const plain = { ...content, others };
  return kindOf(plain).words(plain, language);
}

/** The page that it opens. */
export const pathOf = (content: NotificationContent): string => kindOf(content).path(content);

/** A table that was closed or removed, or an event that was cancelled. */
const isGone = ({ content, room_status, event_state }: StoredNotification): boolean =>
  event_state === 'cancelled' ||
  ('roomId' in content && (room_status === null || room_status === roomStatus.closed));

/** The button of what is gone only closes the notification. */
export function presentNotification(stored: StoredNotification, language: Language): Notification {
  const { id, content, sent_at, read_at, event_state } = stored;
  const kind = kindOf(content);
  const isOpen = event_state === null || event_state === 'open';
  const after = isOpen ? undefined : kind.wordsAfter?.(content, language, event_state);
  const { header, text, button } = after ?? kind.words(content, language);
  const leads = !isGone(stored);
  const action = leads ? button : translator(language, 'mail')('notified.close');
  return {
    id,
    header,
    text,
    sentDate: new Date(sent_at).toISOString(),
    imageUrl: kind.picture(content),
    buttonText: action,
    actionText: action,
    actionValues: leads ? { navigateTo: kind.path(content) } : {},
    actionType: leads ? actionType.navigate : actionType.close,
    isRead: read_at !== null,
  };
}
