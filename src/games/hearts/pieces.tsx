// The cards one sees faces of: one's own hand, those chosen to pass, the trick, and the last one going to its taker.
import type { Seat } from '../../engine/game.ts';
import type { Card } from '../../kit/cards.ts';
import { isWhole, type Trick, takerOf } from '../../kit/tricks.ts';
import type { Box } from '../../ui/board/box.ts';
import type { Piece } from '../../ui/board/Pieces.tsx';
import { CardFace } from '../../ui/cards/CardFace.tsx';
import { asHeld } from '../../ui/cards/face.ts';
import { handBoxes } from '../../ui/cards/hand.ts';
import { sideOf, trickBox } from '../../ui/cards/trick.ts';
import type { HandLook } from './occasion.tsx';
import { type Places, pileBox } from './places.tsx';
import { queen } from './scoring.ts';
import { players, type View } from './shapes.ts';

export interface PlacedCard {
  readonly card: Card;
  readonly box: Box;
}

/** Where one's own cards lie: the hand, and the slots they were chosen into. */
export function ownCards(seen: View, places: Places, look: HandLook): PlacedCard[] {
  const inHand = asHeld((seen.own ?? []).filter((card) => !look.chosen.includes(card)));
  const boxes = handBoxes(inHand.length, places.hand);
  const hand = inHand.flatMap((card, i) => {
    const box = boxes[i];
    const rise = look.risen.includes(card) ? places.rise : look.fresh.includes(card) ? places.rise / 2 : 0;
    return box ? [{ card, box: { ...box, y: box.y - rise } }] : [];
  });
  const slots = look.chosen.flatMap((card, i) => {
    const box = places.slots[i];
    return box ? [{ card, box }] : [];
  });
  return [...slots, ...hand];
}

export const handPieces = (cards: readonly PlacedCard[], look: HandLook, lifted: string | null): Piece[] =>
  cards.map(({ card, box }, i) => ({
    key: card,
    box,
    face: <CardFace card={card} isDim={look.dim.includes(card)} isEdged={card === queen} />,
    isLifted: lifted === card,
    level: 20 + i,
  }));

const tilts = [-3, 4, -4, 3];

/** A trick on the table: the card that takes it stands out once it is whole. */
function trickPieces(trick: Trick, places: Places, nearSeat: Seat, isPending: boolean): Piece[] {
  const taker = isWhole(trick, players) ? takerOf(trick, players) : null;
  return trick.cards.map((card, i) => {
    const seat = (trick.leader + i) % players;
    const side = sideOf(seat, nearSeat);
    const isLast = i === trick.cards.length - 1;
    const tilt = { rotate: `${tilts[(nearSeat + seat) % tilts.length] ?? 0}deg` };
    return {
      key: card,
      box: trickBox(side, places.trick, seat === taker ? 1.2 : 1),
      face: (
        <div className={`he-played he-from-${side}`} data-taker={seat === taker} style={tilt}>
          <CardFace card={card} isEdged={card === queen} />
        </div>
      ),
      level: seat === taker ? 9 : i + 1,
      isPending: isLast && isPending,
    };
  });
}

/** The last whole trick slides to whoever took it as soon as the next one is led. */
const goneTrick = (trick: Trick, places: Places, nearSeat: Seat): Piece[] =>
  trick.cards.map((card) => ({
    key: card,
    box: pileBox(places, sideOf(takerOf(trick, players), nearSeat)),
    face: <CardFace card={card} />,
    level: 0,
    className: 'he-gone',
  }));

export function tablePieces(seen: View, places: Places, nearSeat: Seat, isPending: boolean): Piece[] {
  const open = seen.tricks.at(-1);
  const before = seen.tricks.at(-2);
  if (!open || seen.phase === 'passing') return [];
  if (open.cards.length === 0) return before ? trickPieces(before, places, nearSeat, false) : [];
  if (isWhole(open, players) && seen.phase !== 'playing') return goneTrick(open, places, nearSeat);
  const gone = before ? goneTrick(before, places, nearSeat) : [];
  return [...gone, ...trickPieces(open, places, nearSeat, isPending)];
}
