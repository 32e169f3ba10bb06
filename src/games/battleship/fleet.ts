// Ships on the sea: where they lie, which fleets are legal, and any legal fleet with equal chance.
import type { Random } from '../../engine/random.ts';

export const side = 10;
export const cells: readonly number[] = Array.from({ length: side * side }, (_, cell) => cell);
export const lengths = [5, 4, 3, 3, 2] as const;

/** `at` is the cell of its bow, the topmost or leftmost; cells count from A1 along the rows. */
export interface Ship {
  readonly at: number;
  readonly length: number;
  readonly down: boolean;
}

export const cellsOf = (ship: Ship): number[] =>
  Array.from({ length: ship.length }, (_, i) => ship.at + i * (ship.down ? side : 1));

export function isAtSea(ship: Ship): boolean {
  const along = ship.down ? Math.floor(ship.at / side) : ship.at % side;
  return ship.at >= 0 && ship.at < cells.length && along + ship.length <= side;
}

/** Every way a ship of this length can lie. */
export const placements = (length: number): Ship[] =>
  [false, true].flatMap((down) => cells.map((at) => ({ at, length, down }))).filter(isAtSea);

/** The same cell or one beside it, also at a corner. */
export const isNear = (a: number, b: number) =>
  Math.abs((a % side) - (b % side)) <= 1 && Math.abs(Math.floor(a / side) - Math.floor(b / side)) <= 1;

const crosses = (a: Ship, b: Ship) => cellsOf(a).some((cell) => cellsOf(b).includes(cell));
const touches = (a: Ship, b: Ship) =>
  cellsOf(a).some((one) => cellsOf(b).some((other) => isNear(one, other)));

/** Whether two ships may lie in one sea. */
export const agree = (a: Ship, b: Ship, touching: boolean): boolean =>
  touching ? !crosses(a, b) : !touches(a, b);

const lengthsOf = (fleet: readonly Ship[]) =>
  fleet
    .map((ship) => ship.length)
    .sort((a, b) => b - a)
    .join();

/** Why these ships are no fleet: a refusal key; null: they are. */
export function faultOf(fleet: readonly Ship[], touching: boolean): string | null {
  if (lengthsOf(fleet) !== lengths.join()) return 'wrongShips';
  if (!fleet.every(isAtSea)) return 'offTheSea';
  const pairs = fleet.flatMap((a, i) => fleet.slice(i + 1).map((b) => [a, b] as const));
  if (pairs.some(([a, b]) => crosses(a, b))) return 'overlap';
  return pairs.every(([a, b]) => agree(a, b, touching)) ? null : 'touching';
}

const berths = lengths.map(placements);

/** Every legal fleet is as likely as any other. */
export function randomFleet(touching: boolean, random: Random): readonly Ship[] {
  for (;;) {
    const fleet = berths.flatMap((ships) => ships[random.below(ships.length)] ?? []);
    if (faultOf(fleet, touching) === null) return fleet;
  }
}

/** Longest first, so that a fleet looks the same however it was laid out. */
export const inOrder = (fleet: readonly Ship[]): readonly Ship[] =>
  fleet.toSorted((a, b) => b.length - a.length || a.at - b.at);

export const isSunk = (ship: Ship, shots: readonly number[]): boolean =>
  cellsOf(ship).every((cell) => shots.includes(cell));
