// An offer that is open at a table, and where a takeback returns to once all have said yes to it.
import type { Seat } from './game.ts';
import type { OfferKind, TableEntry } from './log.ts';

export interface OpenOffer {
  readonly kind: OfferKind;
  readonly by: Seat;
  readonly accepted: readonly Seat[];
  /** Of a takeback, as in the log. */
  readonly toTurn?: true;
}

export type Offered = Extract<TableEntry, { kind: 'offer' }>;

export const opened = ({ offer: kind, by, toTurn }: Offered): OpenOffer =>
  toTurn ? { kind, by, accepted: [], toTurn } : { kind, by, accepted: [] };

/** What stood before this seat acted. */
export interface ReturnPoint<State> {
  readonly by: Seat;
  readonly state: State;
  /** It was the turn of this seat; false: it acted though nobody waited for it. */
  readonly isTurn: boolean;
}

/** Among these points, the place of the one that the takeback returns to; −1: there is none. */
export const placeToReturn = (
  points: readonly ReturnPoint<unknown>[],
  { by, toTurn }: Pick<OpenOffer, 'by' | 'toTurn'>,
): number => points.findLastIndex((point) => point.by === by && (point.isTurn || toTurn !== true));
