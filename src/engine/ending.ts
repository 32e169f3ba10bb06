// How a match ends other than by its own rules.
import type { Cause, GameDefinition, Reason, Result, Seat, Shapes } from './game.ts';
import type { Claim } from './log.ts';

/** A game in progress, as far as its ending is concerned. */
interface Table<G extends Shapes> {
  readonly game: GameDefinition<G>;
  readonly state: G['state'];
  readonly seats: number;
}

const everyone = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** All others before those who go. */
function lose(seats: number, losers: readonly Seat[], reason: Reason): Result {
  const rest = everyone(seats).filter((seat) => !losers.includes(seat));
  return { places: rest.length ? [rest, losers] : [losers], reason };
}

function forfeit<G extends Shapes>(table: Table<G>, seat: Seat, cause: Cause, reason: Reason): Result {
  return table.game.forfeit?.(table.state, seat, cause) ?? lose(table.seats, [seat], reason);
}

export const resigned = <G extends Shapes>(table: Table<G>, seat: Seat): Result =>
  forfeit(table, seat, 'resigned', 'resign');

export const flagged = <G extends Shapes>(table: Table<G>, seat: Seat): Result =>
  forfeit(table, seat, 'flagged', 'time');

export const agreedDraw = (seats: number): Result => ({ places: [everyone(seats)], reason: 'agreement' });

/** One seat gone: the game's own word on it. Several: they share the last place. */
export function left<G extends Shapes>(table: Table<G>, gone: readonly Seat[]): Result {
  const [seat] = gone;
  if (gone.length === 1 && seat !== undefined) return forfeit(table, seat, 'left', 'abandoned');
  return lose(table.seats, gone, 'abandoned');
}

/** In a game of two the one who stayed decides. */
export const claimed = <G extends Shapes>(table: Table<G>, by: Seat, claim: Claim): Result =>
  claim === 'draw' ? { places: [everyone(table.seats)], reason: 'abandoned' } : left(table, [1 - by]);
