// What everybody at a table with a move a day is shown: when each turn is due, and who decides once one is late.
import type { DailyView } from '../../../../contract/play/tables.ts';
import { isDaily } from '../../../../engine/match.ts';
import type { LiveMatch, StoredDailySeat } from '../turns/liveMatch.ts';

/** The seat whose opponent was asked; null: nobody is late. */
export const lateSeat = (seats: readonly StoredDailySeat[]): StoredDailySeat | null =>
  seats.find(({ askedAt }) => askedAt !== null) ?? null;

/** The one of two who waits for the late one; null: both are late, or more than two play. */
export function decidingSeat(
  seats: readonly StoredDailySeat[],
  late: StoredDailySeat,
): StoredDailySeat | null {
  const others = seats.filter(({ seat }) => seat !== late.seat);
  const [other] = others;
  const waits = other && other.since === null && other.dueAt === null;
  return others.length === 1 && waits ? other : null;
}

function lateView({ daily, facts }: LiveMatch): DailyView['late'] {
  const late = lateSeat(daily);
  if (!late || late.dueAt === null) return null;
  const decides = decidingSeat(daily, late);
  return {
    position: facts.positions[late.seat] ?? -1,
    decides: decides && (facts.positions[decides.seat] ?? null),
    endsUnix: late.dueAt,
  };
}

export function dailyView(live: LiveMatch): DailyView | null {
  const { match, daily, facts } = live;
  if (!isDaily(match) || match.result) return null;
  const turns = daily.flatMap(({ seat, since, dueAt, askedAt }) => {
    const position = facts.positions[seat];
    const isRunning = since !== null && dueAt !== null && askedAt === null;
    return isRunning && position !== undefined ? [{ position, dueUnix: dueAt }] : [];
  });
  return { turns: turns.toSorted((one, other) => one.position - other.position), late: lateView(live) };
}
