// Why no table of a game can be opened at present, in words; null when one can.
import { type Speak, useTexts } from '../../../../ui/texts.tsx';
import { usePlayHours } from '../../../base/api/gates.ts';
import { localeOf } from '../../../base/words/language.ts';
import { useGameArea } from '../../../games/tables/gameArea.ts';

type PlayHours = NonNullable<ReturnType<typeof usePlayHours>['data']>;

const clock = (time: string, language: string): string => (language === 'tr' ? time.replace(':', '.') : time);

export function hoursInWords(hours: PlayHours, t: Speak, language: 'en' | 'tr'): string {
  if (hours.periods.length > 0) {
    const spans = hours.periods.map(({ from, to }) => `${clock(from, language)}–${clock(to, language)}`);
    return t('start.hours', { hours: new Intl.ListFormat(localeOf(language)).format(spans) });
  }
  if (hours.nextOpening === null) return t('errors.OutsidePlayPeriod');
  const opens = new Date(hours.nextOpening);
  const { timeZone } = hours;
  const day = new Intl.DateTimeFormat(localeOf(language), { timeZone, weekday: 'long' }).format(opens);
  const time = new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(opens);
  return t('start.opensAgain', { day, time: clock(time, language) });
}

export function useStartBlocked(gameName: string): string | null {
  const { t, language } = useTexts();
  const area = useGameArea().data;
  const hours = usePlayHours().data;
  if (area?.games.some((game) => game.gameName === gameName && !game.isAllowed))
    return t('errors.GameNotAllowed');
  return hours && !hours.isAllowedNow ? hoursInWords(hours, t, language) : null;
}
