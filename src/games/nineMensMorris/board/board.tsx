// The morris board: men as they stand, one's own turn step by step, and what may be done.
import { follow, nameAll } from '../../../kit/names.ts';
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import { ActionButton } from '../../../ui/board/ActionButton.tsx';
import { BoardActions } from '../../../ui/board/BoardActions.tsx';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import boardStyles from '../../../ui/board/board.module.css';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { Labels } from '../../../ui/board/Labels.tsx';
import { Marks } from '../../../ui/board/Marks.tsx';
import { Pieces } from '../../../ui/board/Pieces.tsx';
import { Trail } from '../../../ui/board/Trail.tsx';
import { useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { useNamed } from '../../../ui/board/useNamed.ts';
import { classNames } from '../../../ui/classNames.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { centreBox, edgeNames, lineBox, sizeOf } from '../lie.ts';
import { type NineMensMorris, phaseOf, type View } from '../rules.ts';
import { menOf } from '../view.ts';
import styles from './board.module.css';
import { closedMills, everywhere, hints, lastMarks, menOnBoard, wayOf } from './drawing.tsx';
import { ManSymbols } from './Men.tsx';
import { cellRows } from './places.ts';
import { Rail } from './Rail.tsx';
import { Surface } from './Surface.tsx';
import { useActs } from './useActs.ts';
import { type HalfTurn, useTurn } from './useTurn.ts';

interface MillsProps {
  readonly isNarrow: boolean;
  readonly mills: readonly (readonly number[])[];
}

/** A closed mill: its line glows for a moment and stays marked until the next move. */
function Mills({ isNarrow, mills }: MillsProps) {
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      {mills.map((line) => (
        <div key={line.join()} className={styles.mill} style={inUnits(lineBox(isNarrow, line))} />
      ))}
    </div>
  );
}

interface Props {
  readonly turn: HalfTurn;
  readonly confirms: boolean;
}

/** The buttons of a half-made turn. */
function Actions({ turn, confirms }: Props) {
  const { t } = useTexts();
  const isBegun = turn.soFar !== null;
  if (!turn.isOpen || !(isBegun || confirms)) return null;
  return (
    <BoardActions>
      <ActionButton isDisabled={!isBegun} onPress={turn.undo}>
        {t('rules:nineMensMorris.board.undo')}
      </ActionButton>
      {confirms && (
        <ActionButton isPrimary isDisabled={!isBegun || turn.mustTake} onPress={turn.confirm}>
          {t('rules:nineMensMorris.board.confirm')}
        </ActionButton>
      )}
    </BoardActions>
  );
}

export const board: GameBoard<NineMensMorris> = {
  Board,
  sides: ['ivory', 'ink'],
  ratio(isNarrow) {
    const { width, height } = sizeOf(isNarrow);
    return width / height;
  },
  fact,
  sound: ({ key }) => (key === 'mill' ? 'capture' : 'place'),
  Rail,
};

function fact({ points, hands }: View, seat: number, t: Speak): string {
  const inHand = hands[seat === 0 ? 0 : 1];
  const men = t('rules:nineMensMorris.fact', { count: menOf(points, seat) + inHand });
  return inHand > 0 ? `${men}, ${t('rules:nineMensMorris.inHand', { count: inHand })}` : men;
}

function Board(props: BoardProps<NineMensMorris>) {
  const turn = useTurn(props);
  return (
    <>
      <Wood {...props} turn={turn} />
      <Actions turn={turn} confirms={props.taste.confirmMoves} />
    </>
  );
}

/** What is done now, in the middle of the board; nothing once it is over. */
function phaseWord({ seen, mustTake }: HalfTurn, t: Speak): string {
  if (mustTake) return t('rules:nineMensMorris.phase.take');
  return seen.turn === null ? '' : t(`rules:nineMensMorris.phase.${phaseOf(seen, seen.turn)}`);
}

interface WoodProps extends BoardProps<NineMensMorris> {
  readonly turn: HalfTurn;
}

function Wood({ turn, ...props }: WoodProps) {
  const { seat, nearSeat, isNarrow, taste } = props;
  const { t } = useTexts();
  const text = (key: string) => t(`rules:nineMensMorris.board.${key}`);
  const lie = { isNarrow, nearSeat };
  const size = sizeOf(isNarrow);
  const cells = cellRows(isNarrow, turn, seat, t);
  const input = useBoardInput(size, cells, useActs(props, turn), taste.moveInput === 'both');
  const named = useNamed(everywhere(turn.seen), nameAll, follow);
  const hint = hints(lie, turn, input, taste.legalHints);
  const word = { key: 'phase', box: centreBox(isNarrow), text: phaseWord(turn, t) };
  return (
    <BoardSheet size={size} taste={taste} input={input} className={styles.morris}>
      <ManSymbols />
      <Surface isNarrow={isNarrow} />
      {taste.coordinates && <Labels labels={edgeNames(isNarrow)} className={styles.edge} />}
      <Labels
        labels={[word]}
        className={turn.mustTake ? classNames(styles.phase, styles.take) : styles.phase}
      />
      <Mills isNarrow={isNarrow} mills={closedMills(turn)} />
      <Marks marks={[...lastMarks(lie, turn.seen), ...hint.under]} />
      <Pieces pieces={menOnBoard(lie, named, turn.seen, input, props.pending !== null)} input={input} />
      <Marks marks={hint.over} />
      {props.premove !== null && <Trail size={size} through={wayOf(lie.isNarrow, props.premove)} />}
      <CellGrid kind="grid" label={text('name')} rows={cells} input={input} targetName={text('target')} />
    </BoardSheet>
  );
}
