// Counting points: what a finish and a shown indicator cost the others, and where everyone stands.
import type { Feat, Seat } from '../../engine/game.ts';
import { type Finish, players, type Rules, type State } from './shapes.ts';
import { okeyOf, type Tile } from './tiles.ts';

export const seats: readonly Seat[] = Array.from({ length: players }, (_, seat) => seat);

export const costOf = ({ kind, tile }: Finish, okey: Tile): number =>
  (kind === 'pairs' ? 4 : 2) * (tile === okey ? 2 : 1);

/** What every seat loses in a hand: one to who showed the indicator, more to who finished. */
export const lossesOf = (shower: Seat | null, finish: Finish | null, okey: Tile): number[] =>
  seats.map(
    (seat) =>
      (shower === null || shower === seat ? 0 : 1) +
      (finish === null || finish.by === seat ? 0 : costOf(finish, okey)),
  );

export const totals = (rules: Rules, rounds: State['rounds']): number[] =>
  seats.map((seat) => rounds.reduce<number>((sum, losses) => sum - (losses[seat] ?? 0), rules.start));

export const isDecided = (rules: Rules, rounds: State['rounds']): boolean =>
  totals(rules, rounds).some((points) => points <= 0) || (rules.hands > 0 && rounds.length >= rules.hands);

/** Told while the hand is counted. */
export const feats = ({ finish }: State): Feat[] =>
  finish?.kind === 'pairs' ? [{ seat: finish.by, key: 'sevenPairs' }] : [];

/** The okey of this hand; before the deal there is none. */
export const okeyIn = ({ indicator }: Pick<State, 'indicator'>): Tile => okeyOf(indicator ?? 'Y13');
