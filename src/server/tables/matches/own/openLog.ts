// The log of a game that goes on, for somebody who tries moves on their own: whether they may have it, and what of it. Pure.
import { isOpenGame } from '../../../../catalogue/facts.ts';
import type { Shapes } from '../../../../engine/game.ts';
import type { Logged, Turn } from '../../../../engine/log.ts';
import type { SeenMatch } from './seenMatch.ts';

/** Why they may not try moves: not in a game that they play now, against people. Null: they may. */
export function mayAnalyse(
  { gameName, players, seat }: Pick<SeenMatch, 'gameName' | 'players' | 'seat'>,
  { isOver, isDaily }: { readonly isOver: boolean; readonly isDaily: boolean },
): 'hidden' | 'playedNow' | null {
  if (!isOpenGame(gameName)) return 'hidden';
  const isAlone = players.every(({ strength }, at) => at === seat || strength !== null);
  return isOver || isDaily || seat === null || isAlone ? null : 'playedNow';
}

/** Offers that came to nothing are between the players. Every turn keeps its number; one with nothing but such an offer is empty. */
export function publicLog(turns: readonly Turn<Shapes>[], seats: number): Turn<Shapes>[] {
  const kept = new Set<Logged<Shapes>>();
  let open: Logged<Shapes>[] = [];
  for (const entry of turns.flat()) {
    if (entry.kind === 'offer') open = [entry];
    else if (entry.kind !== 'answer') kept.add(entry);
    else if (entry.answer !== 'accept') open = [];
    else open.push(entry);
    if (open.length === seats) {
      for (const each of open) kept.add(each);
      open = [];
    }
  }
  return turns.map((turn) => turn.filter((entry) => kept.has(entry)));
}
