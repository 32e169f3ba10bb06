// What lies in the board: blobs and where they look, the last move and the hints.
import type { Seat } from '../../../engine/game.ts';
import type { Box } from '../../../ui/board/box.ts';
import type { Mark } from '../../../ui/board/Marks.tsx';
import { inOneOrder, type Piece } from '../../../ui/board/Pieces.tsx';
import type { BoardInput } from '../../../ui/board/useBoardInput.ts';
import { cellNamed, columnOf, distance, nameOf, rowOf } from '../cells.ts';
import { all, blobBox, boxOf, wayTo } from '../lie.ts';
import { letterOf, type View } from '../rules.ts';
import { BlobFace, type News } from './Blobs.tsx';
import type { Named } from './trackBlobs.ts';
import type { HalfTurn } from './useTurn.ts';

function newsOf({ seen }: Named, cell: number): News | null {
  if (!seen) return null;
  const order = seen.turned.indexOf(cell);
  if (order >= 0) return { kind: 'turned', order };
  if (cell !== seen.to) return null;
  if (seen.from !== null) return { kind: 'jumped' };
  return seen.parent === null ? null : { kind: 'cloned', way: wayTo(seen.parent, cell) };
}

/** Towards the last move; who made it looks straight ahead. */
function gazeOf(cell: number, at: number | undefined) {
  if (at === undefined || at === cell) return { x: 0, y: 0 };
  const [x, y] = [columnOf(at) - columnOf(cell), rowOf(cell) - rowOf(at)];
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}

export function blobsInDish(
  isNarrow: boolean,
  named: Named,
  seen: View,
  input: BoardInput,
  isPending: boolean,
): Piece[] {
  const to = seen.last?.to;
  const blobs = named.names.flatMap((name, cell): Piece | [] => {
    if (name === null) return [];
    const seat: Seat = named.pieces[cell] === letterOf(0) ? 0 : 1;
    const news = newsOf(named, cell);
    return {
      key: String(name),
      box: blobBox(isNarrow, cell),
      face: <BlobFace key={news ? named.step : seat} of={seat} gaze={gazeOf(cell, to)} news={news} />,
      isLifted: input.dragged === nameOf(cell),
      isPending: isPending && cell === to,
      level: cell === to ? 2 : 1,
    };
  });
  return inOneOrder(blobs);
}

/** Where the last blob arrived, and a ghost where it jumped from. */
export function lastMarks(isNarrow: boolean, { last }: View): Mark[] {
  if (!last) return [];
  const arrival: Mark = { kind: 'last', box: boxOf(isNarrow, last.to) };
  if (last.from === null) return [arrival];
  return [
    arrival,
    { kind: 'last', box: boxOf(isNarrow, last.from) },
    { kind: 'ghost', box: blobBox(isNarrow, last.from) },
  ];
}

interface Hints {
  readonly under: readonly Mark[];
  readonly over: readonly Mark[];
}

/** What is picked up and where it may go: a dot to clone, a ring to jump; by keyboard, what may be picked up. */
export function hints(isNarrow: boolean, turn: HalfTurn, input: BoardInput, wanted: boolean): Hints {
  if (input.held === null) {
    const shown = wanted && input.isByKeyboard ? turn.movable : [];
    return { under: [], over: shown.map((cell) => ({ kind: 'movable', box: boxOf(isNarrow, cell) })) };
  }
  const held = cellNamed(input.held);
  const targets = wanted ? input.targets.map(cellNamed) : [];
  return {
    under: input.dragged === null ? [{ kind: 'selected', box: boxOf(isNarrow, held) }] : [],
    over: targets.map((cell) => ({
      kind: distance(held, cell) === 1 ? 'target' : 'leap',
      box: blobBox(isNarrow, cell),
    })),
  };
}

export const wallsOf = ({ cells }: View): string =>
  all.map((cell) => (cells[cell] === '-' ? '-' : '.')).join('');

/** From cell to cell; a clone has none to come from. */
export const wayOf = (isNarrow: boolean, move: string): Box[] =>
  (move.match(/[a-g][1-7]/g) ?? []).map((name) => blobBox(isNarrow, cellNamed(name)));
