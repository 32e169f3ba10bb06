// The Ludo board: the cross, the pawns, and the die in the middle.
import { useState } from 'react';
import type { BoardProps, GameBoard, SeatedPerson } from '../../../ui/BoardProps.ts';
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import { BoardSheet } from '../../../ui/board/BoardSheet.tsx';
import type { Box } from '../../../ui/board/box.ts';
import { CellGrid } from '../../../ui/board/CellGrid.tsx';
import type { CellRow } from '../../../ui/board/cells.ts';
import { Dice } from '../../../ui/board/Dice.tsx';
import { type Mark, Marks } from '../../../ui/board/Marks.tsx';
import { Pieces } from '../../../ui/board/Pieces.tsx';
import { useBoardInput } from '../../../ui/board/useBoardInput.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { dieBox, dieReach, lieFor, size } from '../places.ts';
import { type Ludo, moved, type View } from '../rules.ts';
import { home } from '../track.ts';
import styles from './board.module.css';
import { Cross } from './Cross.tsx';
import { pawnCell, pawnCells, pawnOfCell, piecesOf, placedPawns } from './pieces.tsx';
import { useStepsBefore } from './useStepsBefore.ts';

export const board: GameBoard<Ludo> = {
  Board,
  hasActions: () => false,
  ratio: () => size.width / size.height,
  fact: (view, seat, t) =>
    t('rules:ludo.fact', {
      count: (view.pawns[seat] ?? []).filter((step) => step === home).length,
      all: view.rules.pawns,
    }),
  sound: ({ key }) => (key === 'captures' ? 'capture' : key === 'stays' ? 'rattle' : 'place'),
};

const dieCell = 'die';

/** The board with one's own move on its way included. */
function seenWith({ view, seat, pending }: BoardProps<Ludo>): View {
  if (pending?.kind !== 'move' || seat === null || view.die === null) return view;
  return { ...view, pawns: moved(view, seat, pending.pawn, view.die).pawns };
}

/** What can be done now, and the cells that do it. */
function useActs(props: BoardProps<Ludo>): { readonly acts: BoardActs; readonly open: readonly string[] } {
  const { view, seat, legal, pending, isOver, play, say } = props;
  const { t } = useTexts();
  const moves = pending === null && !isOver ? (legal ?? []) : [];
  const own = seat === null ? [] : (view.pawns[seat] ?? []);
  /** Of pawns that stand together the rules move the first. */
  const moveOf = (pawn: number) => moves.find((move) => move.kind === 'move' && own[move.pawn] === own[pawn]);
  const open = [
    ...(moves.some(({ kind }) => kind === 'roll') ? [dieCell] : []),
    ...own.flatMap((_, pawn) => (moveOf(pawn) ? [pawnCell(seat ?? 0, pawn)] : [])),
  ];
  const roll = () => {
    if (open.includes(dieCell)) play({ kind: 'roll' });
  };
  const last = view.last?.moved ? pawnCell(view.last.seat, view.last.moved.pawn) : null;
  const places = placesOf(props);
  const acts: BoardActs = {
    from: [],
    to: (held) => (held === null ? open : []),
    act(_, cell) {
      const pawn = seat === null ? null : pawnOfCell(cell, seat);
      const move = pawn === null ? undefined : moveOf(pawn);
      if (cell === dieCell) roll();
      else if (move) play(move);
    },
    refuse(_, cell) {
      const why = view.phase === 'roll' ? 'rollFirst' : cell === dieCell ? 'moveFirst' : 'cannotMove';
      say(t(`rules:ludo.refusal.${why}`));
    },
    last,
    places,
    keys: { r: roll },
  };
  const idle: BoardActs = { ...noActs, last, places };
  return { acts: open.length > 0 ? acts : idle, open };
}

/** Numbers lead to one's own pawns, 0 to the die. */
const placesOf = ({ view, seat }: BoardProps<Ludo>): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ['0', dieCell],
    ...(seat === null
      ? []
      : (view.pawns[seat] ?? []).map((_, pawn) => [String(pawn + 1), pawnCell(seat, pawn)])),
  ]);

const nameOf = (people: readonly SeatedPerson[], t: Speak) => (seat: number) => {
  const person = people.find((each) => each.seat === seat);
  return person?.isMe ? t('rules:ludo.board.you') : (person?.name ?? '');
};

function dieName(view: View, isOpen: boolean, t: Speak): string {
  const face =
    view.die === null ? t('rules:ludo.board.die') : t('rules:ludo.board.dieShows', { die: view.die });
  return isOpen ? `${face}, ${t('rules:ludo.board.roll')}` : face;
}

function Board(props: BoardProps<Ludo>) {
  const { view, nearSeat, people, taste, isOver } = props;
  const { t } = useTexts();
  const seats = view.pawns.length;
  const lie = lieFor(nearSeat, seats);
  const { acts, open } = useActs(props);
  const [firstActs] = useState(view.acts);
  const seen = seenWith(props);
  const placed = placedPawns(seen, useStepsBefore(seen.pawns), lie);
  const isDieOpen = open.includes(dieCell);
  const rows: readonly CellRow[] = [
    { id: 'pawns', cells: pawnCells(placed, open, nameOf(people, t), t) },
    {
      id: dieCell,
      cells: [
        {
          id: dieCell,
          name: dieName(view, isDieOpen, t),
          box: isDieOpen ? dieReach : dieBox,
          isDisabled: !isDieOpen,
        },
      ],
    },
  ];
  const input = useBoardInput(size, rows, acts, false);
  const isRolling = view.phase === 'rolling' || props.pending?.kind === 'roll';
  const movable = placed.filter(({ seat: of, pawn }) => open.includes(pawnCell(of, pawn)));
  return (
    <BoardSheet size={size} taste={taste} input={input} className={styles.ludo}>
      <Cross seats={seats} pawns={view.rules.pawns} lie={lie} />
      <Marks marks={marksOf(seen, placed)} />
      {taste.legalHints && movable.length > 0 && (
        <Marks marks={movable.map(({ box }): Mark => ({ kind: 'selected', box: grown(box, 8) }))} />
      )}
      <Pieces pieces={piecesOf(placed, open)} input={input} />
      <div className={styles.dieSpot} data-open={isDieOpen || undefined} aria-hidden="true" />
      <Dice
        dice={[{ face: view.die ?? 6, isUsed: isRolling || (view.phase === 'roll' && !isOver), box: dieBox }]}
        rollKey={`roll ${view.phase === 'move' ? view.acts : (view.last?.die ?? 0) + view.acts * 7}`}
        isRoll={view.acts > firstActs}
      />
      <CellGrid kind="toolbar" label={t('rules:ludo.board.name')} rows={rows} input={input} />
    </BoardSheet>
  );
}

/** Where the last pawn stands that was moved. */
function marksOf({ last }: View, placed: ReturnType<typeof placedPawns>): Mark[] {
  if (!last?.moved) return [];
  const { pawn } = last.moved;
  return placed
    .filter((each) => each.seat === last.seat && each.pawn === pawn)
    .map(({ box }): Mark => ({ kind: 'last', box: grown(box, 7) }));
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
