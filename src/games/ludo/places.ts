// Where everything lies on the cross of 15 by 15 fields, in units of the drawing, turned so that the near seat is at the bottom left.
import type { Seat } from '../../engine/game.ts';
import { type Area, squareAround } from '../../engine/picture/area.ts';
import { allSquares, armOf, home, lastOnTrack, squareOf, yard } from './track.ts';

export const field = 48;
const fields = 15;
export const size = { width: fields * field, height: fields * field };

/** Column and row from the top left; middles of a field may lie between two. */
type Spot = readonly [column: number, row: number];

/** From the square where the arm on the left comes out, clockwise. */
function trackSpots(): Spot[] {
  const spots: Spot[] = [];
  const legs: readonly [column: number, row: number, dx: number, dy: number, length: number][] = [
    [1, 6, 1, 0, 5],
    [6, 5, 0, -1, 6],
    [7, 0, 1, 0, 1],
    [8, 0, 0, 1, 6],
    [9, 6, 1, 0, 6],
    [14, 7, 1, 0, 1],
    [14, 8, -1, 0, 6],
    [8, 9, 0, 1, 6],
    [7, 14, 1, 0, 1],
    [6, 14, 0, -1, 6],
    [5, 8, -1, 0, 6],
    [0, 7, 1, 0, 1],
    [0, 6, 1, 0, 1],
  ];
  for (const [column, row, dx, dy, length] of legs)
    for (let at = 0; at < length; at++) spots.push([column + dx * at, row + dy * at]);
  return spots;
}

const track = trackSpots();

/** By quarter turns clockwise around the middle. */
function turned([column, row]: Spot, quarters: number): Spot {
  let spot: Spot = [column, row];
  for (let n = 0; n < quarters % 4; n++) spot = [fields - 1 - spot[1], spot[0]];
  return spot;
}

/** How the board lies: quarter turns that bring the near arm to the bottom left. */
export const lieFor = (nearSeat: Seat, seats: number): number => (3 - armOf(nearSeat, seats) + 4) % 4;

const boxAt = ([column, row]: Spot, width = field): Area =>
  squareAround((column + 0.5) * field, (row + 0.5) * field, width);

export const squareBox = (square: number, lie: number): Area => boxAt(turned(track[square] ?? [7, 7], lie));

/** The five fields before home, in the lane of an arm. */
export const laneBox = (arm: number, at: number, lie: number): Area => boxAt(turned([1 + at, 7], arm + lie));
export const laneFields = [0, 1, 2, 3, 4] as const;

/** The corner of an arm, six fields wide. */
export const yardBox = (arm: number, lie: number): Area => boxAt(turned([2.5, 2.5], arm + lie), 6 * field);

/** Where one, two or four pawns stand in a yard. */
const slots: Readonly<Record<number, readonly Spot[]>> = {
  1: [[2.5, 2.5]],
  2: [
    [1.6, 2.5],
    [3.4, 2.5],
  ],
  4: [
    [1.6, 1.6],
    [3.4, 1.6],
    [1.6, 3.4],
    [3.4, 3.4],
  ],
};

const slotSpot = (slot: number, pawns: number): Spot => slots[pawns]?.[slot] ?? [2.5, 2.5];

export const slotBox = (arm: number, slot: number, pawns: number, lie: number): Area =>
  boxAt(turned(slotSpot(slot, pawns), arm + lie), 1.5 * field);

/** Pawns at home stand around the die, on the side of their arm. */
const homeSpots: readonly Spot[] = [
  [5.9, 6.5],
  [5.9, 7.5],
  [6.35, 7],
  [5.6, 7],
];

/** Pawns on one field stand a little aside of each other. */
const asides: readonly Spot[] = [
  [0, 0],
  [0.22, -0.18],
  [-0.22, 0.18],
  [0.22, 0.18],
  [-0.22, -0.18],
  [0, 0.28],
];

export const pawnSize = 44;

interface Standing {
  readonly seat: Seat;
  readonly pawn: number;
  readonly step: number;
  /** How many stand on the same field before it. */
  readonly place: number;
}

export interface Company {
  readonly seats: number;
  readonly pawns: number;
  readonly lie: number;
}

export function pawnBox({ seat, pawn, step, place }: Standing, { seats, pawns, lie }: Company): Area {
  const arm = armOf(seat, seats);
  if (step === yard) return boxAt(turned(slotSpot(pawn, pawns), arm + lie), pawnSize + 6);
  if (step === home) return boxAt(turned(homeSpots[pawn] ?? [6, 7], arm + lie), 30);
  const square = squareOf(seat, seats, step);
  const spot: Spot =
    square === null ? turned([step - lastOnTrack, 7], arm + lie) : turned(track[square] ?? [7, 7], lie);
  const [dx, dy] = asides[place % asides.length] ?? [0, 0];
  return boxAt([spot[0] + dx, spot[1] + dy], pawnSize);
}

/** As many steps as a die has faces: what is longer was not walked. */
const longestWalk = 6;

interface Walked extends Pick<Standing, 'seat' | 'pawn'> {
  readonly from: number;
  readonly to: number;
}

/** The fields between two steps of a pawn; none where it did not walk: out of the yard, and back to it. */
export function fieldsBetween({ seat, pawn, from, to }: Walked, company: Company): Area[] {
  if (from === yard || to <= from || to - from > longestWalk) return [];
  return Array.from({ length: to - from - 1 }, (_, at) =>
    pawnBox({ seat, pawn, step: from + 1 + at, place: 0 }, company),
  );
}

export const dieBox: Area = boxAt([7, 7], 74);
/** Where a press rolls it: as large as a finger where the board is small. */
export const dieReach: Area = boxAt([7, 7], 2.6 * field);

export const squares = allSquares;
