// The draughts board: grooved discs, and a number on every square.
import { boardGame } from '../../../kit/jumps/boardGame.ts';
import { type Pieces, pieceOn } from '../../../kit/jumps/darkSquares.ts';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { type Label, Labels } from '../../../ui/board/Labels.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { type Drawn, JumpGameBoard, jumpBoard } from '../../../ui/jumps/JumpGameBoard.tsx';
import { boxOf, type Lie } from '../../../ui/jumps/lie.ts';
import { custom, type Draughts, game } from '../rules.ts';
import styles from './board.module.css';
import { King, Man } from './Discs.tsx';
import { Rail } from './Rail.tsx';

/** Every dark square's own number, in its corner; in the narrow form a piece hides it. */
function squareNumbers(lie: Lie, pieces: Pieces): Label[] {
  const numbers = Array.from({ length: custom.board.count }, (_, i) => i + 1);
  const shown = lie.isNarrow ? numbers.filter((square) => pieceOn(pieces, square) === '.') : numbers;
  return shown.map((square) => ({ key: String(square), box: boxOf(lie, square), text: String(square) }));
}

const drawn: Drawn<Draughts> = {
  game: boardGame(game),
  text: 'rules:draughts',
  example: '32-28',
  // Where it is narrow the board goes from edge to edge.
  layout: (isNarrow) => ({ frame: isNarrow ? 0 : 24, corner: isNarrow ? 0 : 18, disc: 82 }),
  className: ({ coordinates }) =>
    coordinates ? classNames(styles.draughts, styles.numbered) : styles.draughts,
  discs: { Man, King },
  sides: ['ivory', 'ink'],
  numbers: (lie, pieces) => <Labels labels={squareNumbers(lie, pieces)} className={styles.number} />,
  Rail,
};

const Board = (props: BoardProps<Draughts>) => <JumpGameBoard drawn={drawn} board={props} />;

export const board = jumpBoard(drawn, Board);
