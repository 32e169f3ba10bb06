// One's own turn while it is being made: the steps played so far, what may follow, and handing it in.
import { useMemo } from 'react';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { useDraftFor } from '../../../ui/board/useDraftFor.ts';
import { readSteps } from '../notation.ts';
import { afterSteps, type Placing, type Step } from '../position.ts';
import { turnRefusalOf } from '../refusals.ts';
import { type Backgammon, checkersFrom, type Move, placingFor, type View } from '../rules.ts';
import { keyOf, type NextStep, nextSteps, numbersOf } from '../turns.ts';

export interface HalfTurn {
  readonly isMine: boolean;
  /** The board with the steps so far. */
  readonly checkers: View['checkers'];
  readonly steps: readonly Step[];
  /** The numbers not used yet. */
  readonly left: readonly number[];
  readonly next: readonly NextStep[];
  readonly isComplete: boolean;
  play(from: number, to: number): void;
  undo(): void;
  confirm(): void;
  /** A turn in words: `8/5 6/5`. Handed in, or the key of why not. */
  type(notation: string): string | null;
}

const none: readonly NextStep[] = [];

const handedIn = (pending: Move | null): readonly Step[] => (pending?.kind === 'play' ? pending.steps : []);

const without = (numbers: readonly number[], used: readonly NextStep[]): number[] =>
  used.reduce<number[]>((left, { die }) => left.toSpliced(left.indexOf(die), 1), [...numbers]);

export function useTurn(props: BoardProps<Backgammon>): HalfTurn {
  const { view, pending, legal } = props;
  const seat = props.seat ?? props.nearSeat;
  const isMine = view.phase === 'move' && props.seat === view.turn && !props.isOver;
  const isOpen = isMine && pending === null && (legal?.length ?? 0) > 0;
  // steps belong to one roll on one board
  const roll = JSON.stringify([view.game, view.turn, view.dice, view.checkers]);
  const [drafted, setSteps] = useDraftFor(roll, none);
  const steps = isOpen ? drafted : none;
  const start = placingFor(view.checkers, seat);
  const shown = isMine && pending ? handedIn(pending) : steps;
  const now = afterSteps(start, shown);
  const left = isOpen ? without(numbersOf(view.dice ?? []), steps) : [];
  const next = useNextSteps(now, left);
  const handIn = (end: Placing): boolean => {
    const move = isOpen ? listed(legal ?? [], start, end) : undefined;
    if (!move) return false;
    setSteps(none); // a refused turn slides back
    props.play(move);
    return true;
  };
  return {
    isMine,
    checkers: checkersFrom(now, seat),
    steps: shown,
    left,
    next,
    isComplete: isOpen && next.length === 0,
    play(from, to) {
      const step = next.find((known) => known.from === from && known.to === to);
      if (step) setSteps([...steps, step]);
    },
    undo: () => setSteps(steps.slice(0, -1)),
    confirm() {
      if (next.length === 0) handIn(now);
    },
    type(notation) {
      const typed = readSteps(notation);
      if (!typed?.length) return 'unreadable';
      if (handIn(afterSteps(start, typed))) return null;
      const most = legal?.find((move) => move.kind === 'play')?.steps.length ?? 0;
      return turnRefusalOf(start, view.dice ?? [], most, typed);
    },
  };
}

/** Found once for each board and numbers left: a wide open double has thousands of turns. */
function useNextSteps(at: Placing, left: readonly number[]): readonly NextStep[] {
  const key = `${keyOf(at)} ${left}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for board and numbers
  return useMemo(() => (left.length > 0 ? nextSteps(at, left) : none), [key]);
}

/** Many ways lead to a board; the table knows one turn for each. */
function listed(legal: readonly Move[], start: Placing, end: Placing): Move | undefined {
  const key = keyOf(end);
  return legal.find((move) => move.kind === 'play' && keyOf(afterSteps(start, move.steps)) === key);
}
