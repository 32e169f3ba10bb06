// The cards one sees: one's own hand, those chosen to pass in their slots, and the tricks.
import type { Seat } from '../../engine/game.ts';
import { isWhole, takerOf } from '../../kit/tricks.ts';
import type { Piece } from '../../ui/board/Pieces.tsx';
import { handCards, type PlacedCard, tablePieces } from '../../ui/cards/tablePieces.tsx';
import type { PassingLook } from './occasion.tsx';
import type { Places } from './places.tsx';
import { queen } from './scoring.ts';
import { players, type View } from './shapes.ts';

/** Where one's own cards lie: the hand, and the slots they were chosen into. */
export function ownCards(seen: View, places: Places, look: PassingLook): PlacedCard[] {
  const inHand = (seen.own ?? []).filter((card) => !look.chosen.includes(card));
  const slots = look.chosen.flatMap((card, i) => {
    const box = places.slots[i];
    return box ? [{ card, box }] : [];
  });
  return [...slots, ...handCards(inHand, places, look)];
}

export function trickPieces(seen: View, places: Places, nearSeat: Seat, isPending: boolean): Piece[] {
  if (seen.phase === 'passing') return [];
  const tricks = seen.tricks.slice(-2).map((trick) => ({
    ...trick,
    taker: isWhole(trick, players) ? takerOf(trick, players) : null,
  }));
  return tablePieces(tricks, {
    ...{ places, nearSeat, isPending, edged: queen },
    isCounted: seen.phase !== 'playing',
  });
}
