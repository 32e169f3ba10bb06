// What a notification about a trivia or a bingo says once that is over or cancelled.
import type { Language } from '../../../../engine/language.ts';
import { translator } from '../../../base/texts/translator.ts';
import type { EventState, Words } from './kind.ts';

const keys = { over: 'notified.eventOver', cancelled: 'notified.eventCancelled' } as const;

export function eventAfter(name: string, language: Language, state: Exclude<EventState, 'open'>): Words {
  const t = translator(language, 'mail');
  const key = keys[state];
  const button = t(state === 'over' ? 'notified.eventOver.button' : 'notified.close');
  return { header: t(`${key}.header`, { name }), text: t(`${key}.text`), button };
}
