// The Blob Wars board: the count, the board, blobs as they lie, one's own move and what may be done.
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import { Labels } from '../../../ui/board/Labels.tsx';
import { Marks } from '../../../ui/board/Marks.tsx';
import { Pieces } from '../../../ui/board/Pieces.tsx';
import { Trail } from '../../../ui/board/Trail.tsx';
import { useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { useNamed } from '../../../ui/board/useNamed.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { edgeNames, sizeOf } from '../lie.ts';
import { type BlobWars, blobsOf } from '../rules.ts';
import { Actions } from './Actions.tsx';
import { BlobSymbols } from './Blobs.tsx';
import styles from './board.module.css';
import { CountBar } from './CountBar.tsx';
import { blobsInDish, hints, lastMarks, wallsOf, wayOf } from './drawing.tsx';
import { cellRows } from './places.ts';
import { Surface } from './Surface.tsx';
import { follow, nameAll } from './trackBlobs.ts';
import { useActs } from './useActs.ts';
import { type HalfTurn, useTurn } from './useTurn.ts';

export const board: GameBoard<BlobWars> = {
  Board,
  ratio(isNarrow) {
    const { width, height } = sizeOf(isNarrow);
    return width / height;
  },
  fact: ({ cells }, seat, t) => t('rules:blobWars.fact', { count: blobsOf(cells, seat) }),
  sound: ({ key }) => (key === 'turns' ? 'capture' : 'place'),
};

function Board(props: BoardProps<BlobWars>) {
  const turn = useTurn(props);
  return (
    <>
      <Dish {...props} turn={turn} />
      <Actions turn={turn} confirms={props.taste.confirmMoves} />
    </>
  );
}

interface DishProps extends BoardProps<BlobWars> {
  readonly turn: HalfTurn;
}

function Dish({ turn, ...props }: DishProps) {
  const { nearSeat, isNarrow, taste } = props;
  const { t } = useTexts();
  const { seen } = turn;
  const size = sizeOf(isNarrow);
  const acts = useActs(props, turn);
  const input = useBoardInput(size, cellRows(isNarrow, turn, null, t), acts, taste.moveInput === 'both');
  const named = useNamed(seen.cells, nameAll, (before, cells) => follow(before, cells, seen.last));
  const hint = hints(isNarrow, turn, input, taste.legalHints);
  return (
    <BoardSheet size={size} taste={taste} input={input} className={styles.blobs}>
      <BlobSymbols />
      <Surface isNarrow={isNarrow} walls={wallsOf(seen)} />
      <CountBar isNarrow={isNarrow} cells={seen.cells} nearSeat={nearSeat} />
      {taste.coordinates && <Labels labels={edgeNames(isNarrow)} />}
      <Marks marks={[...lastMarks(isNarrow, seen), ...hint.under]} />
      <Pieces pieces={blobsInDish(isNarrow, named, seen, input, props.pending !== null)} input={input} />
      <Marks marks={hint.over} />
      {props.premove !== null && <Trail size={size} through={wayOf(isNarrow, props.premove)} />}
      <CellGrid
        kind="grid"
        label={t('rules:blobWars.board.name')}
        rows={cellRows(isNarrow, turn, input.held, t)}
        input={input}
        isSquared
      />
    </BoardSheet>
  );
}
