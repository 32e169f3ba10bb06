// Where each searches when it suits them: what is drawn for who has no dice yet, and how far each is.
import type { Seat } from '../../engine/game.ts';
import { places } from './dice.ts';
import type { View } from './shapes.ts';

/** The dice are rolled, and this person has still to begin. */
export const isToBegin = ({ phase, apart, isDone }: View, seat: Seat | null): boolean =>
  seat !== null && phase === 'searching' && apart?.begun[seat] === false && !isDone[seat];

/** Without dice of one's own: the round before with all its words, or dice that show nothing yet. */
export function drawnView(seen: View): View {
  if (!seen.apart || seen.phase !== 'searching' || seen.board.length > 0) return seen;
  const { last } = seen.apart;
  if (!last) return { ...seen, board: new Array<string>(places).fill('') };
  const { board, found, missed } = last;
  return { ...seen, phase: 'counting', round: seen.round - 1, board, found, missed };
}

/** The key of the words about a seat of which no number of words is told. */
export function stageOf({ apart, isDone }: View, seat: Seat): 'played' | 'playing' | 'toPlay' {
  if (isDone[seat]) return 'played';
  return apart?.begun[seat] ? 'playing' : 'toPlay';
}
