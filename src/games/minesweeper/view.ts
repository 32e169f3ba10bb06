// What everyone sees of the field alike: open cells and flags; where the other mines lie only when it is over.
import type { Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { blastOf, cells, columnOf, mineCount, minesAround, rowOf } from './field.ts';
import { bombRefusal, feats, foundIn, play, result } from './rules.ts';
import type { Minesweeper, Move, State, View } from './shapes.ts';

export const hidden = '.';
export const flagSigns: readonly string[] = ['a', 'b'];
export const lostMine = '*';

function fieldOf(state: State, isOver: boolean): string {
  const signs = cells.map(() => hidden);
  const mines = new Set(state.mines);
  if (isOver) for (const cell of mines) signs[cell] = lostMine;
  for (const cell of state.open) signs[cell] = String(minesAround(mines, cell));
  for (const [seat, sign] of flagSigns.entries())
    for (const cell of state.flags[seat] ?? []) signs[cell] = sign;
  return signs.join('');
}

export function view(state: State): View {
  const isOver = result(state) !== null;
  const stage = isOver ? 'over' : state.mines ? 'playing' : 'laying';
  return {
    rules: { bomb: state.rules.bomb },
    stage,
    field: fieldOf(state, isOver),
    found: foundIn(state),
    bombed: [state.bombed[0], state.bombed[1]],
    turn: stage === 'playing' ? state.turn : null,
    last: state.last && { by: state.last.by, kind: state.last.kind, cell: state.last.cell },
  };
}

export const isHidden = ({ field }: View, cell: number): boolean => field[cell] === hidden;

/** Whose flag stands there; null: none. */
export function flagOwner({ field }: View, cell: number): Seat | null {
  const seat = flagSigns.indexOf(field[cell] ?? hidden);
  return seat < 0 ? null : seat;
}

export const minesLeft = ({ found }: View): number => mineCount - found[0] - found[1];

export const hiddenCells = (seen: View): number[] => cells.filter((cell) => isHidden(seen, cell));

/** Where a bomb would find anything. */
export const bombCells = (seen: View): number[] =>
  cells.filter((cell) => blastOf(cell).some((one) => isHidden(seen, one)));

export function legalMoves(seen: View, seat: Seat): readonly Move[] {
  if (seen.stage !== 'playing' || seen.turn !== seat) return [];
  const opens = hiddenCells(seen).map((cell): Move => ({ kind: 'open', cell }));
  if (bombRefusal(seen, seat) !== null) return opens;
  return [...opens, ...bombCells(seen).map((cell): Move => ({ kind: 'bomb', cell }))];
}

function tellMove(before: State, entry: Extract<Entry<Minesweeper>, { kind: 'move' }>): Line {
  const { by: seat, move } = entry;
  const after = play(before, entry);
  const place = { row: rowOf(move.cell) + 1, column: columnOf(move.cell) + 1 };
  const mines = after.flags.flat().length - before.flags.flat().length;
  const count = after.open.length - before.open.length;
  if (move.kind === 'bomb') return { seat, key: 'bomb', values: { ...place, mines } };
  if (mines > 0) return { seat, key: 'mine', values: { ...place } };
  if (count > 1) return { seat, key: 'spread', values: { ...place, count } };
  return { seat, key: 'number', values: { ...place, number: minesAround(new Set(after.mines), move.cell) } };
}

export function tell(before: State, entry: Entry<Minesweeper>): Line | null {
  if (entry.kind === 'deal') return { seat: null, key: 'laid', values: { count: entry.deal.length } };
  return entry.kind === 'move' ? tellMove(before, entry) : null;
}

/** What is shown and told. */
export const views: GameViews<Minesweeper> = {
  view,
  legalMoves,
  scores: foundIn,
  feats,
  tell,
};
