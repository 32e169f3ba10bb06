// What lies on the chess board: pieces, those just captured, the last move, a king in check, and hints.
import type { Box } from '../../../ui/board/box.ts';
import type { Mark } from '../../../ui/board/Marks.tsx';
import { inOneOrder, type Piece } from '../../../ui/board/Pieces.tsx';
import type { BoardInput } from '../../../ui/board/useBoardInput.ts';
import { boxIn, boxOf, type Lie, manBox } from '../lie.ts';
import { allSquares, kindOf, letterAt, nameOf, type Pieces, squareOf } from '../squares.ts';
import styles from './board.module.css';
import { PieceFace } from './PieceFaces.tsx';
import type { Named } from './trackPieces.ts';
import { movableSquares } from './useActs.ts';
import type { HalfTurn } from './useTurn.ts';

/** Every piece, and those captured just now. */
export function piecesOnBoard(
  lie: Lie,
  { pieces, names, gone }: Named,
  input: BoardInput,
  last: string | null,
  isPending: boolean,
): Piece[] {
  const lastTo = last?.slice(2, 4);
  const standing = names.flatMap((name, place): Piece | [] => {
    const square = allSquares[place];
    if (name === null || square === undefined) return [];
    const isLast = nameOf(square) === lastTo;
    return {
      key: String(name),
      box: manBox(lie, square),
      face: <PieceFace letter={pieces[place] ?? '.'} />,
      isLifted: input.dragged === nameOf(square),
      isPending: isPending && isLast,
      level: isLast ? 2 : 1,
    };
  });
  const leaving = gone.flatMap(({ name, place, letter }): Piece | [] => {
    const square = allSquares[place];
    if (square === undefined) return [];
    return {
      key: String(name),
      box: manBox(lie, square),
      face: <PieceFace letter={letter} />,
      className: styles.gone,
    };
  });
  return inOneOrder([...standing, ...leaving]);
}

/** The two squares of the last move, a ghost where the piece came from, and a king in check. */
export function lastMarks(lie: Lie, { seen, drafted }: HalfTurn): Mark[] {
  const move = drafted || seen.last;
  const check: Mark[] =
    seen.check === null || drafted ? [] : [{ kind: 'check', box: boxOf(lie, squareOf(seen.check)) }];
  if (!move) return check;
  const [from, to] = [squareOf(move.slice(0, 2)), squareOf(move.slice(2, 4))];
  return [
    { kind: 'last', box: boxOf(lie, from) },
    { kind: 'last', box: boxOf(lie, to) },
    { kind: 'ghost', box: boxIn(lie, from, 56) },
    ...check,
  ];
}

interface Hints {
  readonly under: readonly Mark[];
  readonly over: readonly Mark[];
}

/** What is picked up, where it may go, and (by keyboard, or where a draw is claimed) what may be moved. */
export function hints(lie: Lie, turn: HalfTurn, input: BoardInput, wanted: boolean): Hints {
  if (!turn.isOpen || turn.drafted !== '') return { under: [], over: [] };
  if (input.held === null) {
    const shown = wanted && (turn.isClaiming || input.isByKeyboard) ? movableSquares(turn) : [];
    return {
      under: [],
      over: shown.map((square) => ({ kind: 'movable', box: boxOf(lie, squareOf(square)) })),
    };
  }
  const held = squareOf(input.held);
  const targets = wanted ? turn.targets(input.held) : [];
  return {
    under: input.dragged === null ? [{ kind: 'selected', box: boxIn(lie, held, 98) }] : [],
    over: targets.map((target) => ({
      kind: isCapture(turn.pieces, input.held ?? '', target) ? 'capture' : 'target',
      box: boxIn(lie, squareOf(target), 92),
    })),
  };
}

const isCapture = (pieces: Pieces, from: string, to: string): boolean =>
  letterAt(pieces, squareOf(to)) !== '.' ||
  (kindOf(letterAt(pieces, squareOf(from))) === 'pawn' && from[0] !== to[0]);

/** From square to square. */
export const wayOf = (lie: Lie, move: string): Box[] =>
  [move.slice(0, 2), move.slice(2, 4)].map((name) => boxOf(lie, squareOf(name)));
