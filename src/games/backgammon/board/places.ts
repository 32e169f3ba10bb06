// The places of a backgammon board as cells: their names for a screen reader, and their order for the keyboard.
import type { Cell, CellRow } from '../../../ui/board/cells.ts';
import type { Speak } from '../../../ui/texts.tsx';
import type { Layout, Place } from '../layout.ts';
import { bar, count, off, opposite, type Step } from '../position.ts';
import { placingFor, type View } from '../rules.ts';

/** `p8`, `bar-near`, `off-far`. */
export const cellIdOf = ({ place, isNear }: Place): string => {
  if (place !== bar && place !== off) return `p${place}`;
  return `${place === bar ? 'bar' : 'off'}-${isNear ? 'near' : 'far'}`;
};

/** A place of the near side. */
export const nearCell = (place: number): string => cellIdOf({ place, isNear: true });

export const placeOf = (cell: string): number => {
  if (cell.startsWith('p')) return Number(cell.slice(1));
  return cell.startsWith('bar') ? bar : off;
};

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + Math.sign(to - from) * i);

const near = (place: number): Place => ({ place, isNear: true });
const far = (place: number): Place => ({ place, isNear: false });

/** As they lie on the screen, row by row. */
function rowsOf(isNarrow: boolean): Place[][] {
  const farRow = [...span(13, 18).map(near), far(bar), ...span(19, 24).map(near), far(off)];
  const nearRow = [...span(12, 7).map(near), near(bar), ...span(6, 1).map(near), near(off)];
  if (!isNarrow) return [farRow, nearRow];
  return nearRow.map((place, i) => [place, farRow[i] ?? place]);
}

export interface Looking {
  readonly checkers: View['checkers'];
  readonly nearSeat: number;
  /** Whose eyes these are; null for a spectator. */
  readonly seat: number | null;
  /** What may be played next. */
  readonly next: readonly Step[];
}

export function cellRows(layout: Layout, looking: Looking, t: Speak): CellRow[] {
  return rowsOf(layout.isNarrow).map((places) => ({
    id: places.map(cellIdOf).join(),
    cells: places.map(
      (at): Cell => ({ id: cellIdOf(at), name: nameOf(at, looking, t), box: layout.cell(at) }),
    ),
  }));
}

function nameOf(at: Place, looking: Looking, t: Speak): string {
  const text = (key: string, values = {}) => t(`rules:backgammon.board.${key}`, values);
  const where = text(at.place === bar ? 'bar' : at.place === off ? 'off' : 'point', { point: at.place });
  const parts = [where, ...contentOf(at, looking, text)];
  const isMine = at.isNear || (at.place !== bar && at.place !== off);
  if (isMine && looking.next.some(({ from }) => from === at.place)) parts.push(text('movable'));
  return parts.join(', ');
}

function contentOf(at: Place, looking: Looking, text: (key: string, values?: object) => string): string[] {
  const { mine, theirs } = placingFor(looking.checkers, looking.nearSeat);
  const isShared = at.place !== bar && at.place !== off;
  const nearCount = isShared || at.isNear ? count(mine, at.place) : 0;
  const farCount = isShared ? count(theirs, opposite(at.place)) : at.isNear ? 0 : count(theirs, at.place);
  const owner = nearCount > 0 ? looking.nearSeat : 1 - looking.nearSeat;
  const checkers = nearCount + farCount;
  if (checkers === 0) return [text('empty')];
  const words = text(`checkers.${owner}.${checkers === 1 ? 'one' : 'more'}`, {
    number: text(`number.${checkers}`),
  });
  return owner === looking.seat ? [words, text('yours')] : [words];
}
