// Tables of four in a tournament: what is decided at one, who is missing there, and the seats in which bots play on.
import { placesOf, type TableSeat } from '../../../events/tournament/tableScoring.ts';
import { peopleAt } from '../../../events/tournament/tournament.ts';
import type { StoredPairing } from './state.ts';

/** A table of four with the places of those who were there. */
export const placedAtTable = (pairing: StoredPairing, finished: readonly TableSeat[]): StoredPairing => ({
  ...pairing,
  ...placesOf(peopleAt(pairing), finished),
  outcome: 'none',
});

/** A bot plays on for whoever has left; with one alone there the table is decided. */
export function withoutAtTable(pairing: StoredPairing, number: number): StoredPairing {
  const people = peopleAt(pairing);
  const absent = [...new Set([...(pairing.absent ?? []), number])];
  if (people.length - absent.length > 1) return { ...pairing, absent };
  return placedAtTable(
    { ...pairing, isPlayed: false },
    people.map((each) => ({ place: 1, isAbsent: absent.includes(each) })),
  );
}

/** The result of the game; who was absent before stays so, whoever played in their seat. */
export function finishedTable(pairing: StoredPairing, finished: readonly TableSeat[]): StoredPairing {
  const { absent = [] } = pairing;
  return placedAtTable(
    pairing,
    peopleAt(pairing).map((number, at) => ({
      place: finished[at]?.place ?? finished.length,
      isAbsent: (finished[at]?.isAbsent ?? true) || absent.includes(number),
    })),
  );
}

/** Who is not ready at a table that has waited long enough. */
export const missingAt = (pairing: StoredPairing, ready: readonly boolean[]): number[] =>
  peopleAt(pairing).filter((number, at) => !ready[at] && pairing.absent?.includes(number) !== true);

interface SeatsForBots {
  readonly roomId: string;
  readonly positions: readonly number[];
}

/** Seats at open tables whose people are absent. A table that waits on is named again: a bot may not sit there yet. */
export function seatsForBots(
  before: readonly StoredPairing[],
  after: readonly StoredPairing[],
): SeatsForBots[] {
  const known = new Set(before);
  return after.flatMap((pairing) => {
    const { outcome, roomId, absent = [] } = pairing;
    if (outcome !== null || roomId === null || absent.length === 0 || known.has(pairing)) return [];
    const positions = peopleAt(pairing).flatMap((number, at) => (absent.includes(number) ? [at] : []));
    return [{ roomId, positions }];
  });
}
