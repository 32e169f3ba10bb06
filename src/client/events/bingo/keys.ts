// Arrow keys on a card: which cell comes next.
import { cells, side } from '../../../events/bingo/card.ts';

/** Null: the key moves nothing. */
export function moved(key: string, cell: number, isFar: boolean): number | null {
  const [row, column] = [Math.floor(cell / side), cell % side];
  const last = side - 1;
  switch (key) {
    case 'ArrowLeft':
      return row * side + Math.max(0, column - 1);
    case 'ArrowRight':
      return row * side + Math.min(last, column + 1);
    case 'ArrowUp':
      return Math.max(0, row - 1) * side + column;
    case 'ArrowDown':
      return Math.min(last, row + 1) * side + column;
    case 'Home':
      return isFar ? 0 : row * side;
    case 'End':
      return isFar ? cells - 1 : row * side + last;
    default:
      return null;
  }
}
