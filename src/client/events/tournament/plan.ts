// The plan of a league: every round with its date and who meets whom, and one's own games for a calendar. Pure.
import type { PairingShown, TournamentShown } from '../../../contract/events/tournamentShapes.ts';
import { plannedRound } from '../../../events/tournament/league.ts';
import { has, type NewPairing, peopleAt } from '../../../events/tournament/tournament.ts';

type Planned = NewPairing & Partial<Pick<PairingShown, 'outcome' | 'games' | 'places' | 'absent'>>;

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
export function planOf(tournament: TournamentShown) {
  const { dates = [], rounds, round, isTwice = false, tableSize = 2, entrants, pairings, me } = tournament;
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
        : plannedRound(places, of, { isTwice, tableSize });
    const own = those.find((pairing) => me !== null && has(pairing, me));
    return { round: of, begins, ends: dates[of] ?? null, pairings: those, own: own ?? null };
  });
}

/** Whom the reader still has to meet in this round. */
export const opponentsToCome = ({ own }: RoundOfPlan, me: number | null): number[] =>
  own && (own.outcome ?? null) === null ? peopleAt(own).filter((number) => number !== me) : [];

const usualMs = 30 * 60_000;

/** In a calendar a game stands at the beginning of its round: it can be played until the next one. */
export const timeInCalendar = ({ begins }: RoundOfPlan): { readonly start: Date; readonly end: Date } => ({
  start: new Date(begins),
  end: new Date(Date.parse(begins) + usualMs),
});
