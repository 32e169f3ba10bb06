// The hands and what beats what.
import type { Seat } from '../../engine/game.ts';

export const allHands = ['rock', 'paper', 'scissors', 'lizard', 'spock'] as const;
export type Hand = (typeof allHands)[number];

/** The classic game has three hands, the other one five. */
export type HandSet = 'classic' | 'lizardSpock';

export const handsOf = (set: HandSet): readonly Hand[] =>
  set === 'classic' ? allHands.slice(0, 3) : allHands;

const beaten: Readonly<Record<Hand, readonly Hand[]>> = {
  rock: ['scissors', 'lizard'],
  paper: ['rock', 'spock'],
  scissors: ['paper', 'lizard'],
  lizard: ['spock', 'paper'],
  spock: ['scissors', 'rock'],
};

export const beats = (one: Hand, other: Hand): boolean => beaten[one].includes(other);

/** The hands of the first and of the second seat, shown at once. */
export type Round = readonly [Hand, Hand];

export const handIn = (round: Round, seat: Seat): Hand => round[seat === 0 ? 0 : 1];

/** Null: both showed the same. */
export const winnerOf = ([first, second]: Round): Seat | null =>
  first === second ? null : beats(first, second) ? 0 : 1;

export const isHand = (raw: unknown): raw is Hand => allHands.some((hand) => hand === raw);
