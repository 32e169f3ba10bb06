// What lies on the morris board: men on their points and in their trays, the last move, closed mills and hints.
import type { Seat } from '../../../engine/game.ts';
import type { NamedOption } from '../../../kit/names.ts';
import type { Box } from '../../../ui/board/box.ts';
import type { Mark } from '../../../ui/board/Marks.tsx';
import { inOneOrder, type Piece } from '../../../ui/board/Pieces.tsx';
import type { BoardInput } from '../../../ui/board/useBoardInput.ts';
import { type Lie, manBox, slotBox } from '../lie.ts';
import { count, lines, pointNamed } from '../points.ts';
import { menEach, stepFrom } from '../position.ts';
import { letterOf, type View } from '../rules.ts';
import styles from './board.module.css';
import { ManFace } from './Men.tsx';
import { hand } from './places.ts';
import type { HalfTurn } from './useTurn.ts';

/** Points first, then the nine places of each tray: a man that is placed comes from there. */
export const everywhere = ({ points, hands }: View): string =>
  points + hands.map((held, seat) => letterOf(seat).repeat(held).padEnd(menEach, '.')).join('');

function boxAt(lie: Lie, place: number, size?: number) {
  if (place < count) return manBox(lie.isNarrow, place, size);
  const slot = place - count;
  return slotBox(lie, slot < menEach ? 0 : 1, slot % menEach, size);
}

/** The man a hand takes from its tray: the last one. */
const topOf = ({ hands }: View, seat: Seat): number =>
  count + seat * menEach + (hands[seat === 0 ? 0 : 1] ?? 0) - 1;

/** Every man, and those taken just now. */
export function menOnBoard(
  lie: Lie,
  { pieces, names, gone }: NamedOption,
  seen: View,
  input: BoardInput,
  isPending: boolean,
): Piece[] {
  const dragged =
    input.dragged === null
      ? null
      : input.dragged === hand
        ? topOf(seen, lie.nearSeat)
        : pointNamed(input.dragged);
  const standing = names.flatMap((name, place): Piece | [] => {
    if (name === null) return [];
    const isLast = place === seen.last?.to;
    return {
      key: String(name),
      box: boxAt(lie, place),
      face: <ManFace of={pieces[place] === letterOf(0) ? 0 : 1} />,
      isLifted: place === dragged,
      isPending: isPending && isLast,
      level: isLast ? 2 : 1,
    };
  });
  const leaving = gone.map(
    ({ name, square, letter }): Piece => ({
      key: String(name),
      box: boxAt(lie, square - 1),
      face: <ManFace of={letter === letterOf(0) ? 0 : 1} />,
      className: styles.gone,
    }),
  );
  return inOneOrder([...standing, ...leaving]);
}

/** The mills that the last step closed: it is known by what they take. */
export function closedMills({ seen, mustTake }: HalfTurn): (readonly number[])[] {
  const { last, points } = seen;
  if (!last || (last.taken === null && !mustTake)) return [];
  return lines.filter(
    (line) => line.includes(last.to) && line.every((point) => points[point] === points[last.to]),
  );
}

const around = 92;
/** Men lie closer there. */
const inTray = 82;

export function lastMarks({ isNarrow }: Lie, { last }: View): Mark[] {
  if (!last) return [];
  const arrival: Mark = { kind: 'last', box: manBox(isNarrow, last.to, around) };
  if (last.from === null) return [arrival];
  return [
    arrival,
    { kind: 'last', box: manBox(isNarrow, last.from, around) },
    { kind: 'ghost', box: manBox(isNarrow, last.from) },
  ];
}

interface Hints {
  readonly under: readonly Mark[];
  readonly over: readonly Mark[];
}

/** What is picked up, where it may go, who may be taken, and (by keyboard) what may be moved. */
export function hints(lie: Lie, turn: HalfTurn, input: BoardInput, wanted: boolean): Hints {
  const { isNarrow } = lie;
  const markAt = (kind: Mark['kind'], point: number, size: number): Mark => ({
    kind,
    box: manBox(isNarrow, point, size),
  });
  if (turn.mustTake)
    return { under: [], over: turn.takeable.map((point) => markAt('capture', point, around)) };
  if (input.held === null) {
    const shown = wanted && input.isByKeyboard ? turn.movable : [];
    return { under: [], over: shown.map((point) => markAt('movable', point, around)) };
  }
  const held: Mark =
    input.held === hand
      ? { kind: 'selected', box: boxAt(lie, topOf(turn.seen, lie.nearSeat), inTray) }
      : markAt('selected', pointNamed(input.held), around);
  return {
    under: input.dragged === null ? [held] : [],
    over: wanted ? input.targets.map((cell) => markAt('target', pointNamed(cell), around)) : [],
  };
}

/** From point to point; a man from the hand has none to come from. */
export function wayOf(isNarrow: boolean, move: string): Box[] {
  const step = stepFrom(move);
  const points = [step?.from ?? null, step?.to ?? null].filter((point) => point !== null);
  return points.map((point) => manBox(isNarrow, point, around));
}
