// A double elimination: the winners' bracket, the losers' bracket that takes in whoever loses there, and the grand final.
import { firstRoundOf, loserOf, seated, winnerOf } from './bracket.ts';
import type { NewPairing, Pairing, Tournament } from './tournament.ts';

/**
 * With k rounds in the winners' bracket: round 1 is its first one, an even round 2m has its round m + 1 on the first
 * boards and the losers' bracket on the others, an odd round 2m + 1 is of the losers' bracket alone. Round 2k is the
 * grand final. Where the one without a loss loses it, both have one, and it is played again.
 */
export type BracketSide = 'winners' | 'losers' | 'final';

/** Including the second grand final. */
export const roundsOfDoubleElimination = (entrants: number): number =>
  2 * Math.max(1, Math.ceil(Math.log2(entrants))) + 1;

/** How many rounds the winners' bracket has, with the second grand final or without it. */
export const winnersRoundsOf = (rounds: number): number => Math.floor(rounds / 2);

/** How many boards a side has in a round where everybody is there. */
export function boardsOfSide(rounds: number, round: number, side: BracketSide): number {
  const most = winnersRoundsOf(rounds);
  const halves = Math.floor(round / 2);
  if (round >= 2 * most) return side === 'final' ? 1 : 0;
  if (side === 'winners') return round === 1 || round % 2 === 0 ? 2 ** (most - 1 - halves) : 0;
  return side === 'losers' && round > 1 ? 2 ** (most - 1 - halves) : 0;
}

/** The board is given by its round and its place among the boards of that round. */
export function sideOf(rounds: number, { round, board }: Pick<Pairing, 'round' | 'board'>): BracketSide {
  if (round >= 2 * winnersRoundsOf(rounds)) return 'final';
  return board <= boardsOfSide(rounds, round, 'winners') ? 'winners' : 'losers';
}

/** Where somebody on a board comes from: whoever won or lost on a board of an earlier round. */
interface Feed {
  readonly of: 'winner' | 'loser';
  readonly round: number;
  readonly board: number;
}

const won = (round: number, board: number): Feed => ({ of: 'winner', round, board });
const lost = (round: number, board: number): Feed => ({ of: 'loser', round, board });

/** The round in which the winners' bracket has its round `of`, from 1. */
const roundOfWinners = (of: number): number => (of === 1 ? 1 : 2 * of - 2);

/**
 * The bits of `drop` from the top of a number of `bits` bits. Whoever loses in the winners' bracket goes to the board
 * that differs by it, so that those who have met there meet again as late as can be.
 */
function crossed(drop: number, bits: number): number {
  let mask = 0;
  for (let bit = 0; bit < bits; bit++) mask |= ((drop >> bit) & 1) << (bits - 1 - bit);
  return mask;
}

/** `board` counts from 0 on its side. */
function feedsOf(rounds: number, round: number, side: BracketSide, board: number): readonly [Feed, Feed] {
  const most = winnersRoundsOf(rounds);
  const winnersFinal = roundOfWinners(most);
  if (side === 'final') {
    if (round > 2 * most) return [won(round - 1, 1), lost(round - 1, 1)];
    return [won(winnersFinal, 1), most === 1 ? lost(1, 1) : won(round - 1, 1)];
  }
  const halves = round / 2;
  if (side === 'winners') {
    const before = roundOfWinners(halves);
    return [won(before, 2 * board + 1), won(before, 2 * board + 2)];
  }
  if (round === 2) return [lost(1, 2 * board + 1), lost(1, 2 * board + 2)];
  if (round % 2 === 0) return [won(round - 1, 2 * board + 1), won(round - 1, 2 * board + 2)];
  const drop = (round - 1) / 2;
  const winners = boardsOfSide(rounds, round - 1, 'winners');
  const from = board ^ crossed(drop, most - 1 - drop);
  return [won(round - 1, winners + board + 1), lost(round - 1, from + 1)];
}

/** Whoever lost the first grand final is out if it was their second loss. */
const isDecided = (rounds: number, round: number, pairings: readonly Pairing[]): boolean => {
  const final = pairings.find((pairing) => pairing.round === round - 1);
  const loser = final ? loserOf(final) : null;
  return round === rounds && (loser === null || lossesOf(pairings, loser) > 1);
};

export const lossesOf = (pairings: readonly Pairing[], entrant: number): number =>
  pairings.filter((pairing) => loserOf(pairing) === entrant).length;

/** The next round; those before it must be over. Empty: there is nothing left to play. */
export function doubleEliminationRound(
  { rounds, entrants, pairings }: Pick<Tournament, 'rounds' | 'entrants' | 'pairings'>,
  round: number,
): NewPairing[] {
  if (round === 1) return firstRoundOf(entrants.length);
  if (round > rounds || isDecided(rounds, round, pairings)) return [];
  const known = new Map(pairings.map((pairing) => [`${pairing.round} ${pairing.board}`, pairing]));
  const entrantFrom = ({ of, round: from, board }: Feed): number | null => {
    const pairing = known.get(`${from} ${board}`);
    if (!pairing) return null;
    return of === 'winner' ? winnerOf(pairing) : loserOf(pairing);
  };
  let before = 0;
  return (['winners', 'losers', 'final'] as const).flatMap((side) => {
    const boards = boardsOfSide(rounds, round, side);
    const first = before;
    before += boards;
    return Array.from({ length: boards }, (_, board) => {
      const there = feedsOf(rounds, round, side, board).flatMap((feed) => entrantFrom(feed) ?? []);
      return seated(there, round, first + board + 1, pairings) ?? [];
    }).flat();
  });
}

/** Those still in are first, without a loss before with one; then by the round of the second loss, the later the better. */
export function byLosses({
  rounds,
  entrants,
  pairings,
}: Pick<Tournament, 'rounds' | 'entrants' | 'pairings'>): (
  one: { readonly entrant: number },
  other: { readonly entrant: number },
) => number {
  const losses = new Map<number, number[]>(entrants.map(({ number }) => [number, []]));
  for (const pairing of pairings) losses.get(loserOf(pairing) ?? 0)?.push(pairing.round);
  const place = (entrant: number): number => {
    const own = losses.get(entrant) ?? [];
    return own.length < 2 ? own.length : 2 + rounds - Math.max(...own);
  };
  return (one, other) => place(one.entrant) - place(other.entrant);
}
