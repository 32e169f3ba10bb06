// How a league goes on: its divisions, rounds that begin on their dates, and what is decided when the time of a round is over.
import { leaguePlaces } from '../../../events/tournament/league.ts';
import { nextRound } from '../../../events/tournament/rounds.ts';
import { type PairingOutcome, peopleAt } from '../../../events/tournament/tournament.ts';
import type { TeamCalendar } from '../../people/workingDays.ts';
import { roundBegins, roundDates } from './dates.ts';
import { missingAt, placedAtTable } from './fourTables.ts';
import { matching } from './matching.ts';
import { type LoadedTournament, roundOf, rulesOf, type StoredEntrant, type StoredPairing } from './state.ts';

/** Of those who begin, in the order of strength. */
export function withDivisions(entrants: readonly StoredEntrant[]): StoredEntrant[] {
  const places = leaguePlaces(entrants.length);
  return entrants.map((entrant, at) => {
    const { division, place } = places[at] ?? { division: 1, place: at + 1 };
    return { ...entrant, division, place };
  });
}

/** When the time of the round that begins now is over. */
export function roundEnd(
  calendar: TeamCalendar,
  { begunAt, roundStep }: Pick<LoadedTournament, 'begunAt' | 'roundStep'>,
  round: number,
  now: number,
): number {
  return roundBegins(calendar, begunAt ?? now, round, now, roundStep ?? 'week');
}

/** When its rounds began and begin, and at last when the last one is over. */
export function leagueDates(calendar: TeamCalendar, state: LoadedTournament): number[] {
  const { begunAt, pairings, rounds, roundEndsAt, roundStep } = state;
  if (begunAt === null) return [];
  // A table may have opened again since.
  const begun = Array.from({ length: roundOf(state) }, (_, at) =>
    pairings.reduce(
      (first, { round, openedAt }) => (round === at + 1 ? Math.min(first, openedAt) : first),
      at === 0 ? begunAt : Number.POSITIVE_INFINITY,
    ),
  );
  return roundDates(calendar, begun, roundEndsAt, rounds, roundStep ?? 'week');
}

export function withLeagueRound(
  state: LoadedTournament,
  open: (pairing: ReturnType<typeof nextRound>[number]) => StoredPairing,
  roundEndsAt: number,
): LoadedTournament {
  const pairings = nextRound(rulesOf(state), matching).map(open);
  return { ...state, pairings: [...state.pairings, ...pairings], roundEndsAt, dueAt: roundEndsAt };
}

export const isLastRound = (state: LoadedTournament): boolean => roundOf(state) >= state.rounds;

/**
 * A table of four that was not begun in time. With a move a day bots play for those who are not ready, and the game
 * begins; at a time of day nobody may be there now, so that those who are ready share the first place.
 */
function tableWithoutUnready(
  table: StoredPairing,
  ready: readonly boolean[],
  { turnDays }: Pick<LoadedTournament, 'turnDays'>,
): StoredPairing {
  const missing = missingAt(table, ready);
  if (missing.length === 0) return table; // its game is about to begin
  const people = peopleAt(table);
  const absent = [...(table.absent ?? []), ...missing];
  if (turnDays !== null && people.length - absent.length > 1) return { ...table, absent };
  return placedAtTable(
    { ...table, isPlayed: false },
    people.map((number) => ({ place: 1, isAbsent: absent.includes(number) })),
  );
}

/** Games that were not begun in time: whoever is ready has won. Whoever was not there plays on in the next round. */
export function withoutUnplayed(
  state: LoadedTournament,
  waiting: ReadonlyMap<string, readonly boolean[]>,
): LoadedTournament {
  const pairings = state.pairings.map((pairing) => {
    const ready = pairing.outcome === null ? waiting.get(pairing.roomId ?? '') : undefined;
    if (!ready) return pairing;
    if (pairing.others) return tableWithoutUnready(pairing, ready, state);
    const [isFirst = false, isSecond = false] = ready;
    if (isFirst && isSecond) return pairing; // its game is about to begin
    const alone: PairingOutcome = isSecond ? 'second' : 'none';
    const outcome: PairingOutcome = isFirst ? 'first' : alone;
    return { ...pairing, outcome, isPlayed: false };
  });
  return { ...state, pairings };
}
