// What lies on the checkers board: pieces, those just taken, the last move, hints and the numbers of a chain of jumps.
import { isKing } from '../../kit/darkSquares.ts';
import type { Named } from '../../kit/names.ts';
import type { Target } from '../../kit/routes.ts';
import type { Box } from '../../ui/board/box.ts';
import type { Label } from '../../ui/board/Labels.tsx';
import type { Mark } from '../../ui/board/Marks.tsx';
import { inOneOrder, type Piece } from '../../ui/board/Pieces.tsx';
import type { BoardInput } from '../../ui/board/useBoardInput.ts';
import { PieceFace } from './Discs.tsx';
import { cellOf, seatOf, squareOf } from './places.tsx';
import { boxOf, discBox, type Lie, wayOut } from './Surface.tsx';
import { movableSquares } from './useActs.tsx';
import type { HalfTurn } from './useTurn.tsx';

/** Every piece, and those taken just now. */
export function piecesOnBoard(
  lie: Lie,
  { pieces, names, gone }: Named,
  { jumped, seen }: HalfTurn,
  input: BoardInput,
  isPending: boolean,
): Piece[] {
  const lastTo = seen.last?.path.at(-1);
  const standing = names.flatMap((name, i): Piece | [] => {
    const letter = pieces[i] ?? '.';
    const square = i + 1;
    if (name === null || letter === '.') return [];
    return {
      key: String(name),
      box: discBox(lie, square),
      face: <PieceFace of={seatOf(letter)} isKing={isKing(letter)} />,
      isLifted: input.dragged === cellOf(square),
      isPending: isPending && square === lastTo,
      level: square === lastTo ? 2 : 1,
      className: jumped.includes(square) ? 'ck-jumped' : '',
    };
  });
  const leaving = gone.map(
    ({ name, square, letter }): Piece => ({
      key: String(name),
      box: wayOut(lie, square),
      face: <PieceFace of={seatOf(letter)} isKing={isKing(letter)} />,
      className: 'ck-gone',
    }),
  );
  return inOneOrder([...standing, ...leaving]);
}

/** The squares of the last move, and a ghost where the piece came from. */
export function lastMarks(lie: Lie, { seen, soFar }: HalfTurn): Mark[] {
  const path = soFar.length > 0 ? soFar : (seen.last?.path ?? []);
  const [from] = path;
  if (from === undefined) return [];
  const tints = [...new Set(path)].map((square): Mark => ({ kind: 'last', box: boxOf(lie, square) }));
  return path.at(-1) === from ? tints : [...tints, { kind: 'ghost', box: discBox(lie, from) }];
}

interface Hints {
  readonly under: readonly Mark[];
  readonly over: readonly Mark[];
  /** The numbers of the steps of a chain, on their targets. */
  readonly steps: readonly Label[];
}

/** What is picked up, where it may go, and what must or (by keyboard) may be moved. */
export function hints(lie: Lie, turn: HalfTurn, input: BoardInput, wanted: boolean): Hints {
  const held = turn.soFar.at(-1) ?? (input.held === null ? null : squareOf(input.held));
  const nothing = { under: [], over: [], steps: [] };
  if (!turn.isOpen || turn.isComplete) return nothing;
  if (held === null) {
    const isForced = turn.ways.some(({ taken }) => taken.length > 0);
    const shown = wanted && (isForced || input.isByKeyboard) ? movableSquares(turn) : [];
    return { ...nothing, over: shown.map((square) => ({ kind: 'movable', box: boxOf(lie, square) })) };
  }
  const targets = wanted ? turn.targets(held) : [];
  const isChain = targets.some(({ isInChain }) => isInChain);
  return {
    under: input.dragged === null ? [{ kind: 'selected', box: boxOf(lie, held) }] : [],
    over: targets.map(({ square, isJump }) => ({
      kind: isJump ? 'capture' : 'target',
      box: discBox(lie, square),
    })),
    steps: isChain ? targets.map((target) => stepLabel(lie, target)) : [],
  };
}

const stepLabel = (lie: Lie, { square, step }: Target): Label => ({
  key: String(square),
  box: boxOf(lie, square),
  text: String(step),
});

/** From square to square. */
export const wayOf = (lie: Lie, path: readonly number[]): Box[] => path.map((square) => boxOf(lie, square));
