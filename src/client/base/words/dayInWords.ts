// A date with its weekday, in the order of the language.

/** "Thursday 20 November", "20 Kasım Perşembe". */
export function dayInWords(day: Date, language: 'en' | 'tr'): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options).format(day);
  const [weekday, date] = [part({ weekday: 'long' }), part({ day: 'numeric' })];
  const month = part({ month: 'long' });
  return language === 'tr' ? `${date} ${month} ${weekday}` : `${weekday} ${date} ${month}`;
}
