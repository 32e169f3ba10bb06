// When a turn is due, in words: the hour within a week, the day after that.

const weekMs = 6 * 24 * 3_600_000;

export function dueText(dueAt: number, now: number, locale: string): string {
  const isSoon = dueAt - now < weekMs;
  const day = isSoon ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(dueAt);
}
