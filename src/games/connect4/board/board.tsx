// The Connect 4 board: aim at a column, let go, and the disc falls behind the panel.
import { useState } from 'react';
import type { Seat } from '../../../engine/game.ts';
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import { ActionButton } from '../../../ui/board/ActionButton.tsx';
import { BoardActions } from '../../../ui/board/BoardActions.tsx';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import boardStyles from '../../../ui/board/board.module.css';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import type { CellRow } from '../../../ui/board/cells.ts';
import { type BoardStyle, inUnits, movedTo } from '../../../ui/board/inUnits.ts';
import { Labels } from '../../../ui/board/Labels.tsx';
import { type Mark, Marks } from '../../../ui/board/Marks.tsx';
import { type Piece, Pieces } from '../../../ui/board/Pieces.tsx';
import { Trail } from '../../../ui/board/Trail.tsx';
import { useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { classNames } from '../../../ui/classNames.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { type Connect4, columns, rows, type Spot, type View } from '../rules.ts';
import { columnBox, discBox, fallBox, holeBox, numberBox, size, waitingBox } from '../stand.ts';
import styles from './board.module.css';
import { Disc, DiscSymbols } from './Discs.tsx';
import { StandBack, StandFront, WinningLine } from './Stand.tsx';
import { cellOf, columnOf, type Drop, useDrop } from './useDrop.ts';

const allColumns = Array.from({ length: columns }, (_, i) => i + 1);

export const board: GameBoard<Connect4> = {
  Board,
  sides: ['saffron', 'coral'],
  hasActions: ({ confirmMoves }) => confirmMoves,
  ratio: () => size.width / size.height,
};

function Board(props: BoardProps<Connect4>) {
  const { seat, taste } = props;
  const { t } = useTexts();
  const drop = useDrop(props);
  const { seen, open } = drop;
  const cells = columnCells(seen, open, t);
  const input = useBoardInput(size, cells, drop.acts, false);
  const aimed = input.aimed !== null && open.includes(columnOf(input.aimed)) ? columnOf(input.aimed) : null;
  const waiting = aimed ?? drop.draft;
  const [lying] = useState(() => heightsBefore(props.view));
  return (
    <>
      <BoardSheet size={size} taste={taste} input={input} className={styles.connect4}>
        <DiscSymbols />
        <StandBack />
        <Pieces pieces={discs(seen, lying, props.pending !== null)} input={input} />
        <StandFront />
        {taste.coordinates && <Labels labels={allColumns.map(columnLabel)} />}
        {seen.last && !seen.line && <Marks marks={[{ kind: 'last', box: holeBox(seen.last) }]} />}
        {waiting !== null && seat !== null && (
          <Aim seen={seen} seat={seat} column={waiting} hints={taste.legalHints} />
        )}
        {seen.line && <WinningLine line={seen.line} />}
        {props.premove !== null && <Trail size={size} through={wayOf(seen, props.premove)} />}
        <CellGrid kind="toolbar" label={t('rules:connect4.board.name')} rows={cells} input={input} />
      </BoardSheet>
      {taste.confirmMoves && open.length > 0 && <Confirm drop={drop} />}
    </>
  );
}

function Confirm({ drop }: { readonly drop: Drop }) {
  const { t } = useTexts();
  return (
    <BoardActions>
      <ActionButton isDisabled={drop.draft === null} onPress={drop.undo}>
        {t('rules:connect4.board.undo')}
      </ActionButton>
      <ActionButton isPrimary isDisabled={drop.draft === null} onPress={drop.confirm}>
        {t('rules:connect4.board.confirm')}
      </ActionButton>
    </BoardActions>
  );
}

/** From above a column down to where the next disc would lie. */
function wayOf({ stacks }: View, column: number) {
  const height = stacks[column - 1]?.length ?? 0;
  return [waitingBox(column), discBox([column, Math.min(rows, height + 1)])];
}

const columnLabel = (column: number) => ({
  key: cellOf(column),
  box: numberBox(column),
  text: String(column),
});

function columnCells(seen: View, open: readonly number[], t: Speak): CellRow[] {
  const text = (key: string, values = {}) => t(`rules:connect4.board.${key}`, values);
  const nameOf = (column: number) => {
    const stack = seen.stacks[column - 1] ?? [];
    const free = text(`free.${rows - stack.length}`, { column });
    if (stack.length === 0) return free;
    return `${free}. ${text('content', { discs: stack.map((disc) => text(`disc.${disc}`)).join(', ') })}`;
  };
  const cells = allColumns.map((column) => ({
    id: cellOf(column),
    name: nameOf(column),
    box: columnBox(column),
    isDisabled: !open.includes(column),
  }));
  return [{ id: 'columns', cells }];
}

/** How high the columns were before the last disc: those lie there when the board is first shown. */
const heightsBefore = ({ stacks, last }: View): readonly number[] =>
  stacks.map((stack, i) => stack.length - (last?.[0] === i + 1 ? 1 : 0));

/** Discs that came since fall once, when they appear. */
function discs(seen: View, lying: readonly number[], isPending: boolean): Piece[] {
  const isWinning = ([column, row]: Spot) => seen.line?.some(([c, r]) => c === column && r === row);
  return seen.stacks.flatMap((stack, i) =>
    stack.map((disc, height): Piece => {
      const spot = [i + 1, height + 1] as const;
      const isLast = seen.last?.[0] === spot[0] && seen.last[1] === spot[1];
      return {
        key: spot.join(),
        box: discBox(spot),
        face: height < (lying[i] ?? 0) ? <Disc of={disc} /> : <Falling of={disc} row={spot[1]} />,
        isPending: isLast && isPending,
        className: seen.line && !isWinning(spot) ? styles.dim : '',
      };
    }),
  );
}

function Falling({ of, row }: { readonly of: Seat; readonly row: number }) {
  const fall = rows + 1 - row;
  const style: BoardStyle = { '--c4-rows': fall, '--c4-height': `${(-100 / 90) * fall * 100}%` };
  return (
    <div className={styles.fresh} style={style}>
      <Disc of={of} />
    </div>
  );
}

interface AimProps {
  readonly seen: View;
  readonly seat: Seat;
  readonly column: number;
  readonly hints: boolean;
}

/** The disc that waits above a column, and where it would land. */
function Aim({ seen, seat, column, hints }: AimProps) {
  const spot = [column, (seen.stacks[column - 1]?.length ?? 0) + 1] as const;
  const landing: Mark = { kind: 'target', box: holeBox(spot) };
  return (
    <>
      <div className={boardStyles.layer} aria-hidden="true">
        {hints && <div className={styles.aim} style={inUnits(fallBox(spot))} />}
        <div
          className={classNames(boardStyles.piece, styles.waiting)}
          data-waiting
          data-part="piece"
          style={movedTo(waitingBox(column))}
        >
          <Disc of={seat} />
        </div>
      </div>
      {hints && <Marks marks={[landing]} />}
    </>
  );
}
