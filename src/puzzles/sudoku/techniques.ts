// The techniques beyond singles, each crossing out what it can; every one says whether it could.
import {
  areSeen,
  boxes,
  cellCount,
  columns,
  countOf,
  everyDigit,
  peers,
  rows,
  type Unit,
  units,
} from './grid.ts';
import { at, cellsAt, crossOut, type GridPosition, placesOf } from './position.ts';

export type Technique = (position: GridPosition) => boolean;

const digitBits = Array.from({ length: 9 }, (_, i) => 1 << i);

/** Calls `isUseful` with so many masks that have as many bits together: their indices and their bits, until one is. */
function someClosedSet(
  masks: readonly number[],
  count: number,
  isUseful: (chosen: number, bits: number) => boolean,
): boolean {
  function extend(from: number, chosen: number, bits: number, missing: number): boolean {
    if (missing === 0) return isUseful(chosen, bits);
    for (let i = from; i < masks.length; i++) {
      const mask = masks[i] ?? 0;
      if (mask === 0 || countOf(bits | mask) > count) continue;
      if (extend(i + 1, chosen | (1 << i), bits | mask, missing - 1)) return true;
    }
    return false;
  }
  return extend(0, 0, 0, count);
}

/** Where a box and a line cross: the cells of both, and the rest of each. */
const crossings = boxes.flatMap((box) =>
  [...rows, ...columns].flatMap((line) => {
    const both = box.filter((cell) => line.includes(cell));
    if (both.length === 0) return [];
    const without = (unit: Unit) => unit.filter((cell) => !both.includes(cell));
    return [{ both, box: without(box), line: without(line) }];
  }),
);

const anyOf = (position: GridPosition, cells: Unit): number =>
  cells.reduce((mask, cell) => mask | at(position, cell), 0);

/** What a box holds in one line only is nowhere else in the line; and the other way round. */
export const lockedCandidates: Technique = (position) =>
  crossings.some(({ both, box, line }) => {
    const here = anyOf(position, both);
    if (here === 0) return false;
    const [inBox, inLine] = [anyOf(position, box), anyOf(position, line)];
    return crossOut(position, line, here & ~inBox) || crossOut(position, box, here & ~inLine);
  });

/** So many cells of a unit that have as many digits together: no other cell of it has them. */
export const nakedSet =
  (count: number): Technique =>
  (position) =>
    units.some((unit) => {
      const masks = unit.map((cell) => at(position, cell));
      return someClosedSet(masks, count, (chosen, digits) =>
        crossOut(position, cellsAt(unit, ~chosen), digits),
      );
    });

/** So many digits of a unit that have as many cells together: these cells have no others. */
export const hiddenSet =
  (count: number): Technique =>
  (position) =>
    units.some((unit) => {
      const places = digitBits.map((bit) => placesOf(position, unit, bit));
      return someClosedSet(places, count, (digits, cells) =>
        crossOut(position, cellsAt(unit, cells), everyDigit & ~digits),
      );
    });

/** So many rows that have a digit in as many columns together: it is in no other row of these columns; and turned. */
export const fish =
  (count: number): Technique =>
  (position) =>
    digitBits.some((bit) =>
      [
        { lines: rows, across: columns },
        { lines: columns, across: rows },
      ].some(({ lines, across }) => {
        const places = lines.map((line) => placesOf(position, line, bit));
        return someClosedSet(places, count, (chosen, crossed) => {
          const rest = across.flatMap((line, i) =>
            (crossed & (1 << i)) !== 0 ? cellsAt(line, ~chosen) : [],
          );
          return crossOut(position, rest, bit);
        });
      }),
    );

/** A cell of two digits sees two others that have one of them each and a third in common: a cell that sees both cannot have that digit. */
export const xyWing: Technique = (position) => {
  for (let pivot = 0; pivot < cellCount; pivot++) {
    const own = at(position, pivot);
    if (countOf(own) !== 2) continue;
    const wings = (peers[pivot] ?? []).filter((cell) => {
      const mask = at(position, cell);
      return countOf(mask) === 2 && countOf(mask & own) === 1;
    });
    for (const one of wings)
      for (const other of wings) {
        const third = at(position, one) & at(position, other) & ~own;
        const isWing = third !== 0 && (at(position, one) & own) !== (at(position, other) & own);
        if (!isWing || other < one) continue;
        const seen = (peers[one] ?? []).filter((cell) => cell !== pivot && areSeen(cell, other));
        if (crossOut(position, seen, third)) return true;
      }
  }
  return false;
};
