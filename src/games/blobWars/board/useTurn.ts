// One's own turn while it is being made: what may be moved, the move that waits to be confirmed, and a word to a late one.
import { useMemo } from 'react';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { useDraftFor } from '../../../ui/board/useDraftFor.ts';
import { near, ring } from '../cells.ts';
import { all } from '../lie.ts';
import { type BlobWars, type Claim, isClaim, letterOf, type Move, type View } from '../rules.ts';
import { afterOwn } from '../view.ts';

export interface HalfTurn {
  /** The board with one's own move, half made or on its way to the server. */
  readonly seen: View;
  /** Blobs may be moved now. */
  readonly isOpen: boolean;
  /** Chosen, where moves are confirmed. */
  readonly draft: Move | null;
  /** Cells of one's own blobs that can clone or jump. */
  readonly movable: readonly number[];
  /** Free cells that a clone can come to. */
  readonly clones: readonly number[];
  /** The other side takes too long. */
  readonly mayClaim: boolean;
  go(move: Move): void;
  undo(): void;
  confirm(): void;
  claim(claim: Claim): void;
}

const none: readonly number[] = [];

export function useTurn(props: BoardProps<BlobWars>): HalfTurn {
  const { view, seat, pending, taste, play } = props;
  const [drafted, draftMove] = useDraftFor<Move | null>(`${view.turn} ${view.cells}`, null);
  const legal = pending === null && !props.isOver ? (props.legal ?? []) : [];
  const mayClaim = legal.some(isClaim);
  const isOpen = legal.some((move) => !isClaim(move)) && seat !== null;
  const draft = isOpen ? drafted : null;
  const done = pending ?? draft;
  const seen = useMemo(
    () => (done !== null && seat !== null ? afterOwn(view, seat, done) : view),
    [view, seat, done],
  );
  const isReady = isOpen && draft === null;
  const reach = useMemo(
    () => (isReady ? reachOf(view, seat) : { movable: none, clones: none }),
    [isReady, view, seat],
  );
  return {
    seen,
    isOpen,
    draft,
    ...reach,
    mayClaim,
    go: (move) => (taste.confirmMoves ? draftMove(move) : play(move)),
    undo: () => draftMove(null),
    confirm() {
      if (draft !== null) play(draft);
      draftMove(null);
    },
    claim: play,
  };
}

function reachOf({ cells }: View, seat: number) {
  const own = letterOf(seat);
  const isFree = (cell: number) => cells[cell] === '.';
  const isOwn = (cell: number) => cells[cell] === own;
  return {
    movable: all.filter((cell) => isOwn(cell) && (near[cell]?.some(isFree) || ring[cell]?.some(isFree))),
    clones: all.filter((cell) => isFree(cell) && near[cell]?.some(isOwn)),
  };
}
