// The plan of a league: every round with its date and who meets whom, and one's own games for a calendar. Pure.
import type { PairingShown, TournamentShown } from '../../../contract/events/tournamentShapes.ts';
import { plannedRound } from '../../../events/tournament/league.ts';
import type { NewPairing } from '../../../events/tournament/tournament.ts';

type Planned = NewPairing & Partial<Pick<PairingShown, 'outcome' | 'games'>>;

export interface RoundOfPlan {
  readonly round: number;
  readonly begins: string;
  /** Null: it is the last one, and its games are played out. */
  readonly ends: string | null;
  readonly pairings: readonly Planned[];
  /** The one of the reader; null: they have none. */
  readonly own: Planned | null;
}

/** Empty where there are no dates: before it begins, and when it is over. */
export function planOf({ dates = [], rounds, round, isTwice, entrants, pairings, me }: TournamentShown) {
  const places = entrants.map(({ number, from = 1, isOut, division = null, place = null }) => ({
    number,
    from,
    until: isOut ? round + 1 : null,
    division,
    place,
  }));
  return dates.slice(0, rounds).map((begins, at): RoundOfPlan => {
    const of = at + 1;
    const those: readonly Planned[] =
      of <= round
        ? pairings.filter((pairing) => pairing.round === of)
        : plannedRound(places, of, isTwice ?? false);
    const own = those.find(({ first, second }) => me !== null && (first === me || second === me));
    return { round: of, begins, ends: dates[of] ?? null, pairings: those, own: own ?? null };
  });
}

/** Whom the reader still has to meet in this round; null: nobody. */
export function opponentToCome({ own }: RoundOfPlan, me: number | null): number | null {
  if (!own || (own.outcome ?? null) !== null) return null;
  return own.first === me ? own.second : own.first;
}

const usualMs = 30 * 60_000;

/** In a calendar a game stands at the beginning of its round: it can be played until the next one. */
export const timeInCalendar = ({ begins }: RoundOfPlan): { readonly start: Date; readonly end: Date } => ({
  start: new Date(begins),
  end: new Date(Date.parse(begins) + usualMs),
});
