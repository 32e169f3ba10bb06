// The points of the morris board as a keyboard and a screen reader find them, and one's own tray.
import type { Seat } from '../../../engine/game.ts';
import type { Cell, CellRow } from '../../../ui/board/cells.ts';
import type { Speak } from '../../../ui/texts.tsx';
import { pointBox, trayBox } from '../lie.ts';
import { all, columnOf, nameOf, rowOf } from '../points.ts';
import type { HalfTurn } from './useTurn.ts';

/** The cell that stands for the men in one's own hand. */
export const hand = 'hand';

const rings = ['outer', 'middle', 'inner'];
const rows = ['bottom', '', 'top'];
const columns = ['Left', '', 'Right'];

/** Which square a point is on, and where on it: `outer`, `topLeft`. */
function whereabouts(point: number) {
  const [x, y] = [columnOf(point) - 3, rowOf(point) - 3];
  const row = rows[Math.sign(y) + 1] ?? '';
  const column = columns[Math.sign(x) + 1] ?? '';
  return {
    ring: rings[3 - Math.max(Math.abs(x), Math.abs(y))] ?? '',
    place: row === '' ? column.toLowerCase() : row + column,
  };
}

export function cellRows(isNarrow: boolean, turn: HalfTurn, seat: Seat | null, t: Speak): CellRow[] {
  const text = (key: string, values = {}) => t(`rules:nineMensMorris.board.${key}`, values);
  const points = [6, 5, 4, 3, 2, 1, 0].map((row) => ({
    id: String(row),
    cells: all
      .filter((point) => rowOf(point) === row)
      .map(
        (point): Cell => ({
          id: nameOf(point),
          name: wordsOf(point, turn, t),
          box: pointBox(isNarrow, point),
        }),
      ),
  }));
  if (seat === null) return points;
  const count = turn.seen.hands[seat === 0 ? 0 : 1];
  const tray = { id: hand, name: text('hand', { count }), box: trayBox(isNarrow), isDisabled: count === 0 };
  return [...points, { id: hand, cells: [tray] }];
}

function wordsOf(point: number, { seen, movable, mustTake, takeable }: HalfTurn, t: Speak): string {
  const text = (key: string) => t(`rules:nineMensMorris.board.${key}`);
  const { ring, place } = whereabouts(point);
  const letter = seen.points[point] ?? '.';
  const parts = [`${nameOf(point)}, ${text(`ring.${ring}`)} ${text(`place.${place}`)}`];
  parts.push(letter === '.' ? text('empty') : text(`man.${letter === 'W' ? 0 : 1}`));
  if (movable.includes(point)) parts.push(text('movable'));
  if (mustTake && takeable.includes(point)) parts.push(text('takeable'));
  return parts.join(', ');
}
