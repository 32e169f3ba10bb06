// The board of games that jump on dark squares: pieces as they stand, one's own turn jump by jump, and what may be done.
import { type ReactNode, useState } from 'react';
import type { BoardProps } from '../BoardProps.ts';
import { BoardSheet } from '../board/BoardSheet.tsx';
import { CellGrid } from '../board/CellGrid.tsx';
import { Labels } from '../board/Labels.tsx';
import { Marks } from '../board/Marks.tsx';
import { Pieces } from '../board/Pieces.tsx';
import { Trail } from '../board/Trail.tsx';
import { useBoardInput } from '../board/useBoardInput.ts';
import { classNames } from '../classNames.ts';
import type { Speak } from '../texts.tsx';
import { Actions } from './Actions.tsx';
import { jumpActs } from './acts.ts';
import { cellRows } from './cells.ts';
import { discsOnBoard, hints, lastMarks } from './drawing.tsx';
import styles from './jumps.module.css';
import { boxOf, type Lie, sizeOf } from './lie.ts';
import { makeTurn, type TurnMaker } from './makeTurn.ts';
import type { Jumps, JumpTurn, NamedTarget, Path } from './turn.ts';

type Given = Pick<BoardProps<Jumps>, 'view' | 'pending' | 'premove' | 'taste' | 'play' | 'say'>;

interface Props extends Given {
  readonly turn: JumpTurn;
  readonly named: NamedTarget;
  readonly lie: Lie;
  /** Whose pieces are near, as the letter of their men. */
  readonly near: string;
  /** The game's own words. */
  readonly text: Speak;
  /** A move as it may be typed. */
  readonly example: string;
  readonly className: string | undefined;
  /** What lies under the pieces, and what they are made of. */
  readonly children: ReactNode;
  draft(path: Path): void;
}

export function JumpBoard(props: Props) {
  const { turn, taste, text, say } = props;
  const [typedFor, typeFor] = useState('');
  const position = props.view.pieces;
  const maker = makeTurn(turn, { confirms: taste.confirmMoves, draft: props.draft, play: props.play });
  return (
    <>
      <Sheet {...props} maker={maker} openTyping={() => typeFor(position)} />
      <Actions
        turn={turn}
        maker={maker}
        text={text}
        isTyping={typedFor === position}
        example={props.example}
        confirms={taste.confirmMoves}
        closeTyping={() => typeFor('')}
        say={say}
      />
    </>
  );
}

interface SheetProps extends Props {
  readonly maker: TurnMaker;
  openTyping(): void;
}

function Sheet({ turn, named, lie, text, taste, maker, children, ...props }: SheetProps) {
  const size = sizeOf(lie.rows.length, lie.frame);
  const cells = cellRows(lie, turn, text);
  const acts = jumpActs(turn, maker, { ...props, text });
  const input = useBoardInput(size, cells, acts, taste.moveInput === 'both');
  const hint = hints(lie, turn, input, taste.legalHints);
  return (
    <BoardSheet size={size} taste={taste} input={input} className={classNames(styles.jumps, props.className)}>
      {children}
      <Marks marks={[...lastMarks(lie, turn), ...hint.under]} />
      <Pieces pieces={discsOnBoard(lie, named, turn, input, props.pending !== null)} input={input} />
      <Marks marks={hint.over} />
      {props.premove && <Trail size={size} through={props.premove.map((square) => boxOf(lie, square))} />}
      <Labels labels={hint.steps} className={styles.step} />
      <CellGrid
        kind="grid"
        label={text('board.name')}
        rows={cells}
        input={input}
        isSquared
        {...(turn.path.length === 0 && { targetName: text('board.target') })}
      />
    </BoardSheet>
  );
}
