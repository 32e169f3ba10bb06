// The draughts board: grooved discs, and a number on every square.
import { boardGame } from '../../../kit/jumps/boardGame.ts';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { Labels } from '../../../ui/board/Labels.tsx';
import { type Drawn, JumpGameBoard, jumpBoard } from '../../../ui/jumps/JumpGameBoard.tsx';
import { type Draughts, game } from '../rules.ts';
import { King, Man } from './Discs.tsx';
import { Rail } from './Rail.tsx';
import { squareNumbers } from './squareNumbers.ts';
import './board.css';

const drawn: Drawn<Draughts> = {
  game: boardGame(game),
  text: 'rules:draughts',
  example: '32-28',
  // Where it is narrow the board goes from edge to edge.
  layout: (isNarrow) => ({ frame: isNarrow ? 0 : 24, corner: isNarrow ? 0 : 18, disc: 82 }),
  className: ({ coordinates }) => (coordinates ? 'dr dr-numbered' : 'dr'),
  discs: { Man, King },
  numbers: (lie, pieces) => <Labels labels={squareNumbers(lie, pieces)} className="dr-number" />,
  Rail,
};

const Board = (props: BoardProps<Draughts>) => <JumpGameBoard drawn={drawn} board={props} />;

export const board = jumpBoard(drawn, Board);
