// What each audience sees of a hand: its own rack, everything that lies open, and of the rest only how much there is.
import type { Audience, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { winOf } from './groups.ts';
import {
  beforeOf,
  betweenRounds,
  handNumber,
  hasDiscarded,
  nextTo,
  play,
  rackOf,
  result,
  showRefusal,
  starterOf,
} from './rules.ts';
import { feats, okeyIn, seats, totals } from './scoring.ts';
import type { Move, Okey, State, View } from './shapes.ts';
import { byTile, tileSign, without } from './tiles.ts';

function drawnFor(state: State, to: Audience): View['drawn'] {
  if (!state.drawn) return null;
  const { from, tile } = state.drawn;
  return { from, tile: from === 'discard' || to === state.turn ? tile : null };
}

function finishOf(state: State): View['finish'] {
  if (!state.finish) return null;
  const { by, kind, tile } = state.finish;
  return { by, kind, tile, groups: winOf(rackOf(state, by), okeyIn(state))?.groups ?? [] };
}

export function view(state: State, to: Audience): View {
  const hand = handNumber(state);
  return {
    rules: { start: state.rules.start, hands: state.rules.hands },
    hand,
    phase: result(state) ? 'over' : state.phase,
    dealer: beforeOf(starterOf(hand)),
    turn: state.phase === 'playing' ? state.turn : null,
    indicator: state.indicator,
    own: to === 'spectator' ? null : rackOf(state, to),
    counts: state.racks.map((rack) => rack.length),
    stock: state.stock.length,
    piles: state.piles,
    drawn: drawnFor(state, to),
    hasDiscarded: seats.map((seat) => hasDiscarded(state, seat)),
    shower: state.shower,
    finish: finishOf(state),
    rounds: state.rounds,
    isReady: state.ready,
  };
}

/** Fifteen tiles: it is time to discard. */
export const mustDiscard = (seen: View, seat: Seat): boolean =>
  seen.turn === seat && seen.counts[seat] === 15;
export const mustDraw = (seen: View, seat: Seat): boolean => seen.turn === seat && seen.counts[seat] === 14;

export const mayShow = (seen: View, seat: Seat): boolean =>
  seen.turn === seat &&
  showRefusal({ ...seen, rack: seen.own ?? [], hasDiscarded: seen.hasDiscarded[seat] ?? true }) === null;

/** With fifteen tiles null: which of them finish takes a search. */
export function legalMoves(seen: View, seat: Seat): readonly Move[] | null {
  if (seen.phase === 'counting') return seen.isReady[seat] ? [] : [{ kind: 'continue', hand: seen.hand }];
  if (seen.phase !== 'playing' || seen.turn !== seat) return [];
  if (mustDiscard(seen, seat)) return null;
  const draws: Move[] = [{ kind: 'draw', from: 'stock' }];
  if (seen.piles[beforeOf(seat)]?.length) draws.push({ kind: 'draw', from: 'discard' });
  return mayShow(seen, seat) ? [...draws, { kind: 'show' }] : draws;
}

/** One's own move as if it had happened, as far as it can be known before it has. */
export function afterOwn(seen: View, seat: Seat, move: Move): View {
  if (move.kind === 'continue') return { ...seen, isReady: seen.isReady.with(seat, true) };
  if (move.kind === 'show') return { ...seen, shower: seat };
  if (move.kind === 'draw') return seen;
  const own = without(seen.own ?? [], move.tile).sort(byTile);
  const put = { ...seen, own, counts: seen.counts.with(seat, own.length), drawn: null };
  if (move.kind === 'finish') {
    const won = winOf(own, okeyIn(seen));
    return won ? { ...put, finish: { by: seat, tile: move.tile, ...won } } : seen;
  }
  return {
    ...put,
    piles: seen.piles.with(seat, [...(seen.piles[seat] ?? []), move.tile]),
    turn: nextTo(seat),
  };
}

function tellFinish(before: State, seat: Seat, move: Extract<Move, { kind: 'finish' }>): Line {
  const after = play(before, { kind: 'move', at: 0, by: seat, move });
  const isOkey = move.tile === okeyIn(before);
  const kind = after.finish?.kind ?? 'groups';
  return {
    seat,
    key: `${isOkey ? 'finishedOkey' : 'finished'}.${kind}`,
    values: { tile: tileSign(move.tile) },
  };
}

function tellMove(before: State, seat: Seat, move: Move): Line | null {
  if (move.kind === 'continue') return null;
  if (move.kind === 'finish') return tellFinish(before, seat, move);
  if (move.kind === 'discard') return { seat, key: 'discarded', values: { tile: tileSign(move.tile) } };
  if (move.kind === 'show')
    return { seat, key: 'showed', values: { tile: tileSign(before.indicator ?? 'F') } };
  const tile = before.piles[beforeOf(seat)]?.at(-1);
  if (move.from === 'discard' && tile) return { seat, key: 'took', values: { tile: tileSign(tile) } };
  return before.stock.length ? { seat, key: 'drew', values: {} } : { seat: null, key: 'noTiles', values: {} };
}

function tellDeal(before: State, entry: Extract<Entry<Okey>, { kind: 'deal' }>): Line {
  const after = play(before, entry);
  const values = { hand: handNumber(before), tile: tileSign(okeyIn(after)) };
  return { seat: null, key: 'dealt', values };
}

/** What was drawn from the stock is nobody's news. */
export function tell(before: State, entry: Entry<Okey>): Line | null {
  if (entry.kind === 'deal') return tellDeal(before, entry);
  if (entry.kind === 'move') return tellMove(before, entry.by, entry.move);
  if (betweenRounds(before)) return null;
  const after = play(before, entry);
  const tile = after.piles[before.turn]?.at(-1);
  if (after.phase === 'counting' || !tile) return { seat: null, key: 'noTiles', values: {} };
  return { seat: before.turn, key: 'late', values: { tile: tileSign(tile) } };
}

/** What is shown and told. */
export const views: GameViews<Okey> = {
  view,
  legalMoves,
  scores: (state) => totals(state.rules, state.rounds),
  feats,
  tell,
};
