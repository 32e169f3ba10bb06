// The table itself: petrol cloth, an oval of linen let into it, a spade in the middle, and chips while one bids.
import { inUnits } from '../../ui/board/inUnits.ts';
import { TableTop } from '../../ui/cards/TableTop.tsx';
import type { Places } from './places.tsx';
import type { Bid } from './shapes.ts';
import type { Words } from './words.tsx';

const spade =
  'M0-46C13-25 44-9 44 14 44 28 34 36 23 36 14 36 8 32 4 25 5 36 10 42 19 46H-19C-10 42-5 36-4 25-8 32-14 36-23 36-34 36-44 28-44 14-44-9-13-25 0-46Z';

export function Table({ places }: { readonly places: Places }) {
  const { oval } = places;
  const scale = oval.ry / 130;
  return (
    <TableTop places={places}>
      <g className="sp-mark" transform={`translate(${oval.cx} ${oval.cy}) scale(${scale})`}>
        <path d={spade} />
        <path d={spade} transform="scale(.62) translate(0 2)" />
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
    <div className="bd-layer" aria-hidden="true">
      <div className="sp-panel" style={inUnits(bidding.panel)} />
      {bids.map((bid, i) => {
        const box = bidding.chips[i];
        return (
          box && (
            <span
              key={bid}
              className="sp-chip"
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
