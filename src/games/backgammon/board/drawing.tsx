// What lies on the backgammon board: checkers, dice, the path of a turn, hints and writing, each in its place.
import type { Seat } from '../../../engine/game.ts';
import type { Box } from '../../../ui/board/box.ts';
import type { Die } from '../../../ui/board/Dice.tsx';
import type { Label } from '../../../ui/board/Labels.tsx';
import type { Mark } from '../../../ui/board/Marks.tsx';
import type { Piece } from '../../../ui/board/Pieces.tsx';
import type { BoardInput } from '../../../ui/board/useBoardInput.ts';
import { type Layout, type Place, seenFrom } from '../layout.ts';
import { bar, checkersEach, count, isHit, off, opposite, type Step } from '../position.ts';
import { type Dice, placingFor, type View } from '../rules.ts';
import styles from './board.module.css';
import { Checker, type Stacks } from './Checkers.tsx';
import { cellIdOf, placeOf } from './places.ts';
import type { HalfTurn } from './useTurn.ts';

/** A board on the screen: whose side is near, and where the checkers are with a turn half made. */
export interface Table {
  readonly view: View;
  readonly layout: Layout;
  readonly nearSeat: Seat;
  readonly checkers: View['checkers'];
  /** Places of the side on turn whose checkers are on their way to the server. */
  readonly sending: readonly number[];
}

/** From this many on a stack says how high it is. */
const countedFrom = 7;

/** Every checker, in one order for good: elements that change places do not travel. */
export function piecesOnBoard(
  table: Table,
  named: readonly [Stacks, Stacks],
  dragged: string | null,
): Piece[] {
  const pieces: Piece[] = [];
  named.forEach((stacks, seat) => {
    stacks.forEach((stack, place) => {
      const at = seenFrom(table.nearSeat, seat, place);
      stack.forEach((name, i) => {
        const isTop = i === stack.length - 1;
        const isCounted = isTop && place !== off && stack.length >= countedFrom;
        pieces[seat * checkersEach + name] = {
          key: `${seat} ${name}`,
          box: table.layout.spot(at, i, stack.length),
          face: <Checker of={seat} stack={isCounted ? stack.length : null} />,
          isLifted: isTop && seat === table.nearSeat && dragged === cellIdOf(at),
          isPending: isTop && seat === table.view.turn && table.sending.includes(place),
          level: i,
          className: place === bar || place === off ? styles.onFrame : '',
        };
      });
    });
  });
  return pieces;
}

/** The roll to be played; between turns the last one, faded. */
export function diceOnBoard({ view, layout, nearSeat }: Table, turn: HalfTurn): Die[] {
  const roll = view.dice ? { seat: view.turn, dice: view.dice } : view.last;
  if (!roll || view.phase === 'between' || view.phase === 'over') return [];
  const used = !view.dice ? [true, true] : turn.isMine ? usedDice(view.dice, turn.left) : [false, false];
  const boxes = layout.dice(roll.seat === nearSeat);
  return boxes.map((box, i) => ({ face: roll.dice[i] ?? 1, box, isUsed: used[i] === true }));
}

/** A double counts four times: a die of it is used up after two. */
function usedDice(dice: Dice, left: readonly number[]): boolean[] {
  if (dice[0] === dice[1]) return [left.length <= 2, left.length === 0];
  return dice.map((die) => !left.includes(die));
}

/** Places this turn touched, and ghosts of the checkers that left. */
export function pathMarks({ view, layout, nearSeat, checkers }: Table, steps: readonly Step[]): Mark[] {
  const seat = steps.length > 0 ? view.turn : view.last?.seat;
  const path = steps.length > 0 ? steps : (view.last?.steps ?? []);
  if (seat === undefined || view.phase === 'between') return [];
  const touched = new Map<string, Place>();
  const ghosts = new Map<string, Mark>();
  for (const { from, to } of path) {
    for (const place of [from, to]) touched.set(String(place), seenFrom(nearSeat, seat, place));
    const at = seenFrom(nearSeat, seat, from);
    const standing = standingAt(checkers, nearSeat, at);
    if (!path.some((step) => step.to === from))
      ghosts.set(cellIdOf(at), { kind: 'ghost', box: layout.spot(at, standing, standing + 1) });
  }
  return [
    ...[...touched.values()].map((at): Mark => ({ kind: 'last', box: layout.tint(at) })),
    ...ghosts.values(),
  ];
}

function standingAt(checkers: View['checkers'], nearSeat: Seat, { place, isNear }: Place): number {
  const { mine, theirs } = placingFor(checkers, nearSeat);
  if (place === bar || place === off) return count(isNear ? mine : theirs, place);
  return count(mine, place) + count(theirs, opposite(place));
}

/** A ring goes around the checker, not onto it. */
function ringAround({ x, y, width, height }: Box): Box {
  const room = width * 0.08;
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}

interface Hints {
  readonly under: readonly Mark[];
  readonly over: readonly Mark[];
}

/** What is picked up, where it may go, and with the keyboard what may be picked up. */
export function hints(
  { layout, nearSeat, checkers }: Table,
  turn: HalfTurn,
  input: BoardInput,
  wanted: boolean,
): Hints {
  const { mine, theirs } = placingFor(checkers, nearSeat);
  const top = (place: number) =>
    layout.spot({ place, isNear: true }, count(mine, place) - 1, count(mine, place));
  const held = input.held === null ? null : placeOf(input.held);
  if (held === null) {
    const movable = input.isByKeyboard ? new Set(turn.next.map(({ from }) => from)) : [];
    return { under: [], over: [...movable].map((place) => ({ kind: 'movable', box: top(place) })) };
  }
  const targets = wanted ? new Set(turn.next.filter(({ from }) => from === held).map(({ to }) => to)) : [];
  const over = [...targets].map((to): Mark => {
    const isCapture = isHit(theirs, to);
    const standing = isCapture ? 0 : count(mine, to);
    const box = layout.spot({ place: to, isNear: true }, standing, standing + 1);
    return { kind: isCapture ? 'capture' : 'target', box };
  });
  return { under: input.dragged === null ? [{ kind: 'selected', box: ringAround(top(held)) }] : [], over };
}

type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The points on the frame, as the near side counts them; the narrow form has no room for them. */
export function numbers(layout: Layout): Label[] {
  const points = layout.isNarrow ? [] : Array.from({ length: 24 }, (_, i) => i + 1);
  return points.map((point) => ({ key: String(point), box: layout.number(point), text: String(point) }));
}

export function borneOff({ layout, checkers, nearSeat }: Table, text: Words): Label[] {
  const { mine, theirs } = placingFor(checkers, nearSeat);
  return [
    { key: 'near', box: layout.trayLabel(true), text: text('offCount', { count: count(mine, off) }) },
    { key: 'far', box: layout.trayLabel(false), text: text('offCount', { count: count(theirs, off) }) },
  ];
}

/** A sentence in the middle of the board where something happened that no checker shows. */
export function noteOn({ view }: Table, text: Words): string | null {
  const { phase, cube, won, last } = view;
  if (phase === 'answer') return text('note.doubled', { stake: (cube?.value ?? 1) * 2 });
  if (won && (phase === 'between' || phase === 'over')) return text(`note.${won.how}`, { count: won.points });
  if (last?.steps.length === 0) return text('note.noMove', { dice: last.dice.join('-') });
  return view.isCrawford && !last ? text('note.crawford') : null;
}
