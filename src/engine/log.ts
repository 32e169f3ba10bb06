// The lines of a match's log: what players, luck and time did to the game, and what was done at the table.
import type { Entry, Seat, Shapes } from './game.ts';

/** What seated players can ask of each other while a game goes on. */
export const offerKinds = ['draw', 'takeback', 'pause', 'resume'] as const;
export type OfferKind = (typeof offerKinds)[number];

export const answers = ['accept', 'decline', 'withdraw'] as const;
export type Answer = (typeof answers)[number];

export type Claim = 'win' | 'draw';

/** Acts about the game rather than in it; no game ever sees them. */
export type TableEntry = { readonly at: number } & (
  | {
      readonly kind: 'offer';
      readonly by: Seat;
      readonly offer: OfferKind;
      /** A takeback returns to a turn of this seat. Left out, as in older logs: to any act, also one outside its turn. */
      readonly toTurn?: true;
    }
  | { readonly kind: 'answer'; readonly by: Seat; readonly offer: OfferKind; readonly answer: Answer }
  | { readonly kind: 'resign'; readonly by: Seat }
  | { readonly kind: 'flag'; readonly by: Seat } // the clock of this seat ran out
  | { readonly kind: 'claim'; readonly by: Seat; readonly claim: Claim } // against an absent opponent
  | { readonly kind: 'sitIn'; readonly by: Seat } // a bot plays on for somebody who is gone …
  | { readonly kind: 'takeSeat'; readonly by: Seat } // … until they are back
  | { readonly kind: 'abandon' } // nobody acted for the room's time-out
  | { readonly kind: 'recover' } // the server came back; nothing moves until …
  | { readonly kind: 'continue' } // … the seats are back
);

export type Logged<G extends Shapes> = Entry<G> | TableEntry;

/** An act and everything the dealer did until a person had to act again: one row of the journal. */
export type Turn<G extends Shapes> = readonly Logged<G>[];

export const isGameEntry = <G extends Shapes>(entry: Logged<G>): entry is Entry<G> =>
  entry.kind === 'move' || entry.kind === 'deal' || entry.kind === 'timer';
