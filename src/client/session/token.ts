// Reads the expiry of a token, and nothing else.
import { jwtDecode } from 'jwt-decode';

/** Milliseconds since 1970; null for anything that is not a token of three parts with an end. */
export function endOf(token: string): number | null {
  if (token.split('.').length !== 3) return null;
  try {
    const { exp } = jwtDecode(token);
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
  } catch {
    return null;
  }
}

/** Whether a token is over, or will be within the margin; an unreadable one is over. */
export function isOver(token: string, now: number, marginMs = 0): boolean {
  const end = endOf(token);
  return end === null || end - now <= marginMs;
}
