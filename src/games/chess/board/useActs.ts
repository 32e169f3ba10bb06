// What may be done on the chess board right now, as the input parts understand it.
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { leadOf, lostBy } from '../material.ts';
import { Position } from '../position.ts';
import { refusalOf, stuckRefusalOf } from '../refusals.ts';
import { type Chess, stepOf } from '../rules.ts';
import { allSquares, letterAt, nameOf, ownerOf, type Pieces, squareOf } from '../squares.ts';
import { manName } from './places.ts';
import type { HalfTurn } from './useTurn.ts';

/** The squares whose piece may be moved now; none once a move is whole. */
export const movableSquares = ({ moves, drafted }: HalfTurn): string[] =>
  drafted === '' ? [...new Set(moves.map((move) => move.slice(0, 2)))] : [];

const standing = (pieces: Pieces, seat: number, t: Speak): string =>
  allSquares
    .filter((square) => ownerOf(letterAt(pieces, square)) === seat)
    .map((square) => `${manName(letterAt(pieces, square), t)} ${nameOf(square)}`)
    .join(', ');

export function useActs(props: BoardProps<Chess>, turn: HalfTurn, openTyping: () => void): BoardActs {
  const { t } = useTexts();
  const text = (key: string, values = {}) => t(`rules:chess.${key}`, values);
  const { nearSeat, say, view } = props;
  const { pieces, last } = turn.seen;
  const lost = (seat: number) => lostBy(pieces, seat).length;
  const shown = {
    last: last === null ? null : last.slice(2, 4),
    keys: {
      s: () =>
        say(
          text('board.counts', {
            mine: lost(1 - nearSeat),
            theirs: lost(nearSeat),
            lead: leadOf(pieces, nearSeat),
          }),
        ),
      p: () => say(text('board.standing', { pieces: standing(pieces, nearSeat, t) })),
    },
  };
  if (!turn.isOpen) return { ...noActs, ...shown };
  const refusal = (from: string | null, to: string): string => {
    if (turn.drafted !== '') return 'confirmFirst';
    const position = new Position(view);
    const why = from === null ? 'ownPiece' : refusalOf(position, stepOf(from + to));
    const reason = why === 'ownPiece' ? stuckRefusalOf(position, squareOf(to)) : why;
    return reason ?? (turn.isClaiming ? 'noClaimAfter' : 'notLegal');
  };
  return {
    from: movableSquares(turn),
    to: (held) => (held === null || turn.drafted !== '' ? [] : turn.targets(held)),
    act(held, target) {
      if (held !== null) turn.go(held + target);
    },
    refuse: (held, target) => say(text(`refusal.${refusal(held, target)}`)),
    ...shown,
    keys: { ...shown.keys, u: turn.undo, c: turn.confirm, '/': openTyping },
  };
}
