// What time itself will do to a match next: a deadline of the rules, a clock, or the end of a table that nobody acts at.
import { nextFlag } from './clock.ts';
import type { GameDefinition, Seat, Shapes } from './game.ts';
import { awaySeats, type Deadline, isDaily, type Match, people } from './match.ts';

/** The next automatic actions of a seat that is away come this soon. */
export const awayMs = 2_000;

/** In match time. */
export type Expiry =
  | { readonly at: number; readonly kind: 'timer'; readonly timer: string }
  | { readonly at: number; readonly kind: 'flag'; readonly by: Seat }
  | { readonly at: number; readonly kind: 'abandon' };

export function nextExpiry<G extends Shapes>(
  game: GameDefinition<G>,
  match: Match<G>,
  roomTimeoutMs: number,
): Expiry | null {
  if (match.result || match.paused || match.recovered) return null;
  const expiries: Expiry[] = [];
  const { deadline } = match;
  if (deadline)
    expiries.push({
      kind: 'timer',
      timer: deadline.name,
      at: deadline.since + limitMs(game, match, deadline),
    });
  const flag = match.clock && nextFlag(match.clock);
  if (flag) expiries.push({ kind: 'flag', by: flag.seat, at: flag.at });
  if (!isDaily(match)) expiries.push({ kind: 'abandon', at: match.actedAt + roomTimeoutMs });
  return expiries.reduce<Expiry | null>((first, e) => (first && first.at <= e.at ? first : e), null);
}

/** Nobody waits long for those who are away. */
export function limitMs<G extends Shapes>(
  game: GameDefinition<G>,
  match: Match<G>,
  deadline: Deadline,
): number {
  if (deadline.by !== undefined || deadline.isCourse) return deadline.ms;
  const late = people(match.acting);
  const away = awaySeats(match);
  const allAway = late.length > 0 && late.every((seat) => away.includes(seat));
  return allAway && !game.betweenRounds?.(match.state) ? Math.min(awayMs, deadline.ms) : deadline.ms;
}
