// Where everything lies on a card table of four, in board units: a wide table, and a narrow one for a phone.
import { around, type Box } from '../board/box.ts';
import { cardHeight, type HandPlace } from './hand.ts';
import type { TrickPlace, TrickSide } from './trick.ts';

export interface TablePlaces {
  readonly size: { readonly width: number; readonly height: number };
  readonly cardWidth: number;
  /** How far a chosen card rises. */
  readonly rise: number;
  /** The line of linen let into the table. */
  readonly oval: { readonly cx: number; readonly cy: number; readonly rx: number; readonly ry: number };
  readonly trick: TrickPlace;
  readonly hand: HandPlace;
  readonly note: Box;
  /** Around a person: their card backs (wide tables only), their name and what they took. */
  readonly people: Readonly<Record<TrickSide, { readonly tag: Box; readonly backs: Box | null }>>;
}

export const wideTable: TablePlaces = {
  size: { width: 1000, height: 700 },
  cardWidth: 104,
  rise: 22,
  oval: { cx: 500, cy: 272, rx: 300, ry: 186 },
  trick: { x: 500, y: 268, cardWidth: 104 },
  hand: { box: { x: 26, y: 534, width: 948, height: 146 }, cardWidth: 104, mostInRow: 13 },
  note: { x: 250, y: 464, width: 500, height: 34 },
  people: {
    near: { tag: { x: 26, y: 484, width: 220, height: 34 }, backs: null },
    left: {
      tag: { x: 20, y: 296, width: 170, height: 34 },
      backs: { x: 28, y: 224, width: 154, height: 62 },
    },
    across: {
      tag: { x: 624, y: 22, width: 220, height: 34 },
      backs: { x: 400, y: 12, width: 200, height: 62 },
    },
    right: {
      tag: { x: 810, y: 296, width: 170, height: 34 },
      backs: { x: 818, y: 224, width: 154, height: 62 },
    },
  },
};

export const narrowTable: TablePlaces = {
  size: { width: 400, height: 452 },
  cardWidth: 64,
  rise: 14,
  oval: { cx: 200, cy: 133, rx: 132, ry: 108 },
  trick: { x: 200, y: 133, cardWidth: 64 },
  hand: { box: { x: 2, y: 292, width: 396, height: 152 }, cardWidth: 64, mostInRow: 7 },
  note: { x: 10, y: 250, width: 380, height: 32 },
  people: {
    near: { tag: { x: 8, y: 212, width: 90, height: 30 }, backs: null },
    left: { tag: { x: 6, y: 118, width: 90, height: 30 }, backs: null },
    across: { tag: { x: 286, y: 8, width: 108, height: 30 }, backs: null },
    right: { tag: { x: 304, y: 118, width: 90, height: 30 }, backs: null },
  },
};

/** Where taken cards go: under the name of who took them. */
export function pileBox(places: TablePlaces, side: TrickSide): Box {
  const { tag } = places.people[side];
  const height = cardHeight(places.cardWidth);
  const middle = around(tag.x + tag.width / 2, tag.y + tag.height / 2, places.cardWidth);
  return { ...middle, y: tag.y + (tag.height - height) / 2, height };
}

/** The small backs of so many cards, overlapping in their room. */
export function backBoxes(count: number, room: Box): Box[] {
  const width = room.height / 1.4;
  const step = Math.min(14, (room.width - width) / 12);
  const left = room.x + (room.width - width - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: left + i * step,
    y: room.y,
    width,
    height: room.height,
  }));
}
