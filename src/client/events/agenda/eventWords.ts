// The words of an event: its title, what is said below it, its day.
import type { Language, Speak } from '../../../ui/texts.tsx';
import { dayInWords } from '../../base/words/dayInWords.ts';
import { type AgendaItem, dayName } from './agenda.ts';

/** A puzzle has the name of its kind; everything else a title of its own. */
export const titleOf = (
  { type, gameType, title }: Pick<AgendaItem, 'type' | 'gameType' | 'title'>,
  t: Speak,
): string => (type === 'puzzle' && gameType ? t(`games.${gameType}`) : title);

/** "Trivia · by Ada Moss · 12 registered". */
export function detailsOf(item: AgendaItem, registered: number | null, t: Speak): string {
  const { type, host, capacity } = item;
  const people =
    registered !== null &&
    (capacity === null
      ? t('pages:events.registered', { count: registered })
      : t('pages:events.registeredOf', { count: registered, most: capacity }));
  return [t(`pages:events.type.${type}`), host?.name && t('pages:scheduler.by', { name: host.name }), people]
    .filter(Boolean)
    .join(' · ');
}

/** "Today", "Tomorrow", or the date with its weekday. */
export function dayTitle(day: string, language: Language, t: Speak, now: Date): string {
  const name = dayName(day, now);
  if (name) return t(`pages:events.day.${name}`);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayInWords(new Date(year, month - 1, date), language);
}
