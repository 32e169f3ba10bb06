// The backgammon board: checkers, dice and cube as they stand, and one's own turn step by step.
import { useState } from 'react';
import type { Seat } from '../../../engine/game.ts';
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import boardStyles from '../../../ui/board/board.module.css';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import { Dice } from '../../../ui/board/Dice.tsx';
import { inUnits, movedTo } from '../../../ui/board/inUnits.ts';
import { Labels } from '../../../ui/board/Labels.tsx';
import { Marks } from '../../../ui/board/Marks.tsx';
import { Pieces } from '../../../ui/board/Pieces.tsx';
import { useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { type Layout, layoutFor } from '../layout.ts';
import type { Backgammon } from '../rules.ts';
import type { Cube } from '../stakes.ts';
import { concession } from '../view.ts';
import { Actions } from './Actions.tsx';
import styles from './board.module.css';
import { CheckerSymbols, useNamedCheckers } from './Checkers.tsx';
import {
  borneOff,
  diceOnBoard,
  hints,
  noteOn,
  numbers,
  pathMarks,
  piecesOnBoard,
  type Table,
} from './drawing.tsx';
import { MoveLine } from './MoveLine.tsx';
import { cellRows } from './places.ts';
import { Rail } from './Rail.tsx';
import { Surface } from './Surface.tsx';
import { useActs } from './useActs.ts';
import { type HalfTurn, useTurn } from './useTurn.ts';

interface Props {
  readonly cube: Cube;
  readonly layout: Layout;
  readonly nearSeat: Seat;
}

/** The doubling cube: on the bar while it is anybody's, then beside its owner. A centred cube lies with its 64 up. */
function CubeOnBoard({ cube, layout, nearSeat }: Props) {
  const owner = cube.owner === null ? null : cube.owner === nearSeat ? 'near' : 'far';
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      <div
        className={classNames(boardStyles.piece, styles.cube)}
        data-part="piece"
        style={movedTo(layout.cube(owner))}
      >
        {cube.value === 1 ? 64 : cube.value}
      </div>
    </div>
  );
}

export const board: GameBoard<Backgammon> = {
  Board,
  sides: ['ivory', 'ink'],
  isNumbered: true,
  MoveLine,
  ratio: (isNarrow) => layoutFor(isNarrow).size.width / layoutFor(isNarrow).size.height,
  fact: (view, seat, t) => t('rules:backgammon.fact', { count: view.pips[seat] ?? 0 }),
  sound: ({ values }) => (String(values.moves).includes('*') ? 'capture' : 'rattle'),
  Rail,
  resigning(view, seat, t) {
    if (view.target === 1) return null;
    const count = concession(view, seat);
    if (count === null) return t('rules:backgammon.board.resigningMatch');
    return t('rules:backgammon.board.resigning', { count });
  },
};

function Board(props: BoardProps<Backgammon>) {
  const { t } = useTexts();
  const roll = String([props.view.game, props.view.pips, props.view.dice]);
  const [typedFor, typeFor] = useState('');
  const turn = useTurn(props);
  const legal = props.pending === null && !props.isOver ? (props.legal ?? []) : [];
  return (
    <>
      <Sheet {...props} turn={turn} openTyping={() => typeFor(roll)} />
      <Actions
        legal={legal}
        turn={turn}
        isTyping={typedFor === roll}
        play={props.play}
        closeTyping={() => typeFor('')}
        refuse={(key) => props.say(t(`rules:backgammon.refusal.${key}`))}
      />
    </>
  );
}

interface SheetProps extends BoardProps<Backgammon> {
  readonly turn: HalfTurn;
  openTyping(): void;
}

function Sheet({ turn, openTyping, ...props }: SheetProps) {
  const { view, nearSeat, taste, isNarrow } = props;
  const { t } = useTexts();
  const text = (key: string, values = {}) => t(`rules:backgammon.board.${key}`, values);
  const layout = layoutFor(isNarrow);
  const { checkers, steps, next } = turn;
  const named = useNamedCheckers(checkers);
  const acts = useActs(props, turn, openTyping);
  const looking = { checkers, nearSeat, seat: props.seat, next };
  const cells = cellRows(layout, looking, t);
  const input = useBoardInput(layout.size, cells, acts, taste.moveInput === 'both');
  const sending = props.pending ? steps.map(({ to }) => to) : [];
  const table: Table = { view, layout, nearSeat, checkers, sending };
  const hint = hints(table, turn, input, taste.legalHints);
  const note = noteOn(table, text);
  const rollKey = JSON.stringify([view.game, view.turn, view.dice, view.pips]);
  return (
    <BoardSheet
      size={layout.size}
      taste={taste}
      input={input}
      className={isNarrow ? classNames(styles.backgammon, styles.narrow) : styles.backgammon}
    >
      <CheckerSymbols />
      <Surface isNarrow={isNarrow} />
      {taste.coordinates && <Labels labels={numbers(layout)} />}
      <Labels labels={borneOff(table, text)} className={styles.off} />
      <Marks marks={[...pathMarks(table, steps), ...hint.under]} />
      <Dice dice={diceOnBoard(table, turn)} rollKey={rollKey} isRoll={view.dice !== null} />
      {view.cube && !view.isCrawford && <CubeOnBoard cube={view.cube} layout={layout} nearSeat={nearSeat} />}
      <Pieces pieces={piecesOnBoard(table, named, input.dragged)} input={input} />
      <Marks marks={hint.over} />
      {note && (
        <div className={boardStyles.layer} aria-hidden="true">
          <p className={styles.note} style={inUnits(layout.note)}>
            <span>{note}</span>
          </p>
        </div>
      )}
      <CellGrid kind="grid" label={text('name')} rows={cells} input={input} targetName={text('target')} />
    </BoardSheet>
  );
}
