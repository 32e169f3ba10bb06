// The bracket of a knock-out: seeded so that the strongest meet last, byes for the strongest, a match for the third place.
import { type NewPairing, opponentIn, type Pairing, pairingsOf, type Tournament } from './tournament.ts';

export const roundsOfKnockout = (entrants: number): number => Math.max(1, Math.ceil(Math.log2(entrants)));

/** Seeds from top to bottom of a bracket of this size: 1 and 2 meet in the last round, 1 and 4 in the one before it. */
export function seedOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed, at) => (at % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]));
  }
  return order;
}

/** The first round; where there is nobody opposite it is a bye. */
export function firstRoundOf(entrants: number): NewPairing[] {
  const order = seedOrder(2 ** roundsOfKnockout(entrants));
  return Array.from({ length: order.length / 2 }, (_, at) => {
    const [one = 1, other = 1] = [order[at * 2], order[at * 2 + 1]];
    const [stronger, weaker] = one < other ? [one, other] : [other, one];
    const isBye = weaker > entrants;
    // The stronger has the first seat on every other board.
    const [first, second] = at % 2 === 0 || isBye ? [stronger, weaker] : [weaker, stronger];
    return { round: 1, board: at + 1, first, second: isBye ? null : second };
  });
}

/** Null: the pairing is open, or both are out. */
export function winnerOf({ first, second, outcome }: Pairing): number | null {
  if (outcome === 'first') return first;
  return outcome === 'second' ? second : null;
}

/** Null: the pairing is open, both are out, or it was a bye. */
export const loserOf = (pairing: Pairing): number | null => {
  const winner = winnerOf(pairing);
  return winner === null ? null : opponentIn(pairing, winner);
};

/**
 * The round after the last one, all of whose pairings must be decided. Where both of a pairing are out the winner
 * opposite has a bye; where nobody is left on either side the board stays away.
 */
export function nextRoundOf(
  tournament: Pick<Tournament, 'pairings' | 'rounds' | 'hasThirdPlace'>,
  round: number,
): NewPairing[] {
  const before = new Map(pairingsOf(tournament, round - 1).map((pairing) => [pairing.board, pairing]));
  const boards = 2 ** (tournament.rounds - round);
  const pairings: NewPairing[] = [];
  for (let board = 1; board <= boards; board++) {
    const feeding = [before.get(board * 2 - 1), before.get(board * 2)];
    const through = feeding.flatMap((pairing) => (pairing && winnerOf(pairing)) ?? []);
    const paired = seated(through, round, board, tournament.pairings);
    if (paired) pairings.push(paired);
  }
  const third =
    round === tournament.rounds && tournament.hasThirdPlace
      ? thirdPlace(before, round, tournament.pairings)
      : null;
  return third ? [...pairings, third] : pairings;
}

/** On the board after the final, between those who lost at a table in the semi-finals. */
function thirdPlace(
  before: ReadonlyMap<number, Pairing>,
  round: number,
  all: readonly Pairing[],
): NewPairing | null {
  const losers = [before.get(1), before.get(2)].flatMap((pairing) => (pairing && loserOf(pairing)) ?? []);
  return losers.length === 2 ? seated(losers, round, 2, all) : null;
}

/** Two meet, one alone has a bye, and nobody leaves the board away. Who had the first seat less often has it. */
export function seated(
  entrants: readonly number[],
  round: number,
  board: number,
  all: readonly Pairing[],
): NewPairing | null {
  const [one, other] = entrants;
  if (one === undefined) return null;
  if (other === undefined) return { round, board, first: one, second: null };
  const firstSeats = (entrant: number) =>
    all.reduce((sum, { first, second, isPlayed }) => {
      if (!isPlayed) return sum;
      return sum + (first === entrant ? 1 : 0) - (second === entrant ? 1 : 0);
    }, 0);
  const [of, against] = [firstSeats(one), firstSeats(other)];
  const isFirst = of === against ? one < other === (board % 2 === 1) : of < against;
  return { round, board, first: isFirst ? one : other, second: isFirst ? other : one };
}

/**
 * How far somebody came, smaller is better: those still in, then the final, the match for the third place, and back
 * through the rounds. Whoever went out in the same round is level.
 */
export function byBracket(
  tournament: Tournament,
): (one: { readonly entrant: number }, other: { readonly entrant: number }) => number {
  const { pairings, rounds, entrants } = tournament;
  const out = new Map(entrants.map(({ number }) => [number, 0]));
  for (const pairing of pairings) {
    if (pairing.outcome === null) continue;
    const isForThird = pairing.round === rounds && pairing.board === 2;
    const winner = winnerOf(pairing);
    for (const entrant of [pairing.first, pairing.second]) {
      if (entrant === null) continue;
      // Twice the rounds that were missed, so that the match for the third place fits between two of them.
      const missed = 2 * (rounds - pairing.round) + (isForThird ? 1 : 0);
      if (entrant !== winner) out.set(entrant, missed + (isForThird ? 2 : 1));
      else if (isForThird) out.set(entrant, missed + 1);
      else out.set(entrant, 0);
    }
  }
  return (one, other) => (out.get(one.entrant) ?? 0) - (out.get(other.entrant) ?? 0);
}
