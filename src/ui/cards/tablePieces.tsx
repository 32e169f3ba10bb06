// The cards one sees faces of: one's own hand, the trick on the table, and the last one going to its taker.
import type { Seat } from '../../engine/game.ts';
import type { Box } from '../board/box.ts';
import type { Piece } from '../board/Pieces.tsx';
import { classNames } from '../classNames.ts';
import { CardFace } from './CardFace.tsx';
import { asHeld, type CardCode } from './face.ts';
import { handBoxes } from './hand.ts';
import { pileBox, type TablePlaces } from './places.ts';
import styles from './table.module.css';
import { sideOf, sides, trickBox } from './trick.ts';

export interface PlacedCard {
  readonly card: CardCode;
  readonly box: Box;
}

/** How the cards of a hand lie and look. */
export interface HandLook {
  /** About to be played: it has risen in the hand. */
  readonly risen: readonly CardCode[];
  /** Just received: they stand out a little. */
  readonly fresh: readonly CardCode[];
  readonly dim: readonly CardCode[];
}

export const plainHand: HandLook = { risen: [], fresh: [], dim: [] };

/** Where the cards of one's own hand lie. */
export function handCards(cards: readonly CardCode[], places: TablePlaces, look: HandLook): PlacedCard[] {
  const boxes = handBoxes(cards.length, places.hand);
  return asHeld(cards).flatMap((card, i) => {
    const box = boxes[i];
    const rise = look.risen.includes(card) ? places.rise : look.fresh.includes(card) ? places.rise / 2 : 0;
    return box ? [{ card, box: { ...box, y: box.y - rise } }] : [];
  });
}

export const handPieces = (
  cards: readonly PlacedCard[],
  dim: readonly CardCode[],
  lifted: string | null,
  edged: CardCode | null = null,
): Piece[] =>
  cards.map(({ card, box }, i) => ({
    key: card,
    box,
    face: <CardFace card={card} isDim={dim.includes(card)} isEdged={card === edged} />,
    isLifted: lifted === card,
    level: 20 + i,
  }));

export interface ShownTrick {
  readonly leader: Seat;
  readonly cards: readonly CardCode[];
  /** Who takes it, once it is whole. */
  readonly taker: Seat | null;
}

interface Setting {
  readonly places: TablePlaces;
  readonly nearSeat: Seat;
  /** The last card is one's own, on its way to the server. */
  readonly isPending: boolean;
  /** The hand is counted: the last trick is gone as well. */
  readonly isCounted: boolean;
  readonly edged?: CardCode;
}

const tilts = [-3, 4, -4, 3];

/** A trick on the table: the card that takes it stands out once it is whole. */
function lying(
  { leader, cards, taker }: ShownTrick,
  { places, nearSeat, isPending, edged }: Setting,
): Piece[] {
  return cards.map((card, i) => {
    const seat = (leader + i) % sides.length;
    const side = sideOf(seat, nearSeat);
    const tilt = { rotate: `${tilts[(nearSeat + seat) % tilts.length] ?? 0}deg` };
    return {
      key: card,
      box: trickBox(side, places.trick, seat === taker ? 1.2 : 1),
      face: (
        <div
          className={classNames(styles.played, styles[`from-${side}`])}
          data-taker={seat === taker}
          style={tilt}
        >
          <CardFace card={card} isEdged={card === edged} />
        </div>
      ),
      level: seat === taker ? 9 : i + 1,
      isPending: isPending && i === cards.length - 1,
    };
  });
}

/** A whole trick slides to whoever took it. */
const gone = ({ cards, taker }: ShownTrick, { places, nearSeat }: Setting): Piece[] =>
  cards.map((card) => ({
    key: card,
    box: pileBox(places, sideOf(taker ?? nearSeat, nearSeat)),
    face: <CardFace card={card} />,
    level: 0,
    className: styles.gone,
  }));

/** Of all tricks so far the last two are seen: the older one leaves as soon as the next one is led. */
export function tablePieces(tricks: readonly ShownTrick[], setting: Setting): Piece[] {
  const [open, before] = [tricks.at(-1), tricks.at(-2)];
  if (!open) return [];
  if (open.cards.length === 0) return before ? lying(before, { ...setting, isPending: false }) : [];
  if (setting.isCounted) return gone(open, setting);
  return [...(before ? gone(before, setting) : []), ...lying(open, setting)];
}
