// The tic-tac-toe board: paper, strokes, and the board that is to be played in, lit.
import { useState } from 'react';
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import { ActionButton } from '../../../ui/board/ActionButton.tsx';
import { BoardActions } from '../../../ui/board/BoardActions.tsx';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import boardStyles from '../../../ui/board/board.module.css';
import type { Box } from '../../../ui/board/box.ts';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import { inUnits, movedTo } from '../../../ui/board/inUnits.ts';
import { Labels } from '../../../ui/board/Labels.tsx';
import { type Mark as BoardMark, Marks } from '../../../ui/board/Marks.tsx';
import { type Piece, Pieces } from '../../../ui/board/Pieces.tsx';
import { Trail } from '../../../ui/board/Trail.tsx';
import { useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { boardOf, type Kind } from '../cells.ts';
import { boardBox, cellBox, edgeNames, lastBox, markBox, size, wonBox } from '../places.ts';
import { letterOf, type Tictactoe, type View } from '../rules.ts';
import { isOpenBoard } from '../view.ts';
import styles from './board.module.css';
import { cellRows } from './cellRows.ts';
import { Mark, Paper, WinningLine } from './Strokes.tsx';
import { cellOfId, type Marking, useMarking } from './useMarking.ts';

export const board: GameBoard<Tictactoe> = {
  Board,
  sides: ['cross', 'ring'],
  isInPairs: true,
  hasActions: ({ confirmMoves }) => confirmMoves,
  ratio: () => size.width / size.height,
  fact({ kind, boards }, seat, t) {
    const plays = t(`rules:tictactoe.plays.${seat}`);
    if (kind === 'single') return plays;
    return `${plays}, ${t('rules:tictactoe.boards', { count: boards.split(letterOf(seat)).length - 1 })}`;
  },
  sound: ({ key }) => (key === 'boardWon' ? 'capture' : 'place'),
};

function Board(props: BoardProps<Tictactoe>) {
  const { seat, taste, view, premove } = props;
  const { kind } = view;
  const { t } = useTexts();
  const marking = useMarking(props);
  const { seen, open, draft } = marking;
  const cells = cellRows(seen, open, t);
  const input = useBoardInput(size, cells, marking.acts, false);
  const [lying] = useState(view);
  const aimed = cellOfId(kind, input.aimed);
  const ghost = aimed !== null && open.includes(aimed) ? aimed : draft;
  return (
    <>
      <BoardSheet size={size} taste={taste} input={input} className={styles.tictactoe}>
        <Paper kind={kind} />
        {kind === 'nested' && <LitBoards seen={seen} />}
        {taste.coordinates && <Labels labels={edgeNames(kind)} className={styles.edge} />}
        <Marks marks={lastMarks(seen)} />
        <Pieces pieces={marksOn(seen, lying, props.pending !== null)} input={input} />
        {ghost !== null && seat !== null && (
          <Ghost kind={kind} cell={ghost} seat={seat} isChosen={ghost === draft} />
        )}
        {kind === 'nested' && props.isNarrow && !input.isByKeyboard && ghost !== null && ghost !== draft && (
          <Aim box={cellBox(kind, ghost)} board={boardBox(boardOf(ghost))} />
        )}
        {premove !== null && <Trail size={size} through={[markBox(kind, premove)]} />}
        {seen.line && <WinningLine kind={kind} line={seen.line} />}
        <CellGrid
          kind="grid"
          label={t(`rules:tictactoe.board.${kind}`)}
          rows={cells}
          input={input}
          isSquared
        />
      </BoardSheet>
      {taste.confirmMoves && open.length > 0 && <Confirm marking={marking} />}
    </>
  );
}

function Confirm({ marking }: { readonly marking: Marking }) {
  const { t } = useTexts();
  return (
    <BoardActions>
      <ActionButton isDisabled={marking.draft === null} onPress={marking.undo}>
        {t('rules:tictactoe.board.undo')}
      </ActionButton>
      <ActionButton isPrimary isDisabled={marking.draft === null} onPress={marking.confirm}>
        {t('rules:tictactoe.board.confirm')}
      </ActionButton>
    </BoardActions>
  );
}

/** Where the next mark may go; finished boards step back. */
function LitBoards({ seen }: { readonly seen: View }) {
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      {Array.from(seen.boards, (standing, at) => (
        <div
          key={boardBox(at).x * 1_000 + boardBox(at).y}
          className={styles.small}
          data-lit={isOpenBoard(seen, at) || undefined}
          data-finished={standing === '.' ? undefined : standing}
          style={inUnits(boardBox(at))}
        />
      ))}
    </div>
  );
}

interface GhostProps {
  readonly kind: Kind;
  readonly cell: number;
  readonly seat: number;
  readonly isChosen: boolean;
}

/** One's own mark where it would stand. */
function Ghost({ kind, cell, seat, isChosen }: GhostProps) {
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      <div
        className={classNames(boardStyles.piece, styles.ghost)}
        data-chosen={isChosen || undefined}
        style={movedTo(markBox(kind, cell))}
      >
        <Mark of={seat} />
      </div>
    </div>
  );
}

interface AimProps {
  readonly box: Box;
  readonly board: Box;
}

/** The row and the column of a cell, out to where no finger covers them. */
function Aim({ box, board }: AimProps) {
  const beyond = board.width / 3;
  const row = { x: board.x - beyond, y: box.y, width: board.width + 2 * beyond, height: box.height };
  const column = { x: box.x, y: board.y - beyond, width: box.width, height: board.height + 2 * beyond };
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      <div className={boardStyles.cross} style={inUnits(row)} />
      <div className={boardStyles.cross} style={inUnits(column)} />
    </div>
  );
}

const lastMarks = ({ kind, last, line }: View): BoardMark[] =>
  last === null || line ? [] : [{ kind: 'last', box: lastBox(kind, last) }];

const seatOf = (letter: string | undefined) => (letter === 'o' ? 1 : 0);

/** Marks that came since the board was first shown are drawn stroke by stroke, and so are the large ones. */
function marksOn(seen: View, lying: View, isPending: boolean): Piece[] {
  const { kind, cells, boards, last, line } = seen;
  const isFinished = (cell: number) => kind === 'nested' && boards[boardOf(cell)] !== '.';
  const isBeside = (cell: number) => kind === 'single' && line !== null && !line.includes(cell);
  const small = Array.from(cells, (letter, cell): Piece[] => {
    if (letter === '.') return [];
    const dim = isFinished(cell) ? styles.faded : isBeside(cell) ? styles.dim : '';
    return [
      {
        key: `${cell} ${letter}`,
        box: markBox(kind, cell),
        face: <Mark of={seatOf(letter)} isFresh={lying.cells[cell] !== letter} />,
        isPending: cell === last && isPending,
        className: dim,
      },
    ];
  });
  const large = Array.from(kind === 'nested' ? boards : '', (letter, at): Piece[] => {
    if (letter !== 'x' && letter !== 'o') return [];
    return [
      {
        key: `board ${at} ${letter}`,
        box: wonBox(at),
        face: <Mark of={seatOf(letter)} isFresh={lying.boards[at] !== letter} />,
        className: classNames(styles.large, line && !line.includes(at) ? styles.dim : ''),
      },
    ];
  });
  return [...small.flat(), ...large.flat()];
}
