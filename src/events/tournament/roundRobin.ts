// The table by which everybody meets everybody once, after Berger: the last one sits still, the others move on. With four at a table see `tableRounds.ts`.
import { roundsAround, tablesAround } from './tableRounds.ts';
import type { NewPairing, TableSize } from './tournament.ts';

export const roundsOfRoundRobin = (entrants: number, isTwice = false, size: TableSize = 2): number =>
  size === 4 ? roundsAround(entrants, isTwice) : (entrants - 1 + (entrants % 2)) * (isTwice ? 2 : 1);

/** All pairings of all rounds of entrants 1 to n. With an odd number one of them has a bye in each round. */
export function bergerTable(entrants: number): NewPairing[] {
  const seats = entrants + (entrants % 2);
  const moving = seats - 1;
  const pairings: NewPairing[] = [];
  for (let round = 1; round <= moving; round++) {
    // In round r the one who meets the last is r, r + n/2, …: half a turn further each time.
    const start = ((round - 1) * (seats / 2)) % moving;
    const at = (step: number) => ((start + step + moving) % moving) + 1;
    const fixed: [number, number] = round % 2 === 1 ? [at(0), seats] : [seats, at(0)];
    const pairs = [fixed];
    for (let step = 1; step < seats / 2; step++) pairs.push([at(step), at(-step)]);
    pairs.forEach(([first, second], index) => {
      pairings.push(withBye(entrants, { round, board: index + 1, first, second }));
    });
  }
  return pairings;
}

/** The place beyond an odd number is nobody: whoever meets it has a bye. */
function withBye(entrants: number, pairing: NewPairing): NewPairing {
  const { round, board, first, second } = pairing;
  if (first > entrants) return { round, board, first: second ?? first, second: null };
  return second !== null && second > entrants ? { round, board, first, second: null } : pairing;
}

/** The pairings of a round; the second time around with the seats changed over. */
export function roundRobinRound(entrants: number, round: number, size: TableSize = 2): NewPairing[] {
  if (size === 4) return tablesAround(entrants, round);
  const once = roundsOfRoundRobin(entrants);
  const pairings = bergerTable(entrants).filter((pairing) => pairing.round === ((round - 1) % once) + 1);
  if (round <= once) return pairings;
  return pairings.map(({ board, first, second }) =>
    second === null ? { round, board, first, second } : { round, board, first: second, second: first },
  );
}
