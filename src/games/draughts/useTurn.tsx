// One's own move while it is being made: the jumps so far, where it may go on, and handing it in.
import { useMemo } from 'react';
import type { Route } from '../../kit/captures.ts';
import type { Pieces } from '../../kit/darkSquares.ts';
import {
  halfway,
  listedAs,
  type Target,
  targetsAfter,
  typedRoute,
  waysOf,
  whyNotTyped,
} from '../../kit/routes.ts';
import type { BoardProps } from '../../ui/BoardProps.ts';
import { useForNow } from '../../ui/board/useForNow.ts';
import { custom, type Draughts, routesFor, sideOfSeat, type View } from './rules.ts';
import { afterMove } from './view.ts';

export interface HalfTurn {
  /** The board, a move on its way to the server included. */
  readonly seen: View;
  /** The pieces with a half-made move as well. */
  readonly pieces: Pieces;
  /** Jumped in the half-made move: still lying there. */
  readonly jumped: readonly number[];
  /** The squares of the half-made move; none when nothing is begun. */
  readonly soFar: readonly number[];
  readonly ways: readonly Route[];
  readonly isOpen: boolean;
  readonly isComplete: boolean;
  /** Where the piece on this square may go. */
  targets(from: number): readonly Target[];
  go(from: number, to: number): void;
  undo(): void;
  confirm(): void;
  /** A move in words: `32-28`. Null: it is played; otherwise the key of why it is not. */
  type(notation: string): string | null;
}

const none: readonly number[] = [];

export function useTurn(props: BoardProps<Draughts>): HalfTurn {
  const { view, seat, pending, taste } = props;
  const isOpen = pending === null && seat !== null && !props.isOver && (props.legal?.length ?? 0) > 0;
  const [drafted, draft] = useForNow(`${view.turn} ${view.pieces}`, none);
  const ways = useWays(view.pieces, isOpen ? seat : null);
  const soFar = isOpen ? drafted : none;
  const isComplete = soFar.length > 1 && ways.some(({ path }) => String(path) === String(soFar));
  const seen = pending !== null && seat !== null ? afterMove(view, seat, pending) : view;
  const half = soFar.length > 1 ? halfway(view.pieces, ways, soFar) : { pieces: seen.pieces, jumped: none };
  const handIn = (path: readonly number[]): boolean => {
    const route = seat === null ? undefined : listedAs(routesFor(view.pieces, seat), ways, path);
    if (!route || !isOpen) return false;
    draft(none); // a refused move slides back
    props.play(route.path);
    return true;
  };
  const targets = (from: number) => targetsAfter(ways, soFar.length > 0 ? soFar : [from]);
  return {
    seen,
    ...half,
    soFar,
    ways,
    isOpen,
    isComplete,
    targets,
    go(from, to) {
      const path = targets(from).find(({ square }) => square === to)?.path;
      if (path && (taste.confirmMoves || !handIn(path))) draft(path);
    },
    undo: () => draft(soFar.length > 2 ? soFar.slice(0, -1) : none),
    confirm() {
      if (isComplete) handIn(soFar);
    },
    type(notation) {
      const typed = typedRoute(ways, notation);
      if (typed && handIn(typed.path)) return null;
      return whyNotTyped(custom, view.pieces, sideOfSeat(seat ?? 0), ways, notation);
    },
  };
}

function useWays(pieces: Pieces, seat: number | null): readonly Route[] {
  return useMemo(() => (seat === null ? [] : waysOf(custom, pieces, sideOfSeat(seat))), [pieces, seat]);
}
