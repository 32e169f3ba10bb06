// What may be done in the board right now, as the input parts understand it.
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { cellNamed, distance, nameOf, near, ring } from '../cells.ts';
import { all } from '../lie.ts';
import { type BlobWars, blobsOf, letterOf, refusalOf } from '../rules.ts';
import type { HalfTurn } from './useTurn.ts';

export function useActs(props: BoardProps<BlobWars>, turn: HalfTurn): BoardActs {
  const { t } = useTexts();
  const text = (key: string, values = {}) => t(`rules:blobWars.${key}`, values);
  const { nearSeat, say } = props;
  const { cells, last } = turn.seen;
  const standing = all.filter((cell) => cells[cell] === letterOf(nearSeat)).map(nameOf);
  const keys = {
    s: () =>
      say(text('board.counts', { mine: blobsOf(cells, nearSeat), theirs: blobsOf(cells, 1 - nearSeat) })),
    p: () => say(text('board.standing', { cells: standing.join(', ') })),
  };
  const shown = { last: last ? nameOf(last.to) : null, keys };
  if (!turn.isOpen) return { ...noActs, ...shown };
  const isFree = (cell: number) => cells[cell] === '.';
  const isReady = turn.draft === null;
  const reachOf = (held: string) => [...(near[cellNamed(held)] ?? []), ...(ring[cellNamed(held)] ?? [])];
  const refusal = (held: string | null, target: string) =>
    isReady
      ? refusalOf(cells, props.seat ?? nearSeat, held === null ? null : cellNamed(held), cellNamed(target))
      : 'confirmFirst';
  return {
    from: turn.movable.map(nameOf),
    to(held) {
      if (!isReady) return [];
      return (held === null ? turn.clones : reachOf(held).filter(isFree)).map(nameOf);
    },
    act(held, target) {
      const isJump = held !== null && distance(cellNamed(held), cellNamed(target)) === 2;
      turn.go(isJump ? held + target : target);
    },
    refuse: (held, target) => say(text(`refusal.${refusal(held, target)}`)),
    ...shown,
    keys: { ...keys, u: turn.undo, c: turn.confirm },
  };
}
