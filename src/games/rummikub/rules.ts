// The rules of tile rummy: a turn is a whole table laid out anew, or a tile drawn; whoever has no tiles left wins.
import type { Entry, GameRules, Result, Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { placesByPoints } from '../../kit/places.ts';
import { layingFault, parseLayout, playedIn } from './layout.ts';
import { pointsOf } from './scoring.ts';
import type { Deal, Move, Rules, State, TileRummy } from './shapes.ts';
import { turnSeconds } from './shapes.ts';
import { box, byTile, minus, type Tile } from './tiles.ts';

export const dealt = 14;

export const start = (rules: Rules, seats: number): State => ({
  rules,
  isDealt: false,
  table: [],
  racks: Array.from({ length: seats }, () => []),
  pool: [],
  turn: 0,
  turns: 0,
  hasOpened: Array.from({ length: seats }, () => false),
  passes: 0,
  last: null,
});

export const rackOf = (state: State, seat: Seat): readonly Tile[] => state.racks[seat] ?? [];

const isOut = ({ isDealt, racks }: State): boolean => isDealt && racks.some((rack) => rack.length === 0);

/** Everybody has passed since the last tile was played. */
const isStuck = ({ passes, racks }: State): boolean => passes >= racks.length;

export const isOver = (state: State): boolean => isOut(state) || isStuck(state);

export function toAct(state: State): readonly (Seat | 'dealer')[] {
  if (!state.isDealt) return ['dealer'];
  return isOver(state) ? [] : [state.turn];
}

export function refusal(state: State, seat: Seat, move: Move): string | null {
  if (!toAct(state).includes(seat)) return 'notYourTurn';
  if (move.kind === 'draw') return state.pool.length === 0 ? 'poolEmpty' : null;
  if (move.kind === 'pass') return state.pool.length > 0 ? 'drawInstead' : null;
  const after = parseLayout(move.table) ?? [];
  const laying = {
    table: state.table,
    rack: rackOf(state, seat),
    hasOpened: state.hasOpened[seat] ?? false,
  };
  return layingFault(laying, after);
}

const passedOn = (state: State): State => ({
  ...state,
  turn: (state.turn + 1) % state.racks.length,
  turns: state.turns + 1,
});

function laidOut(state: State, seat: Seat, text: string): State {
  const table = parseLayout(text) ?? state.table;
  const tiles = playedIn(state.table, table);
  return passedOn({
    ...state,
    table,
    racks: state.racks.with(seat, minus(rackOf(state, seat), tiles) ?? []),
    hasOpened: state.hasOpened.with(seat, true),
    passes: 0,
    last: { by: seat, tiles },
  });
}

/** Takes a tile; where there is none left, that is a pass. */
function drew(state: State): State {
  const [tile, ...pool] = state.pool;
  if (tile === undefined) return passedOn({ ...state, passes: state.passes + 1 });
  const rack = [...rackOf(state, state.turn), tile].sort(byTile);
  return passedOn({ ...state, racks: state.racks.with(state.turn, rack), pool });
}

function dealtOut(state: State, tiles: Deal): State {
  const racks = state.racks.map((_, seat) => tiles.slice(seat * dealt, (seat + 1) * dealt).sort(byTile));
  return { ...state, isDealt: true, racks, pool: tiles.slice(racks.length * dealt) };
}

export function play(state: State, entry: Entry<TileRummy>): State {
  if (entry.kind === 'deal') return dealtOut(state, entry.deal);
  if (entry.kind === 'move' && entry.move.kind === 'lay') return laidOut(state, entry.by, entry.move.table);
  return drew(state);
}

export const deal = (_state: State, random: Random): Deal => random.shuffle(box);

export function timer(state: State): { readonly name: string; readonly ms: number } | null {
  if (!state.isDealt || isOver(state)) return null;
  return { name: `turn ${state.turns + 1}`, ms: state.rules.seconds * 1_000 };
}

export function result(state: State): Result | null {
  if (!isOver(state)) return null;
  const how = isOut(state) ? 'out' : 'lowest';
  return { places: placesByPoints(pointsOf(state.racks)), reason: 'normal', how };
}

/** What the engine asks of the rules. */
export const rules: GameRules<TileRummy> = {
  version: 1,
  ruleSets: { standard: { seconds: 120 } },
  options: { seconds: turnSeconds },
  start,
  toAct,
  refusal,
  play,
  deal,
  timer,
  result,
};
