// The checkers board: notched discs, and numbers along the frame.
import { boardGame } from '../../../kit/jumps/boardGame.ts';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { Labels } from '../../../ui/board/Labels.tsx';
import { type Drawn, JumpGameBoard, jumpBoard } from '../../../ui/jumps/JumpGameBoard.tsx';
import { type Checkers, game } from '../rules.ts';
import { King, Man } from './Discs.tsx';
import { edgeNumbers } from './edgeNumbers.ts';
import { Rail } from './Rail.tsx';
import './board.css';

const drawn: Drawn<Checkers> = {
  game: boardGame(game),
  text: 'rules:checkers',
  example: '11-15',
  // The frame is 3 % of the board; where it is narrow, as wide as its numbers need.
  layout: (isNarrow) => ({ frame: isNarrow ? 52 : 26, corner: isNarrow ? 24 : 20, disc: 84 }),
  className: () => 'ck',
  discs: { Man, King },
  numbers: (lie, _, taste) => taste.coordinates && <Labels labels={edgeNumbers(lie)} />,
  Rail,
};

const Board = (props: BoardProps<Checkers>) => <JumpGameBoard drawn={drawn} board={props} />;

export const board = jumpBoard(drawn, Board);
