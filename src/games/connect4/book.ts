// The opening table: what to drop where a proof takes longer than a bot may think. A mirror image is the same entry.
import type { Seat } from '../../engine/game.ts';
import { keyOf, mirrorKeyOf, wordsOf } from './bitboard.ts';
import { openings } from './openings.ts';
import { replies } from './replies.ts';
import { columns, type Stacks } from './rules.ts';

/** Whose turn it is follows from the number of discs, so both tables are one. */
const table = new Map(
  [openings, replies].flatMap((keysByColumn) =>
    Object.entries(keysByColumn).flatMap(([column, keys]) =>
      keys
        .trim()
        .split(/\s+/)
        .filter((key) => key !== '')
        .map((key) => [Number.parseInt(key, 36), Number(column)] as const),
    ),
  ),
);

/** The lower key of a position and its mirror image. */
export function bookKeyOf(
  stacks: Stacks,
  seat: Seat,
): { readonly key: number; readonly isMirrored: boolean } {
  const { ownLow, ownHigh, allLow, allHigh } = wordsOf(stacks, seat);
  const [low, high] = [ownLow + allLow, ownHigh + allHigh];
  const [key, mirror] = [keyOf(low, high), mirrorKeyOf(low, high)];
  return { key: Math.min(key, mirror), isMirrored: mirror < key };
}

/** The column that wins, or the one that holds a draw where nothing wins, as far as the table knows it. */
export function columnInBook(stacks: Stacks, seat: Seat): number | null {
  const { key, isMirrored } = bookKeyOf(stacks, seat);
  const column = table.get(key);
  if (column === undefined) return null;
  return isMirrored ? columns + 1 - column : column;
}
