// One's own move while it is being made: what a pawn becomes, whether a draw is claimed with it, and handing it in.
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { useDraftFor } from '../../../ui/board/useDraftFor.ts';
import { Position } from '../position.ts';
import { type Chess, isClaim, keyOf, type Move, stepOf, type View } from '../rules.ts';
import type { Pieces } from '../squares.ts';
import { afterMove } from '../view.ts';

export interface HalfTurn {
  /** The board, a move on its way to the server included. */
  readonly seen: View;
  /** The pieces with a half-made move as well. */
  readonly pieces: Pieces;
  /** The half-made move; a pawn that has not chosen yet is `e7e8`. Empty: nothing is begun. */
  readonly drafted: Move;
  /** Moves that may be made now, claims apart. */
  readonly moves: readonly Move[];
  readonly isOpen: boolean;
  readonly isChoosing: boolean;
  readonly isComplete: boolean;
  /** A draw may be claimed, now or with some move. */
  readonly mayClaim: boolean;
  /** The next move claims a draw. */
  readonly isClaiming: boolean;
  targets(from: string): readonly string[];
  go(move: Move): void;
  undo(): void;
  confirm(): void;
  claim(): void;
}

interface Draft {
  readonly move: Move;
  readonly isClaiming: boolean;
}

const nothing: Draft = { move: '', isClaiming: false };

export function useTurn(props: BoardProps<Chess>): HalfTurn {
  const { view, seat, pending, taste } = props;
  const legal = props.legal ?? [];
  const isOpen = pending === null && seat !== null && !props.isOver && legal.length > 0;
  const [held, draft] = useDraftFor(keyOf(view) + view.quiet, nothing);
  const { move: drafted, isClaiming } = isOpen ? held : nothing;
  const moves = isOpen
    ? legal.filter((move) => !isClaim(move) && (!isClaiming || legal.includes(`${move} draw`)))
    : [];
  const isComplete = moves.includes(drafted);
  const seen = pending === null ? view : afterMove(view, pending);
  const handIn = (move: Move) => {
    draft(nothing); // a refused move slides back
    props.play(isClaiming ? `${move} draw` : move);
  };
  return {
    seen,
    pieces: drafted === '' ? seen.pieces : withMove(view, drafted),
    drafted,
    moves,
    isOpen,
    isComplete,
    isClaiming,
    isChoosing: drafted !== '' && !isComplete,
    mayClaim: isOpen && legal.some(isClaim),
    targets: (from) => [
      ...new Set(moves.filter((move) => move.startsWith(from)).map((move) => move.slice(2, 4))),
    ],
    go(move) {
      const isWhole = moves.includes(move);
      if (isWhole && !taste.confirmMoves) handIn(move);
      else if (isWhole || moves.includes(`${move}q`)) draft({ move, isClaiming });
    },
    undo: () => draft(drafted === '' ? nothing : { move: '', isClaiming }),
    confirm() {
      if (isComplete) handIn(drafted);
    },
    claim() {
      if (legal.includes('draw')) props.play('draw');
      else draft({ move: '', isClaiming: !isClaiming });
    },
  };
}

function withMove(view: View, move: Move): Pieces {
  const position = new Position(view);
  position.play(stepOf(move));
  return position.placed().pieces;
}
