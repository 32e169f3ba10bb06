// One's own turn while it is being made: a man placed or moved, then one taken where a mill is closed, and handing it in.
import { useMemo } from 'react';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { useDraftFor } from '../../../ui/board/useDraftFor.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { type Step, textOf } from '../position.ts';
import { type NineMensMorris, type Phase, phaseOf, stepsFor, type View } from '../rules.ts';
import { afterOwn } from '../view.ts';

export interface HalfTurn {
  /** The board with one's own move, half made or on its way to the server. */
  readonly seen: View;
  readonly isOpen: boolean;
  readonly phase: Phase;
  /** Half made: a man stands where it was put. */
  readonly soFar: Step | null;
  /** A mill is closed, and nobody is taken yet. */
  readonly mustTake: boolean;
  /** Men of the other side that may be taken for it. */
  readonly takeable: readonly number[];
  /** Men that may be moved; none while men are placed. */
  readonly movable: readonly number[];
  /** Where a man may go, from its point or from the hand. */
  targets(from: number | null): readonly number[];
  go(from: number | null, to: number): void;
  take(point: number): void;
  undo(): void;
  confirm(): void;
}

const none: readonly Step[] = [];
const once = (points: readonly (number | null)[]): number[] => [
  ...new Set(points.filter((point) => point !== null)),
];

export function useTurn(props: BoardProps<NineMensMorris>): HalfTurn {
  const { view, seat, pending, taste } = props;
  const { t } = useTexts();
  const isOpen = pending === null && seat !== null && !props.isOver && (props.legal?.length ?? 0) > 0;
  const [drafted, draft] = useDraftFor<Step | null>(`${view.turn} ${view.points} ${view.hands}`, null);
  const soFar = isOpen ? drafted : null;
  const steps = useMemo(() => (isOpen ? stepsFor(view, seat) : none), [isOpen, view, seat]);
  const takeable = soFar ? once(fitting(steps, soFar.from, soFar.to).map(({ taken }) => taken)) : [];
  const mustTake = soFar?.taken === null && takeable.length > 0;
  const done = pending ?? (soFar && textOf(soFar));
  const seen = useMemo(
    () => (done !== null && seat !== null ? afterOwn(view, seat, done) : view),
    [view, seat, done],
  );
  const handIn = (step: Step) => {
    draft(null); // a refused move goes back
    props.play(textOf(step));
  };
  const offer = (step: Step) => (taste.confirmMoves ? draft(step) : handIn(step));
  return {
    seen,
    isOpen,
    phase: phaseOf(view, seat ?? view.turn ?? 0),
    soFar,
    mustTake,
    takeable,
    movable: soFar ? [] : once(steps.map(({ from }) => from)),
    targets: (from) => (soFar ? [] : once(steps.filter((step) => step.from === from).map(({ to }) => to))),
    go(from, to) {
      const [first] = fitting(steps, from, to);
      if (!first) return;
      if (first.taken === null) return offer(first);
      draft({ ...first, taken: null });
      props.say(t('rules:nineMensMorris.board.takeNow'));
    },
    take(point) {
      if (soFar) offer({ ...soFar, taken: point });
    },
    undo: () => draft(soFar && soFar.taken !== null ? { ...soFar, taken: null } : null),
    confirm() {
      if (soFar && !mustTake) handIn(soFar);
    },
  };
}

const fitting = (steps: readonly Step[], from: number | null, to: number): readonly Step[] =>
  steps.filter((step) => step.from === from && step.to === to);
