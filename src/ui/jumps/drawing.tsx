// What lies on a board of jumping games: pieces, those just taken, the last move, hints and the numbers of a chain of jumps.
import type { Label } from '../board/Labels.tsx';
import type { Mark } from '../board/Marks.tsx';
import { inOneOrder, type Piece } from '../board/Pieces.tsx';
import type { BoardInput } from '../board/useBoardInput.ts';
import { cellOf, squareOf } from './cells.ts';
import { DiscFace } from './Discs.tsx';
import styles from './jumps.module.css';
import { boxOf, discBox, type Lie, wayOut } from './lie.ts';
import { type JumpTarget, type JumpTurn, type NamedTarget, targetsFrom } from './turn.ts';

/** Every piece, and those taken just now. */
export function discsOnBoard(
  lie: Lie,
  { pieces, names, gone }: NamedTarget,
  { jumped, last }: JumpTurn,
  input: BoardInput,
  isPending: boolean,
): Piece[] {
  const lastTo = last.at(-1);
  const standing = names.flatMap((name, i): Piece | [] => {
    const letter = pieces[i] ?? '.';
    const square = i + 1;
    if (name === null || letter === '.') return [];
    return {
      key: String(name),
      box: discBox(lie, square),
      face: <DiscFace letter={letter} />,
      isLifted: input.dragged === cellOf(square),
      isPending: isPending && square === lastTo,
      level: square === lastTo ? 2 : 1,
      className: jumped.includes(square) ? styles.jumped : '',
    };
  });
  const leaving = gone.map(
    ({ name, square, letter }): Piece => ({
      key: String(name),
      box: wayOut(lie, square),
      face: <DiscFace letter={letter} />,
      className: styles.gone,
    }),
  );
  return inOneOrder([...standing, ...leaving]);
}

/** The squares of the last move, and a ghost where the piece came from. */
export function lastMarks(lie: Lie, turn: JumpTurn): Mark[] {
  const path = turn.path.length > 0 ? turn.path : turn.last;
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
export function hints(lie: Lie, turn: JumpTurn, input: BoardInput, wanted: boolean): Hints {
  const held = turn.path.at(-1) ?? (input.held === null ? null : squareOf(input.held));
  const nothing = { under: [], over: [], steps: [] };
  if (!turn.isOpen || turn.whole) return nothing;
  if (held === null) {
    const shown = wanted && (turn.mustCapture || input.isByKeyboard) ? turn.starts : [];
    return { ...nothing, over: shown.map(({ square }) => ({ kind: 'movable', box: boxOf(lie, square) })) };
  }
  const targets = wanted ? targetsFrom(turn, held) : [];
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

const stepLabel = (lie: Lie, { square, step }: JumpTarget): Label => ({
  key: String(square),
  box: boxOf(lie, square),
  text: String(step),
});
