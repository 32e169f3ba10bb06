// Which duel is on the stage: the only one of a table of two, one's own in a knock-out, or one to watch.
import type { Seat } from '../../../engine/game.ts';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { sideOf } from '../duel.ts';
import { asDuel, duelToWatch } from '../seen.ts';
import { type DuelView, isKnockout, type Rps } from '../shapes.ts';

export interface Look {
  readonly view: DuelView;
  /** Who plays it, as its rounds name them. */
  readonly seats: readonly [Seat, Seat];
  /** Whose side is drawn on the left. */
  readonly near: 0 | 1;
  /** One's own; null: one only watches it. */
  readonly side: 0 | 1 | null;
}

const seatsOfTwo = [0, 1] as const;

export function lookOf({ view, seat, nearSeat }: Pick<BoardProps<Rps>, 'view' | 'seat' | 'nearSeat'>): Look {
  const sideIn = (seats: readonly [Seat, Seat], of: Seat) =>
    seats.includes(of) ? sideOf({ seats }, of) : null;
  if (!isKnockout(view))
    return {
      view,
      seats: seatsOfTwo,
      near: sideOf({ seats: seatsOfTwo }, nearSeat),
      side: seat === null ? null : sideIn(seatsOfTwo, seat),
    };
  const duel = duelToWatch(view, nearSeat) ?? undrawn;
  const side = seat === null ? null : sideIn(duel.seats, seat);
  const own = side === null ? null : view.own;
  return { view: asDuel(view, duel, own), seats: duel.seats, near: sideIn(duel.seats, nearSeat) ?? 0, side };
}

/** For the moment before the first draw. */
const undrawn = {
  seats: seatsOfTwo,
  rounds: [],
  hasChosen: [false, false],
  points: [0, 0],
  winner: null,
} as const;
