// The table itself: aubergine cloth, an oval of linen let into it, a heart in the middle, and the slots for passing.
import { suitOutlines } from '../../../engine/picture/suits.ts';
import { cardHeight } from '../../../ui/cards/hand.ts';
import { TableTop } from '../../../ui/cards/TableTop.tsx';
import type { Direction } from '../rules.ts';
import styles from './board.module.css';
import type { Places } from './places.ts';

interface TableProps {
  readonly places: Places;
  /** Which way cards are passed; null: no slots are shown. */
  readonly passing: Direction | null;
  /** Somebody took all the points: it lightens for a moment. */
  readonly isMoonlit: boolean;
}

const turns: Readonly<Record<Direction, number>> = { left: 180, across: -90, right: 0, none: 0 };

export function Table({ places, passing, isMoonlit }: TableProps) {
  const { size, oval } = places;
  const scale = oval.ry / 130;
  return (
    <TableTop places={places}>
      {passing === null && (
        <g className={styles.mark} transform={`translate(${oval.cx} ${oval.cy}) scale(${scale})`}>
          <path d={suitOutlines.H} />
          <path d={suitOutlines.H} transform="scale(.62) translate(0 -2)" />
        </g>
      )}
      {passing !== null && <Slots places={places} passing={passing} />}
      {isMoonlit && <rect className={styles.moon} width={size.width} height={size.height} rx="22" />}
    </TableTop>
  );
}

function Slots({ places, passing }: { readonly places: Places; readonly passing: Direction }) {
  const { slots, oval, cardWidth } = places;
  const below = (slots[0]?.y ?? 0) + cardHeight(cardWidth) + cardWidth * 0.3;
  const place = `translate(${oval.cx} ${below})`;
  return (
    <g>
      {slots.map((slot) => (
        <rect key={slot.x} className={styles.slot} {...slot} rx={cardWidth * 0.08} />
      ))}
      <g className={styles.arrow} transform={`${place} rotate(${turns[passing]}) scale(${cardWidth / 104})`}>
        <path d="M-16 0H14M2-13 15 0 2 13" />
      </g>
    </g>
  );
}
