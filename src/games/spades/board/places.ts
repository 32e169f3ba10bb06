// The table of spades: as every card table of four, with chips to bid and, where it is wide, the score of both sides.
import type { Box } from '../../../ui/board/box.ts';
import { narrowTable, type TablePlaces, wideTable } from '../../../ui/cards/places.ts';

export interface Places extends TablePlaces {
  /** The cloth under the chips, and one chip for nil and for every number. */
  readonly bidding: { readonly panel: Box; readonly chips: readonly Box[] };
  readonly score: Box | null;
}

const chipCount = 14;

function chipsIn(room: Box, inRow: number, gap: number): Box[] {
  const rows = Math.ceil(chipCount / inRow);
  const width = (room.width - gap * (inRow - 1)) / inRow;
  const height = (room.height - gap * (rows - 1)) / rows;
  return Array.from({ length: chipCount }, (_, i) => ({
    x: room.x + (i % inRow) * (width + gap),
    y: room.y + Math.floor(i / inRow) * (height + gap),
    width,
    height,
  }));
}

const wide: Places = {
  ...wideTable,
  bidding: {
    panel: { x: 214, y: 186, width: 572, height: 172 },
    chips: chipsIn({ x: 230, y: 202, width: 540, height: 140 }, 7, 12),
  },
  score: { x: 24, y: 20, width: 356, height: 78 },
};

const narrow: Places = {
  ...narrowTable,
  // the three others stand in one row, so that the chips leave their bids in sight
  people: {
    near: narrowTable.people.near,
    left: { tag: { x: 6, y: 7, width: 124, height: 30 }, backs: null },
    across: { tag: { x: 138, y: 7, width: 124, height: 30 }, backs: null },
    right: { tag: { x: 270, y: 7, width: 124, height: 30 }, backs: null },
  },
  oval: { ...narrowTable.oval, cy: 146, ry: 98 },
  trick: { ...narrowTable.trick, y: 142 },
  bidding: {
    panel: { x: 8, y: 42, width: 384, height: 208 },
    chips: chipsIn({ x: 16, y: 50, width: 368, height: 192 }, 5, 7),
  },
  score: null,
};

export const placesOf = (isNarrow: boolean): Places => (isNarrow ? narrow : wide);
