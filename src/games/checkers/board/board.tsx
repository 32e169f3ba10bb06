// The checkers board: notched discs, and numbers along the frame.
import { boardGame } from '../../../kit/jumps/boardGame.ts';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { type Label, Labels } from '../../../ui/board/Labels.tsx';
import { type Drawn, JumpGameBoard, jumpBoard } from '../../../ui/jumps/JumpGameBoard.tsx';
import { type Lie, sizeOf, squareBox } from '../../../ui/jumps/lie.ts';
import { type Checkers, game } from '../rules.ts';
import styles from './board.module.css';
import { King, Man } from './Discs.tsx';
import { Rail } from './Rail.tsx';

/** The squares along the edges, numbered on the frame. */
function edgeNumbers({ rows, frame }: Lie): Label[] {
  const last = rows.length - 1;
  const far = sizeOf(rows.length, frame).width - frame;
  return rows.flatMap((squares, row) =>
    squares.flatMap((square, column) => {
      const isLevel = row === 0 || row === last;
      if (square === null || !(isLevel || column === 0 || column === last)) return [];
      const box = squareBox(frame, row, column);
      const across = { ...box, y: row === 0 ? 0 : far, height: frame };
      const down = { ...box, x: column === 0 ? 0 : far, width: frame };
      return [{ key: String(square), box: isLevel ? across : down, text: String(square) }];
    }),
  );
}

const drawn: Drawn<Checkers> = {
  game: boardGame(game),
  text: 'rules:checkers',
  example: '11-15',
  // The frame is 3 % of the board; where it is narrow, as wide as its numbers need.
  layout: (isNarrow) => ({ frame: isNarrow ? 52 : 26, corner: isNarrow ? 24 : 20, disc: 84 }),
  className: () => styles.checkers,
  discs: { Man, King },
  sides: ['ink', 'ivory'],
  numbers: (lie, _, taste) => taste.coordinates && <Labels labels={edgeNumbers(lie)} />,
  Rail,
};

const Board = (props: BoardProps<Checkers>) => <JumpGameBoard drawn={drawn} board={props} />;

export const board = jumpBoard(drawn, Board);
