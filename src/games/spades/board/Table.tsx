// The table itself: petrol cloth, an oval of linen let into it, a spade in the middle, and chips while one bids.
import { suitOutlines } from '../../../engine/picture/suits.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { TableTop } from '../../../ui/cards/TableTop.tsx';
import type { Bid } from '../shapes.ts';
import styles from './board.module.css';
import type { Places } from './places.ts';
import type { Words } from './words.ts';

export function Table({ places }: { readonly places: Places }) {
  const { oval } = places;
  const scale = oval.ry / 130;
  return (
    <TableTop places={places}>
      <g className={styles.mark} transform={`translate(${oval.cx} ${oval.cy}) scale(${scale})`}>
        <path d={suitOutlines.S} />
        <path d={suitOutlines.S} transform="scale(.62) translate(0 2)" />
      </g>
    </TableTop>
  );
}

interface ChipsProps {
  readonly places: Places;
  readonly bids: readonly Bid[];
  readonly chosen: Bid | null;
  readonly words: Words;
}

/** What lies under the cells one presses to bid. */
export function Chips({ places: { bidding }, bids, chosen, words }: ChipsProps) {
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      <div className={styles.panel} style={inUnits(bidding.panel)} />
      {bids.map((bid, i) => {
        const box = bidding.chips[i];
        return (
          box && (
            <span
              key={bid}
              className={styles.chip}
              data-chosen={bid === chosen}
              data-nil={bid === 0}
              style={inUnits(box)}
            >
              {words.bid(bid)}
            </span>
          )
        );
      })}
    </div>
  );
}
