// The rules of minesweeper as a race: open cells in turn, keep the turn by finding mines, be the first to have 26.
import type { Entry, Feat, GameRules, Result, Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { blastOf, cells, goal, inOrder, mineCount, openedBy } from './field.ts';
import type { Deal, Minesweeper, Move, Pair, Rules, State } from './shapes.ts';

export const start = (rules: Rules): State => ({
  rules,
  mines: null,
  open: [],
  flags: [[], []],
  bombed: [false, false],
  turn: 0,
  last: null,
});

export const ofSeat = <T>(pair: Pair<T>, seat: Seat): T => pair[seat === 0 ? 0 : 1];

const withOf = <T>(pair: Pair<T>, seat: Seat, value: T): Pair<T> =>
  seat === 0 ? [value, pair[1]] : [pair[0], value];

export const foundIn = ({ flags }: State): Pair<number> => [flags[0].length, flags[1].length];

export function winnerOf(found: Pair<number>): Seat | null {
  const winner = found.findIndex((count) => count >= goal);
  return winner < 0 ? null : winner;
}

export function toAct(state: State): readonly (Seat | 'dealer')[] {
  if (!state.mines) return ['dealer'];
  return winnerOf(foundIn(state)) === null ? [state.turn] : [];
}

/** What decides about a bomb; a position and a view both have it. */
interface BombQuestion {
  readonly rules: Rules;
  readonly found: Pair<number>;
  readonly bombed: Pair<boolean>;
}

/** Why this seat may throw no bomb now; null: it may. */
export function bombRefusal({ rules, found, bombed }: BombQuestion, seat: Seat): string | null {
  if (!rules.bomb) return 'noBombs';
  if (ofSeat(bombed, seat)) return 'bombUsed';
  return ofSeat(found, seat) < ofSeat(found, 1 - seat) ? null : 'notBehind';
}

function closedCells(state: State): ReadonlySet<number> {
  const known = new Set([...state.open, ...state.flags.flat()]);
  return new Set(cells.filter((cell) => !known.has(cell)));
}

export function refusal(state: State, seat: Seat, { kind, cell }: Move): string | null {
  if (!toAct(state).includes(seat)) return 'notYourTurn';
  const closed = closedCells(state);
  if (kind === 'open') {
    if (closed.has(cell)) return null;
    return state.open.includes(cell) ? 'alreadyOpen' : 'alreadyFlagged';
  }
  const why = bombRefusal({ ...state, found: foundIn(state) }, seat);
  return why ?? (blastOf(cell).some((one) => closed.has(one)) ? null : 'nothingHidden');
}

function act(state: State, seat: Seat, move: Move): State {
  const mines = new Set(state.mines);
  const isBomb = move.kind === 'bomb';
  const closed = closedCells(state);
  const reached = isBomb ? blastOf(move.cell).filter((cell) => closed.has(cell)) : [move.cell];
  const hits = reached.filter((cell) => mines.has(cell));
  const mayGoOn = !isBomb && hits.length > 0;
  return {
    ...state,
    open: inOrder([...state.open, ...openedBy(mines, reached)]),
    flags: withOf(state.flags, seat, inOrder([...ofSeat(state.flags, seat), ...hits])),
    bombed: isBomb ? withOf(state.bombed, seat, true) : state.bombed,
    turn: mayGoOn ? seat : 1 - seat,
    last: { by: seat, kind: move.kind, cell: move.cell },
  };
}

export function play(state: State, entry: Entry<Minesweeper>): State {
  if (entry.kind === 'move') return act(state, entry.by, entry.move);
  return entry.kind === 'deal' ? { ...state, mines: entry.deal } : state;
}

export const deal = (_state: State, random: Random): Deal =>
  inOrder(random.shuffle(cells).slice(0, mineCount));

export function result(state: State): Result | null {
  const winner = winnerOf(foundIn(state));
  return winner === null ? null : { places: [[winner], [1 - winner]], reason: 'normal', how: 'mostMines' };
}

const fewestForBadge = 10;

/** Won while the other side had ten mines or fewer. */
export function feats(state: State): Feat[] {
  const found = foundIn(state);
  const winner = winnerOf(found);
  if (winner === null || ofSeat(found, 1 - winner) > fewestForBadge) return [];
  return [{ seat: winner, key: 'minefield' }];
}

/** What the engine asks of the rules. */
export const rules: GameRules<Minesweeper> = {
  version: 1,
  ruleSets: { standard: { bomb: true } },
  options: { bomb: [true, false] },
  start,
  toAct,
  refusal,
  play,
  deal,
  result,
};
