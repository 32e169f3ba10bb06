// What may be done on the draughts board right now, as the input parts understand it.
import { isKing, pieceOn, piecesOf } from '../../kit/darkSquares.ts';
import { whyNot } from '../../kit/routes.ts';
import type { BoardProps } from '../../ui/BoardProps.ts';
import { type Acts, noActs } from '../../ui/board/acts.ts';
import { useTexts } from '../../ui/texts.tsx';
import { cellOf, squareOf } from './places.tsx';
import { custom, type Draughts, sideOfSeat } from './rules.ts';
import type { HalfTurn } from './useTurn.tsx';

/** The squares whose piece may be moved now; in the middle of a capture only the one that is at it. */
export function movableSquares({ ways, soFar, isComplete }: HalfTurn): number[] {
  if (isComplete) return [];
  const at = soFar.at(-1);
  return at !== undefined ? [at] : [...new Set(ways.map(({ path }) => path[0] ?? 0))];
}

export function useActs(props: BoardProps<Draughts>, turn: HalfTurn, openTyping: () => void): Acts {
  const { t } = useTexts();
  const text = (key: string, values = {}) => t(`rules:draughts.${key}`, values);
  const { pieces, soFar } = turn;
  const countOf = (seat: number) => piecesOf(pieces, sideOfSeat(seat)).length;
  const standing = (seat: number) =>
    piecesOf(pieces, sideOfSeat(seat))
      .map((square) => (isKing(pieceOn(pieces, square)) ? text('board.kingOn', { square }) : square))
      .join(', ');
  const { nearSeat, say } = props;
  const keys = {
    s: () => say(text('board.counts', { mine: countOf(nearSeat), theirs: countOf(1 - nearSeat) })),
    p: () => say(text('board.standing', { squares: standing(nearSeat) })),
  };
  const last = turn.seen.last?.path.at(-1);
  const shown = { last: last === undefined ? null : cellOf(last), keys };
  if (!turn.isOpen) return { ...noActs, ...shown };
  const refusal = (from: number | null, to: number | null): string => {
    if (turn.isComplete) return 'confirmFirst';
    if (soFar.length > 0) return 'carryOn';
    return whyNot(custom, pieces, sideOfSeat(props.seat ?? nearSeat), turn.ways, from, to);
  };
  const goesOn = soFar.length > 0 ? (soFar.at(-1) ?? null) : null;
  return {
    from: movableSquares(turn).map(cellOf),
    to(held) {
      const from = goesOn ?? (held === null ? null : squareOf(held));
      return from === null ? [] : turn.targets(from).map(({ square }) => cellOf(square));
    },
    act(held, target) {
      const from = goesOn ?? (held === null ? null : squareOf(held));
      const to = squareOf(target);
      if (from !== null && to !== null) turn.go(from, to);
    },
    refuse: (held, target) =>
      say(text(`refusal.${refusal(held === null ? null : squareOf(held), squareOf(target))}`)),
    ...shown,
    keys: { ...keys, u: turn.undo, c: turn.confirm, '/': openTyping },
  };
}
