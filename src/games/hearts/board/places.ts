// The table of hearts: as every card table of four, with three slots for the cards to pass.
import { around, type Box } from '../../../ui/board/box.ts';
import { cardHeight } from '../../../ui/cards/hand.ts';
import { narrowTable, type TablePlaces, wideTable } from '../../../ui/cards/places.ts';

export interface Places extends TablePlaces {
  readonly slots: readonly Box[];
}

function withSlots(table: TablePlaces): Places {
  const { x, y, cardWidth: width } = table.trick;
  const height = cardHeight(width);
  const slots = [-1, 0, 1].map((n) => ({
    ...around(x + n * width * 1.14, y, width),
    y: y - height / 2,
    height,
  }));
  return { ...table, slots };
}

const wide = withSlots(wideTable);
const narrow = withSlots({
  ...narrowTable,
  // room for the queen and a number beside every shape
  people: {
    near: { tag: { x: 8, y: 212, width: 140, height: 30 }, backs: null },
    left: { tag: { x: 4, y: 118, width: 112, height: 30 }, backs: null },
    across: { tag: { x: 270, y: 8, width: 124, height: 30 }, backs: null },
    right: { tag: { x: 284, y: 118, width: 112, height: 30 }, backs: null },
  },
});

export const placesOf = (isNarrow: boolean): Places => (isNarrow ? narrow : wide);
