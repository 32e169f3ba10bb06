// What the dashboard says first, by the hour.

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

/** "Thursday 20 November", "20 Kasım Perşembe". */
export function dayInWords(day: Date, language: 'en' | 'tr'): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options).format(day);
  const [weekday, date] = [part({ weekday: 'long' }), part({ day: 'numeric' })];
  const month = part({ month: 'long' });
  return language === 'tr' ? `${date} ${month} ${weekday}` : `${weekday} ${date} ${month}`;
}

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
