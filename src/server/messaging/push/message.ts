// What a browser is told: the words of the notification in the reader's language, the page it opens, and how many turns wait. No more than that.
import type { Language } from '../../../engine/language.ts';
import type { NotificationContent } from '../../base/storage/schema/notifications.ts';
import { inWords, pathOf } from '../notifications/wording.ts';
import { mostPayloadBytes } from './encryptPayload.ts';

/** Read by `src/client/worker/push.ts`. */
interface PushMessage {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  /** A newer message of the same notification takes its place. */
  readonly tag: string;
  /** At how many tables it is the reader's turn: the number on the icon of the app. */
  readonly turns: number;
}

export function composePush(
  content: NotificationContent,
  language: Language,
  { tag, turns }: Pick<PushMessage, 'tag' | 'turns'>,
): Buffer {
  const { header, text } = inWords(content, language);
  const message: PushMessage = { title: header, text, path: pathOf(content), tag, turns };
  const whole = Buffer.from(JSON.stringify(message));
  if (whole.length <= mostPayloadBytes) return whole;
  return Buffer.from(JSON.stringify({ ...message, text: '' }));
}
