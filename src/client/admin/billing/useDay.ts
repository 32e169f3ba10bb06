// A day as billing writes it: in full, because money depends on it.
import { useTexts } from '../../../ui/texts.tsx';
import { localeOf } from '../../base/words/language.ts';

export function useDay(): (time: string) => string {
  const { language } = useTexts();
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return (time) => format.format(new Date(time));
}
