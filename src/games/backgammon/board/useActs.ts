// What may be done on the backgammon board right now, as the input parts understand it; and what is said aloud.
import { useEffect } from 'react';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { seenFrom } from '../layout.ts';
import { off } from '../position.ts';
import { refusalOf } from '../refusals.ts';
import { type Backgammon, placingFor, type View } from '../rules.ts';
import { cellIdOf, nearCell, placeOf } from './places.ts';
import type { HalfTurn } from './useTurn.ts';

/** Where the last turn ended, as the near side names it. */
function lastCell({ last }: View, nearSeat: number): string | null {
  const to = last?.steps.at(-1)?.to;
  return last && to !== undefined ? cellIdOf(seenFrom(nearSeat, last.seat, to)) : null;
}

const once = (places: readonly number[]): string[] => [...new Set(places)].map(nearCell);

export function useActs(props: BoardProps<Backgammon>, turn: HalfTurn, openTyping: () => void): BoardActs {
  const { view, say, nearSeat } = props;
  const { t } = useTexts();
  const text = (key: string, values = {}) => t(`rules:backgammon.${key}`, values);
  const { mine } = placingFor(turn.checkers, nearSeat);
  const standing = () => {
    const stacks = mine.flatMap((n, place) => (n > 0 && place !== off ? [`${place}: ${n}`] : []));
    return stacks.reverse().join(', ');
  };
  const roll = view.phase === 'move' && view.turn === props.seat ? (view.dice?.join(' ') ?? null) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each roll
  useEffect(() => {
    if (roll) say(text('board.rolled', { first: roll[0] ?? '', second: roll[2] ?? '' }));
  }, [roll, view.pips[0], view.pips[1]]);

  const keys = {
    s: () =>
      say(text('board.pips', { mine: view.pips[nearSeat] ?? 0, theirs: view.pips[1 - nearSeat] ?? 0 })),
    p: () => say(text('board.standing', { points: standing() })),
  };
  const shown = { last: lastCell(view, nearSeat), keys };
  if (!turn.isMine) return { ...noActs, ...shown };
  return {
    from: once(turn.next.map(({ from }) => from)),
    to: (held) =>
      held === null ? [] : once(turn.next.filter(({ from }) => from === placeOf(held)).map(({ to }) => to)),
    act: (held, target) => held !== null && turn.play(placeOf(held), placeOf(target)),
    refuse(held, target) {
      const at = placingFor(turn.checkers, nearSeat);
      const key = turn.isComplete
        ? 'confirmFirst'
        : refusalOf(at, held === null ? null : placeOf(held), placeOf(target));
      say(text(`refusal.${key}`));
    },
    ...shown,
    keys: { ...keys, u: turn.undo, c: turn.confirm, '/': openTyping },
  };
}
