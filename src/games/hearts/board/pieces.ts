// The cards one sees: one's own hand, those chosen to pass in their slots, and the tricks.
import type { Seat } from '../../../engine/game.ts';
import { withTaker } from '../../../kit/tricks/tricks.ts';
import type { Piece } from '../../../ui/board/Pieces.tsx';
import { handCards, type PlacedCard, type ShownTrick, tablePieces } from '../../../ui/cards/tablePieces.tsx';
import { queen } from '../scoring.ts';
import type { View } from '../shapes.ts';
import type { HeartsTurn } from './occasion.ts';
import type { Places } from './places.ts';

/** Where one's own cards lie: the hand, and the slots they were chosen into. */
export function ownCards(seen: View, places: Places, { look, slotted }: HeartsTurn): PlacedCard[] {
  const inHand = (seen.own ?? []).filter((card) => !slotted.includes(card));
  const slots = slotted.flatMap((card, i) => {
    const box = places.slots[i];
    return box ? [{ card, box }] : [];
  });
  return [...slots, ...handCards(inHand, places, look)];
}

/** The last two tricks are seen. */
export const shownTricks = (seen: View): ShownTrick[] =>
  seen.tricks.slice(-2).map((trick) => withTaker(trick));

export function trickPieces(seen: View, places: Places, nearSeat: Seat, isPending: boolean): Piece[] {
  if (seen.phase === 'passing') return [];
  const isCounted = seen.phase !== 'playing';
  return tablePieces(shownTricks(seen), { places, nearSeat, isPending, isCounted, edged: queen });
}
