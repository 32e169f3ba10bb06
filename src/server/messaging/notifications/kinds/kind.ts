// The interface of a kind of notification: its words, the page it opens, its picture, and the preferences it obeys.
import type { Preferences } from '../../../../contract/people/preferences.ts';
import type { Language } from '../../../../engine/language.ts';
import type { NotificationContent } from '../../../base/storage/schema/notifications.ts';

export type Words = Readonly<Record<'header' | 'text' | 'button', string>>;

export type EventState = 'open' | 'over' | 'cancelled';

export type ContentOf<Kind extends NotificationContent['kind']> = Extract<
  NotificationContent,
  { readonly kind: Kind }
>;

export interface NotificationKind<Content extends NotificationContent> {
  words(content: Content, language: Language): Words;
  /** The words once the event it is about is over or cancelled; left out where it is about none. */
  wordsAfter?(content: Content, language: Language, state: Exclude<EventState, 'open'>): Words;
  /** The page that its button opens. */
  path(content: Content): string;
  /** Null: none. */
  picture(content: Content): string | null;
  /** The preference of people who want it by mail while they are away; null: it is shown in the app only. */
  readonly mailPreference: keyof Preferences['mail'] | null;
  /** The preference of people who want it on their devices; null: it is not sent there. */
  readonly pushPreference: keyof Preferences['push'] | null;
}
