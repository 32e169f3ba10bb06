// What is shown of the people, pairings and standings of a tournament: all of it, of an arena the best and what concerns the reader.
import { mostShownInArena, type StandingShown } from '../../../contract/events/tournamentShapes.ts';
import { has, peopleAt } from '../../../events/tournament/tournament.ts';
import {
  isArena,
  type LoadedTournament,
  type StoredEntrant,
  type StoredPairing,
  standingsIn,
} from './state.ts';

interface ShownParts {
  readonly entrants: readonly StoredEntrant[];
  readonly pairings: readonly StoredPairing[];
  readonly standings: readonly StandingShown[];
}

const tablesShown = 10;

/** With an arena of hundreds of people the answer is no longer than with fifty. */
export function shownParts(state: LoadedTournament, own: StoredEntrant | undefined): ShownParts {
  const standings = state.phase === 'open' ? [] : standingsIn(state);
  if (!isArena(state)) return { entrants: state.entrants, pairings: state.pairings, standings };
  const streaks = new Map(state.entrants.map(({ number, arena }) => [number, arena?.streak ?? 0]));
  const places = new Map(standings.map(({ entrant }, at) => [entrant, at]));
  const best = (pairing: StoredPairing): number =>
    Math.min(...peopleAt(pairing).map((number) => places.get(number) ?? 0));
  const isOwn = (pairing: StoredPairing): boolean => own !== undefined && has(pairing, own.number);
  const pairings = state.pairings
    .toSorted((one, other) => best(one) - best(other))
    .filter((pairing, at) => at < tablesShown || isOwn(pairing));
  const listed = standings
    .filter(({ entrant }, at) => at < mostShownInArena || entrant === own?.number)
    .map((standing) => ({ ...standing, streak: streaks.get(standing.entrant) ?? 0 }));
  const named = new Set([
    ...listed.map(({ entrant }) => entrant),
    ...pairings.flatMap(peopleAt),
    own?.number ?? null,
  ]);
  const entrants = state.entrants.filter(
    ({ number }, at) => named.has(number) || (state.phase === 'open' && at < mostShownInArena),
  );
  return { entrants, pairings, standings: listed };
}
