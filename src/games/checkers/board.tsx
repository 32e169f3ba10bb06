// The checkers board: pieces as they stand, one's own move jump by jump, and what may be done.
import { useState } from 'react';
import { kingsOf, piecesOf } from '../../kit/darkSquares.ts';
import { follow, nameAll } from '../../kit/names.ts';
import type { BoardProps, GameBoard } from '../../ui/BoardProps.ts';
import { BoardSheet } from '../../ui/board/BoardSheet.tsx';
import { CellGrid } from '../../ui/board/CellGrid.tsx';
import { Labels } from '../../ui/board/Labels.tsx';
import { Marks } from '../../ui/board/Marks.tsx';
import { Pieces } from '../../ui/board/Pieces.tsx';
import { Trail } from '../../ui/board/Trail.tsx';
import { useBoardInput } from '../../ui/board/useBoardInput.ts';
import { useNamed } from '../../ui/board/useNamed.ts';
import { type Speak, useTexts } from '../../ui/texts.tsx';
import { Actions } from './Actions.tsx';
import { DiscSymbols } from './Discs.tsx';
import { hints, lastMarks, piecesOnBoard, wayOf } from './drawing.tsx';
import { cellRows } from './places.tsx';
import { Rail } from './Rail.tsx';
import { type Checkers, sideOfSeat, type View } from './rules.ts';
import { edgeNumbers, Surface, sizeOf } from './Surface.tsx';
import { movableSquares, useActs } from './useActs.tsx';
import { type HalfTurn, useTurn } from './useTurn.tsx';
import './board.css';

export const board: GameBoard<Checkers> = {
  Board,
  ratio: () => 1,
  fact,
  sound: ({ values }) => (String(values.move).includes('x') ? 'capture' : 'place'),
  Rail,
};

function fact({ pieces }: View, seat: number, t: Speak): string {
  const side = sideOfSeat(seat);
  const kings = kingsOf(pieces, side);
  const count = t('rules:checkers.fact', { count: piecesOf(pieces, side).length });
  return kings > 0 ? `${count}, ${t('rules:checkers.kings', { count: kings })}` : count;
}

function Board(props: BoardProps<Checkers>) {
  const { t } = useTexts();
  const [typedFor, typeFor] = useState('');
  const turn = useTurn(props);
  const position = props.view.pieces;
  const type = (text: string): boolean => {
    const why = turn.type(text);
    if (why !== null) props.say(t(`rules:checkers.refusal.${why}`));
    return why === null;
  };
  return (
    <>
      <Sheet {...props} turn={turn} openTyping={() => typeFor(position)} />
      <Actions
        turn={turn}
        isTyping={typedFor === position}
        confirms={props.taste.confirmMoves}
        closeTyping={() => typeFor('')}
        type={type}
      />
    </>
  );
}

interface SheetProps extends BoardProps<Checkers> {
  readonly turn: HalfTurn;
  openTyping(): void;
}

function Sheet({ turn, openTyping, ...props }: SheetProps) {
  const { nearSeat, isNarrow, taste } = props;
  const { t } = useTexts();
  const text = (key: string) => t(`rules:checkers.board.${key}`);
  const lie = { isNarrow, nearSeat };
  const size = sizeOf(isNarrow);
  const acts = useActs(props, turn, openTyping);
  const mustCapture = turn.ways.some(({ taken }) => taken.length > 0);
  const at = turn.soFar.at(-1);
  const goesOnTo = at === undefined ? [] : turn.targets(at).map(({ square }) => square);
  const looking = { lie, pieces: turn.pieces, movable: movableSquares(turn), mustCapture, goesOnTo };
  const cells = cellRows(looking, t);
  const input = useBoardInput(size, cells, acts, taste.moveInput === 'both');
  const named = useNamed(turn.pieces, nameAll, follow);
  const hint = hints(lie, turn, input, taste.legalHints);
  return (
    <BoardSheet size={size} taste={taste} input={input} className={isNarrow ? 'ck ck-narrow' : 'ck'}>
      <DiscSymbols />
      <Surface isNarrow={isNarrow} />
      {taste.coordinates && <Labels labels={edgeNumbers(lie)} />}
      <Marks marks={[...lastMarks(lie, turn), ...hint.under]} />
      <Pieces pieces={piecesOnBoard(lie, named, turn, input, props.pending !== null)} input={input} />
      <Marks marks={hint.over} />
      {props.premove !== null && <Trail size={size} through={wayOf(lie, props.premove)} />}
      <Labels labels={hint.steps} className="ck-step" />
      <CellGrid
        kind="grid"
        label={text('name')}
        rows={cells}
        input={input}
        isSquared
        {...(at === undefined && { targetName: text('target') })}
      />
    </BoardSheet>
  );
}
