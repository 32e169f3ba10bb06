// A knock-out as it is seen: which duel is being looked at, and that duel as a table of two would see it.
import type { Seat } from '../../engine/game.ts';
import { sideOf } from './duel.ts';
import type { DuelView, KnockoutView, SeenDuel } from './shapes.ts';

/** The duel of this seat in the stage that is being played. */
export const seenDuelOf = ({ heats }: KnockoutView, seat: Seat): SeenDuel | null =>
  heats.at(-1)?.duels.find(({ seats }) => seats.includes(seat)) ?? null;

/** The one in which a seat plays; else the first that is being played or whose last round has just been shown. */
export function duelToWatch(seen: KnockoutView, seat: Seat): SeenDuel | null {
  const duels = seen.heats.at(-1)?.duels ?? [];
  const open = duels.filter(({ winner }) => winner === null);
  const lengths = (open.length > 0 ? open : duels).map(({ rounds }) => rounds.length);
  const shown = open.length > 0 ? Math.min(...lengths) : Math.max(...lengths);
  const current = duels.find(({ winner, rounds }) => winner === null || rounds.length >= shown);
  return seenDuelOf(seen, seat) ?? current ?? null;
}

/** With the first of the two in seat 0, and the other in seat 1. */
export const asDuel = (seen: KnockoutView, duel: SeenDuel, own: DuelView['own']): DuelView => ({
  rules: seen.rules,
  rounds: duel.rounds,
  own,
  hasChosen: duel.hasChosen,
  points: duel.points,
  isOver: duel.winner !== null,
});

/** One's own duel, and which of the two one is. */
export function ownDuel(seen: KnockoutView, seat: Seat): { view: DuelView; side: 0 | 1 } | null {
  const duel = seenDuelOf(seen, seat);
  return duel && { view: asDuel(seen, duel, seen.own), side: sideOf(duel, seat) };
}
