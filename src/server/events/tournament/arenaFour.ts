// Tables of four in an arena: the points when one is decided, and of those who are not there as soon as that is known.
import { scoredAtTable } from '../../../events/tournament/arena.ts';
import { has } from '../../../events/tournament/tournament.ts';
import { withoutAtTable } from './fourTables.ts';
import type { LoadedTournament, StoredPairing } from './state.ts';

export const withoutAllAtTable = (pairing: StoredPairing, missing: readonly number[]): StoredPairing =>
  missing.reduce(withoutAtTable, pairing);

/**
 * Whoever is not there has lost at once and may sit at another table, so that the end of this one changes nothing for
 * them; the others get their points then.
 */
export function changedTable(
  state: LoadedTournament,
  before: StoredPairing,
  after: StoredPairing,
  now: number,
): LoadedTournament {
  const hasEnded = (number: number): boolean =>
    after.outcome !== null || after.absent?.includes(number) === true;
  return {
    ...state,
    entrants: state.entrants.map((entrant) => {
      const { number, arena } = entrant;
      if (!arena || !has(before, number) || before.absent?.includes(number) || !hasEnded(number))
        return entrant;
      return { ...entrant, arena: scoredAtTable(arena, after, number, now) };
    }),
    pairings: state.pairings.map((each) => (each === before ? after : each)),
  };
}
