// The chess board: pieces as they stand, one's own move, what a pawn becomes, and what may be done.
import { useEffect, useState } from 'react';
import type { BoardProps, GameBoard } from '../../../ui/BoardProps.ts';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import { Labels } from '../../../ui/board/Labels.tsx';
import { Marks } from '../../../ui/board/Marks.tsx';
import { Pieces } from '../../../ui/board/Pieces.tsx';
import { Trail } from '../../../ui/board/Trail.tsx';
import { useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { useNamed } from '../../../ui/board/useNamed.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { edgeLabels, sizeOf } from '../lie.ts';
import { hasTaken } from '../material.ts';
import { typedMove } from '../notation.ts';
import { Position } from '../position.ts';
import { typedRefusalOf } from '../refusals.ts';
import { type Chess, keyOf } from '../rules.ts';
import { Actions } from './Actions.tsx';
import styles from './board.module.css';
import { hints, lastMarks, piecesOnBoard, wayOf } from './drawing.tsx';
import { PieceSymbols } from './PieceFaces.tsx';
import { Promotion } from './Promotion.tsx';
import { cellRows } from './places.ts';
import { Surface } from './Surface.tsx';
import { Taken } from './Taken.tsx';
import { follow, nameAll } from './trackPieces.ts';
import { movableSquares, useActs } from './useActs.ts';
import { type HalfTurn, useTurn } from './useTurn.ts';

export const board: GameBoard<Chess> = {
  Board,
  sides: ['ivory', 'ink'],
  ratio: () => 1,
  fact: ({ pieces }, seat) => (hasTaken(pieces, seat) ? <Taken pieces={pieces} seat={seat} /> : null),
  isInPairs: true,
};

function Board(props: BoardProps<Chess>) {
  const { t } = useTexts();
  const [typedFor, typeFor] = useState('');
  const turn = useTurn(props);
  const position = keyOf(props.view);
  useCheckSaid(props);
  const claim = () => {
    turn.claim();
    if (!turn.isClaiming && !props.view.claims.includes('draw')) props.say(t('rules:chess.board.claimWith'));
  };
  const type = (text: string): boolean => {
    const move = typedMove(props.view, turn.moves, text, (key, values) =>
      t(`rules:chess.line.${key}`, values),
    );
    if (move === null) props.say(t(`rules:chess.refusal.${typedRefusalOf(new Position(props.view), text)}`));
    else turn.go(move);
    return move !== null;
  };
  return (
    <>
      <Sheet {...props} turn={turn} openTyping={() => typeFor(position)} />
      <Actions
        turn={turn}
        isTyping={typedFor === position}
        confirms={props.taste.confirmMoves}
        closeTyping={() => typeFor('')}
        claim={claim}
        type={type}
      />
    </>
  );
}

/** Once for every check of one's own king. */
function useCheckSaid({ view, seat, say }: BoardProps<Chess>): void {
  const { t } = useTexts();
  const checked = view.check !== null && view.turn === seat && !view.isOver ? keyOf(view) : '';
  useEffect(() => {
    if (checked !== '') say(t('rules:chess.board.yourKing'), 'assertive');
  }, [checked, say, t]);
}

interface SheetProps extends BoardProps<Chess> {
  readonly turn: HalfTurn;
  openTyping(): void;
}

function Sheet({ turn, openTyping, ...props }: SheetProps) {
  const { nearSeat, isNarrow, taste } = props;
  const { t } = useTexts();
  const lie = { isNarrow, nearSeat };
  const size = sizeOf(isNarrow);
  const acts = useActs(props, turn, openTyping);
  const looking = { lie, pieces: turn.pieces, movable: movableSquares(turn), check: turn.seen.check };
  const cells = cellRows(looking, t);
  const input = useBoardInput(size, cells, acts, taste.moveInput === 'both');
  const named = useNamed(turn.pieces, nameAll, follow);
  const hint = hints(lie, turn, input, taste.legalHints);
  return (
    <BoardSheet
      size={size}
      taste={taste}
      input={input}
      className={isNarrow ? classNames(styles.chess, styles.narrow) : styles.chess}
    >
      <PieceSymbols />
      <Surface isNarrow={isNarrow} />
      <Marks marks={[...lastMarks(lie, turn), ...hint.under]} />
      {taste.coordinates && <Labels labels={edgeLabels(lie, true)} className={styles.onLight} />}
      {taste.coordinates && <Labels labels={edgeLabels(lie, false)} className={styles.onDark} />}
      <Pieces
        pieces={piecesOnBoard(lie, named, input, turn.seen.last, props.pending !== null)}
        input={input}
      />
      <Marks marks={hint.over} />
      {props.premove !== null && <Trail size={size} through={wayOf(lie, props.premove)} />}
      <CellGrid
        kind="grid"
        label={t('rules:chess.board.name')}
        rows={cells}
        input={input}
        isSquared
        targetName={t('rules:chess.board.target')}
      />
      {turn.isChoosing && <Promotion lie={lie} turn={turn} />}
    </BoardSheet>
  );
}
