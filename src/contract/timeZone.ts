// A time zone by its name in the IANA list, such as Europe/Istanbul.
import * as z from 'zod/mini';

export const timeZone = z.string().check(
  z.maxLength(64),
  z.refine((name) => isTimeZone(name), { error: 'timeZone' }),
);

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false; // +03:00 is an offset
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
