// Durations in words: until the next puzzle, and how long one took.
import type { Speak } from '../../../ui/texts.tsx';

const minuteMs = 60_000;

/** "13 h 08 min", "8 min"; a beginning minute counts. */
export function waitInWords(t: Speak, ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / minuteMs));
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return t('pages:daily.time.days', { count: Math.floor(hours / 24) });
  if (hours === 0) return t('pages:daily.time.minutes', { minutes });
  return t('pages:daily.time.hoursMinutes', { hours, minutes: String(minutes % 60).padStart(2, '0') });
}

/** "6 min 12 s", "1 h 02 min". */
export function secondsInWords(t: Speak, seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= 3_600) return waitInWords(t, Math.floor(whole / 60) * minuteMs);
  if (whole < 60) return t('pages:daily.time.seconds', { seconds: whole });
  return t('pages:daily.time.minutesSeconds', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
}

/** As on a clock: 6:12, 1:02:09. */
export function onClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
