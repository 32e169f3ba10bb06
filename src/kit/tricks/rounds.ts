// Games of tricks hand by hand: dealing, playing, counting, and going on when all are ready or time runs out.
import type { Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { type Card, deck } from '../cards.ts';
import { nextToPlay, openTrick, type PlayedCard, seats } from './tricks.ts';

/** What the state of such a game has. `dealing`, `playing` and `counting` are phases of all; a game has one more. */
export interface Rounds extends PlayedCard {
  readonly phase: string;
  /** The hands counted so far. */
  readonly rounds: readonly unknown[];
  /** While counting: who is ready for the next hand. */
  readonly ready: readonly boolean[];
}

/** A hand that is not dealt yet. */
export const undealt = {
  phase: 'dealing',
  hands: seats.map((): readonly Card[] => []),
  tricks: [],
  ready: seats.map(() => false),
} as const;

export const handNumber = ({ rounds, phase }: Pick<Rounds, 'rounds' | 'phase'>): number =>
  rounds.length + (phase === 'counting' ? 0 : 1);

export const handOf = ({ hands }: PlayedCard, seat: Seat): readonly Card[] => hands[seat] ?? [];

export const shuffledDeck = (_state: unknown, random: Random): readonly Card[] => random.shuffle(deck);

/** The seat to act in the phases that all these games share. */
export function seatsToAct({ phase, tricks, ready }: Rounds, isOver: boolean): readonly (Seat | 'dealer')[] {
  if (phase === 'dealing') return ['dealer'];
  if (phase === 'playing') return [nextToPlay(openTrick(tricks))];
  return isOver ? [] : seats.filter((seat) => !ready[seat]);
}

/** The time for a card, or to look at the score; null where there is none. */
export function roundTimer(
  state: Rounds,
  isOver: boolean,
): { readonly name: string; readonly ms: number } | null {
  const hand = handNumber(state);
  if (state.phase === 'counting') return isOver ? null : { name: `continue ${hand}`, ms: 15_000 };
  const cards = state.tricks.reduce((sum, trick) => sum + trick.cards.length, 1);
  return state.phase === 'playing' ? { name: `card ${hand}.${cards}`, ms: 20_000 } : null;
}

/** With one more seat ready; the next hand when all are. */
export function readied<S extends Rounds>(state: S, seat: Seat, nextHand: (state: S) => S): S {
  const ready = state.ready.with(seat, true);
  return ready.every(Boolean) ? nextHand(state) : { ...state, ready };
}

/** When time is over, the default action is played for every seat that still has to act. */
export const actedLate = <S extends Rounds>(
  state: S,
  toAct: readonly (Seat | 'dealer')[],
  act: (state: S, seat: Seat) => S,
): S => toAct.reduce<S>((next, seat) => (seat === 'dealer' ? next : act(next, seat)), state);
