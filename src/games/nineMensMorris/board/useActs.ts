// What may be done on the morris board right now, as the input parts understand it.
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { all, nameOf, pointNamed } from '../points.ts';
import { letterOf, type NineMensMorris, refusalOf, takeRefusalOf } from '../rules.ts';
import { menOf } from '../view.ts';
import { hand } from './places.ts';
import type { HalfTurn } from './useTurn.ts';

/** Null: in the hand. */
const pointOf = (cell: string): number | null => (cell === hand ? null : pointNamed(cell));

export function useActs(props: BoardProps<NineMensMorris>, turn: HalfTurn): BoardActs {
  const { t } = useTexts();
  const text = (key: string, values = {}) => t(`rules:nineMensMorris.${key}`, values);
  const { nearSeat, say, view } = props;
  const { points, last, hands } = turn.seen;
  const countOf = (seat: number) => menOf(points, seat) + (hands[seat === 0 ? 0 : 1] ?? 0);
  const standing = all.filter((point) => points[point] === letterOf(nearSeat)).map(nameOf);
  const keys = {
    s: () => say(text('board.counts', { mine: countOf(nearSeat), theirs: countOf(1 - nearSeat) })),
    p: () => say(text('board.standing', { points: standing.join(', ') })),
  };
  const shown = { last: last ? nameOf(last.to) : null, keys };
  if (!turn.isOpen) return { ...noActs, ...shown };
  const isPlacing = turn.phase === 'place';
  const refusal = (held: string | null, target: string): string => {
    const to = pointOf(target);
    const seat = props.seat ?? nearSeat;
    if (to === null) return turn.mustTake ? 'takeFirst' : 'allPlaced';
    if (turn.mustTake) return takeRefusalOf(turn.seen, seat, to);
    if (turn.soFar) return 'confirmFirst';
    return refusalOf(view, seat, held === null ? null : pointOf(held), to) ?? 'notLegal';
  };
  const mayPlace = isPlacing && turn.soFar === null;
  return {
    from: mayPlace ? [hand] : turn.movable.map(nameOf),
    to(held) {
      if (turn.mustTake) return turn.takeable.map(nameOf);
      if (held === null && !mayPlace) return [];
      return turn.targets(held === null ? null : pointOf(held)).map(nameOf);
    },
    act(held, target) {
      const to = pointNamed(target);
      if (turn.mustTake) turn.take(to);
      else turn.go(held === null ? null : pointOf(held), to);
    },
    refuse: (held, target) => say(text(`refusal.${refusal(held, target)}`)),
    ...shown,
    keys: { ...keys, u: turn.undo, c: turn.confirm },
  };
}
