// The checkers board: the board of jumping games as it is in checkers.
import { useMemo } from 'react';
import { kingsOf, letterOf, piecesOf } from '../../../kit/jumps/darkSquares.ts';
import { halfTurn } from '../../../kit/jumps/halfTurn.ts';
import { follow, nameAll } from '../../../kit/names.ts';
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import { Labels } from '../../../ui/board/Labels.tsx';
import { useNamed } from '../../../ui/board/useNamed.ts';
import { DiscSymbols } from '../../../ui/jumps/Discs.tsx';
import { JumpBoard } from '../../../ui/jumps/JumpBoard.tsx';
import { Surface } from '../../../ui/jumps/Surface.tsx';
import { useOwnPath } from '../../../ui/jumps/useOwnPath.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { type Checkers, custom, game, sideOfSeat, type View } from '../rules.ts';
import { King, Man } from './Discs.tsx';
import { edgeNumbers, lieOf } from './layout.ts';
import { Rail } from './Rail.tsx';
import './board.css';

export const board: GameBoard<Checkers> = {
  Board,
  ratio: () => 1,
  fact,
  sound: ({ values }) => (String(values.move).includes('x') ? 'capture' : 'place'),
  Rail,
};

function fact({ pieces }: View, seat: number, t: Speak): string {
  const side = sideOfSeat(seat);
  const kings = kingsOf(pieces, side);
  const count = t('rules:checkers.fact', { count: piecesOf(pieces, side).length });
  return kings > 0 ? `${count}, ${t('rules:checkers.kings', { count: kings })}` : count;
}

function Board(props: BoardProps<Checkers>) {
  const { view, seat, nearSeat, pending, isNarrow, taste } = props;
  const { t } = useTexts();
  const { isOpen, path, draft } = useOwnPath(props);
  const turn = useMemo(
    () => halfTurn(game, view, { seat, isOpen, path, pending }),
    [view, seat, isOpen, path, pending],
  );
  const named = useNamed(turn.pieces, nameAll, follow);
  const lie = lieOf(isNarrow, nearSeat);
  return (
    <JumpBoard
      {...props}
      turn={turn}
      named={named}
      lie={lie}
      near={letterOf(sideOfSeat(nearSeat))}
      text={(key, values) => t(`rules:checkers.${key}`, values)}
      example="11-15"
      className="ck"
      draft={draft}
    >
      <DiscSymbols Man={Man} King={King} />
      <Surface squares={custom.board.size} frame={lie.frame} corner={isNarrow ? 24 : 20} />
      {taste.coordinates && <Labels labels={edgeNumbers(lie)} />}
    </JumpBoard>
  );
}
