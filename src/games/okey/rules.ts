// The rules of okey: deal, draw one and discard one, going round to the right, until somebody's fourteen tiles are complete.
import type { Entry, GameRules, Result, Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { placesByPoints } from '../../kit/places.ts';
import { winOf } from './groups.ts';
import { isDecided, lossesOf, okeyIn, seats, totals } from './scoring.ts';
import {
  type Deal,
  handCounts,
  type Move,
  type Okey,
  players,
  type Rules,
  type Source,
  type State,
  starts,
} from './shapes.ts';
import { box, byTile, type Tile, without } from './tiles.ts';

const inHand = 14;

/** Play runs to the right. */
export const nextTo = (seat: Seat): Seat => (seat + players - 1) % players;
/** Whose discard may be taken. */
export const beforeOf = (seat: Seat): Seat => (seat + 1) % players;

export const handNumber = ({ rounds, phase }: State): number =>
  rounds.length + (phase === 'counting' ? 0 : 1);

/** Who has fifteen tiles and begins: seat 0 first, then one further each hand. */
export const starterOf = (hand: number): Seat => (players - ((hand - 1) % players)) % players;

const undealt = (rules: Rules, rounds: State['rounds']): State => ({
  rules,
  rounds,
  phase: 'dealing',
  indicator: null,
  racks: seats.map(() => []),
  stock: [],
  piles: seats.map(() => []),
  turn: starterOf(rounds.length + 1),
  drawn: null,
  discarded: 0,
  shower: null,
  finish: null,
  ready: seats.map(() => false),
});

export const start = (rules: Rules): State => undealt(rules, []);

export const rackOf = (state: State, seat: Seat): readonly Tile[] => state.racks[seat] ?? [];

export function toAct(state: State): readonly (Seat | 'dealer')[] {
  if (state.phase === 'dealing') return ['dealer'];
  if (state.phase === 'playing') return [state.turn];
  return result(state) ? [] : seats.filter((seat) => !state.ready[seat]);
}

/** What must hold for the indicator to be shown; a position and a view both know it. */
interface ShowQuestion {
  readonly rack: readonly Tile[];
  readonly indicator: Tile | null;
  readonly shower: Seat | null;
  readonly hasDiscarded: boolean;
}

export function showRefusal({ rack, indicator, shower, hasDiscarded }: ShowQuestion): string | null {
  if (indicator === null || !rack.includes(indicator)) return 'noTwin';
  if (shower !== null) return 'alreadyShown';
  return hasDiscarded ? 'tooLateToShow' : null;
}

/** Everybody discards once a round, the starter first. */
export const hasDiscarded = (state: State, seat: Seat): boolean =>
  state.discarded > (starterOf(handNumber(state)) - seat + players) % players;

const isFull = (rack: readonly Tile[]) => rack.length > inHand;

function refuseTile(state: State, seat: Seat, kind: 'discard' | 'finish', tile: Tile): string | null {
  const rack = rackOf(state, seat);
  if (!isFull(rack)) return 'drawFirst';
  if (!rack.includes(tile)) return 'notYourTile';
  return kind === 'discard' || winOf(without(rack, tile), okeyIn(state)) ? null : 'notComplete';
}

export function refusal(state: State, seat: Seat, move: Move): string | null {
  if (move.kind === 'continue' && move.hand !== handNumber(state)) return 'otherHand';
  if (!toAct(state).includes(seat)) return 'notYourTurn';
  if ((move.kind === 'continue') !== (state.phase === 'counting')) return `notNow.${state.phase}`;
  const rack = rackOf(state, seat);
  if (move.kind === 'draw') return isFull(rack) ? 'discardFirst' : null;
  if (move.kind === 'show') return showRefusal({ ...state, rack, hasDiscarded: hasDiscarded(state, seat) });
  return move.kind === 'continue' ? null : refuseTile(state, seat, move.kind, move.tile);
}

/** The first tile that is no false joker is turned over; then the starter takes fifteen, the others fourteen. */
function dealt(state: State, tiles: Deal): State {
  const indicator = tiles.find((tile) => tile !== 'F') ?? 'Y13';
  const rest = without(tiles, indicator);
  const order = seats.map((_, i) => (state.turn - i + players) % players);
  const firstOf = (seat: Seat) => {
    const at = order.indexOf(seat);
    return at * inHand + (at > 0 ? 1 : 0);
  };
  const racks = seats.map((seat) => {
    const size = inHand + (seat === state.turn ? 1 : 0);
    return rest.slice(firstOf(seat), firstOf(seat) + size).sort(byTile);
  });
  return { ...state, phase: 'playing', indicator, racks, stock: rest.slice(players * inHand + 1) };
}

/** The hand is over: with a winner, or with none when the stock has run out. */
function counted(state: State): State {
  const losses = lossesOf(state.shower, state.finish, okeyIn(state));
  return { ...state, phase: 'counting', rounds: [...state.rounds, losses] };
}

function drew(state: State, seat: Seat, from: Source): State {
  const before = beforeOf(seat);
  const pile = state.piles[before] ?? [];
  const tile = from === 'stock' ? state.stock[0] : pile.at(-1);
  if (tile === undefined) return counted(state);
  return {
    ...state,
    racks: state.racks.with(seat, [...rackOf(state, seat), tile].sort(byTile)),
    stock: from === 'stock' ? state.stock.slice(1) : state.stock,
    piles: from === 'discard' ? state.piles.with(before, pile.slice(0, -1)) : state.piles,
    drawn: { from, tile },
  };
}

function putDown(state: State, seat: Seat, tile: Tile): State {
  return {
    ...state,
    racks: state.racks.with(seat, without(rackOf(state, seat), tile)),
    piles: state.piles.with(seat, [...(state.piles[seat] ?? []), tile]),
    turn: nextTo(seat),
    drawn: null,
    discarded: state.discarded + 1,
  };
}

function finished(state: State, seat: Seat, tile: Tile): State {
  const left = without(rackOf(state, seat), tile);
  const kind = winOf(left, okeyIn(state))?.kind ?? 'groups';
  return counted({
    ...state,
    racks: state.racks.with(seat, left),
    drawn: null,
    finish: { by: seat, kind, tile },
  });
}

function readied(state: State, seat: Seat): State {
  const ready = state.ready.with(seat, true);
  return ready.every(Boolean) ? undealt(state.rules, state.rounds) : { ...state, ready };
}

function act(state: State, seat: Seat, move: Move): State {
  if (move.kind === 'draw') return drew(state, seat, move.from);
  if (move.kind === 'discard') return putDown(state, seat, move.tile);
  if (move.kind === 'finish') return finished(state, seat, move.tile);
  return move.kind === 'show' ? { ...state, shower: seat } : readied(state, seat);
}

/** What goes when the time is up: the drawn tile; of the fifteen dealt ones the last that is not wild. */
function lateTile(state: State): Tile | undefined {
  const rack = rackOf(state, state.turn);
  return state.drawn?.tile ?? rack.findLast((tile) => tile !== okeyIn(state)) ?? rack.at(-1);
}

function late(state: State): State {
  const held = isFull(rackOf(state, state.turn)) ? state : drew(state, state.turn, 'stock');
  const tile = lateTile(held);
  return held.phase === 'playing' && tile ? putDown(held, held.turn, tile) : held;
}

export function play(state: State, entry: Entry<Okey>): State {
  if (entry.kind === 'deal') return dealt(state, entry.deal);
  if (entry.kind === 'move') return act(state, entry.by, entry.move);
  if (state.phase === 'playing') return late(state);
  const waiting = toAct(state).filter((seat) => seat !== 'dealer');
  return waiting.reduce(readied, state);
}

export const deal = (_state: State, random: Random): Deal => random.shuffle(box);

export function timer(state: State): { readonly name: string; readonly ms: number } | null {
  const hand = handNumber(state);
  if (state.phase === 'playing') return { name: `turn ${hand}.${state.discarded + 1}`, ms: 30_000 };
  return betweenRounds(state) ? { name: `continue ${hand}`, ms: 15_000 } : null;
}

export function result(state: State): Result | null {
  if (state.phase !== 'counting' || !isDecided(state.rules, state.rounds)) return null;
  return { places: placesByPoints(totals(state.rules, state.rounds)), reason: 'normal', how: 'mostPoints' };
}

export const betweenRounds = (state: State): boolean => state.phase === 'counting' && result(state) === null;

/** What the engine asks of the rules. */
export const rules: GameRules<Okey> = {
  version: 1,
  ruleSets: { standard: { start: 20, hands: 0 } },
  options: { start: starts, hands: handCounts },
  start,
  toAct,
  refusal,
  play,
  deal,
  timer,
  result,
  betweenRounds,
};
