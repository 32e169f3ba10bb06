// Counting a hand side by side: contracts, nil, bags, and when a side has won.
import type { Feat, Groups, Seat } from '../../engine/game.ts';
import { isWhole, players, seats, type Trick, takerOf } from '../../kit/tricks/tricks.ts';
import type { Bid, Round, State } from './shapes.ts';

export const sides: Groups = [
  [0, 2],
  [1, 3],
];

export const sideOfSeat = (seat: Seat): 0 | 1 => (seat % 2 === 0 ? 0 : 1);
export const partnerOf = (seat: Seat): Seat => (seat + 2) % players;

const lowest = -200;
const bagsToPay = 10;
const pay = 100;

export const isNil = (bid: Bid | null): boolean => bid === 0 || bid === 'blind';

const contractOf = (bid: Bid | null): number => (typeof bid === 'number' ? bid : 0);

export const wonBy = (tricks: readonly Trick[]): number[] =>
  seats.map((seat) => tricks.filter((trick) => isWhole(trick) && takerOf(trick, 'S') === seat).length);

/** What a seat bid and took in a hand. */
export interface Taken {
  readonly bid: Bid | null;
  readonly tricks: number;
}

const nilPoints = ({ bid, tricks }: Taken): number =>
  isNil(bid) ? (bid === 'blind' ? 200 : 100) * (tricks === 0 ? 1 : -1) : 0;

/** Points of one side, and its bags afterwards. Tricks of a failed nil are bags and help no contract. */
export function scoreOf(pair: readonly Taken[], bagsBefore: number): { points: number; bags: number } {
  const bidders = pair.filter(({ bid }) => !isNil(bid));
  const contract = bidders.reduce((sum, { bid }) => sum + contractOf(bid), 0);
  const over = bidders.reduce((sum, { tricks }) => sum + tricks, 0) - contract;
  const isMade = contract > 0 && over >= 0;
  const nil = pair.reduce((sum, taken) => sum + nilPoints(taken), 0);
  const fresh = pair.reduce((sum, { bid, tricks }) => sum + (isNil(bid) ? tricks : 0), isMade ? over : 0);
  const bags = bagsBefore + fresh;
  const paid = Math.floor(bags / bagsToPay);
  return {
    points: (isMade ? 10 : -10) * contract + nil + fresh - paid * pay + 0, // never minus zero
    bags: bags - paid * bagsToPay,
  };
}

/** Told while the hand is counted: a nil or blind nil that took no trick. */
export function feats({ phase, bids, tricks }: State): Feat[] {
  if (phase !== 'counting') return [];
  const won = wonBy(tricks);
  return seats
    .filter((seat) => isNil(bids[seat] ?? null) && won[seat] === 0)
    .map((seat) => ({ seat, key: 'nil' }));
}

/** A hand played to its end, for both sides. */
export function roundOf(
  bids: readonly (Bid | null)[],
  tricks: readonly Trick[],
  before: Round | undefined,
): Round {
  const won = wonBy(tricks);
  const [us, them] = [0, 1].map((side) => {
    const pair = sides[side]?.map((seat) => ({ bid: bids[seat] ?? null, tricks: won[seat] ?? 0 })) ?? [];
    return scoreOf(pair, before?.bags[side === 0 ? 0 : 1] ?? 0);
  });
  return {
    points: [us?.points ?? 0, them?.points ?? 0],
    bags: [us?.bags ?? 0, them?.bags ?? 0],
  };
}

/** The score of each side. */
export const totals = (rounds: readonly Round[]): [number, number] => [
  rounds.reduce((sum, { points }) => sum + points[0], 0),
  rounds.reduce((sum, { points }) => sum + points[1], 0),
];

/** The side that has won; null: another hand is played. */
export function winnerOf([us, them]: readonly [number, number], target: number): 0 | 1 | null {
  if (us === them || (Math.max(us, them) < target && Math.min(us, them) > lowest)) return null;
  return us > them ? 0 : 1;
}

/** Blind nil is for those who are far enough behind. */
export function mayBidBlind(rounds: readonly Round[], seat: Seat): boolean {
  const scores = totals(rounds);
  const own = sideOfSeat(seat);
  return scores[own === 0 ? 1 : 0] - scores[own] >= 100;
}
