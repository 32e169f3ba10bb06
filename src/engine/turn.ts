// Building a turn: is an act allowed, and what happens by itself after it until a person must act again.
import type { GameDefinition, Seat, Shapes } from './game.ts';
import type { Library } from './library.ts';
import type { Answer, Logged, OfferKind, TableEntry, Turn } from './log.ts';
import { type Match, playEntry, seatsThatMay, seatsToAct } from './match.ts';
import { type Offered, placeToReturn } from './offers.ts';
import type { Random } from './random.ts';

/** The server's own part in a game: random numbers, a stream of them per deal, and the word lists. */
export interface Dealer {
  random(deal: number): Random;
  readonly library: Library;
}

export interface Built<G extends Shapes> {
  readonly turn: Turn<G>;
  readonly match: Match<G>;
}

/** Rounds of dealing without a person in between; more is a fault in the game. */
const mostDealerActs = 1_000;

/** The turn that begins with this entry; a turn without one is the dealer's opening. */
export function buildTurn<G extends Shapes>(
  game: GameDefinition<G>,
  match: Match<G>,
  first: Logged<G> | null,
  dealer: Dealer,
): Built<G> {
  const turn: Logged<G>[] = [];
  let next = match;
  const add = (entry: Logged<G>) => {
    turn.push(entry);
    next = playEntry(game, next, entry);
  };
  const at = first?.at ?? match.at;
  if (first) add(first);
  for (let acts = 0; ; acts++) {
    if (acts > mostDealerActs) throw new Error(`${game.id}: the dealer never stops acting`);
    const entry = automaticEntry(game, next, at, dealer);
    if (!entry) return { turn, match: { ...next, turn: match.turn + 1 } };
    add(entry);
  }
}

function automaticEntry<G extends Shapes>(
  game: GameDefinition<G>,
  match: Match<G>,
  at: number,
  dealer: Dealer,
): Logged<G> | null {
  if (match.result || match.paused || match.recovered) return null;
  if (match.acting.includes('dealer')) {
    const deal = game.deal?.(match.state, dealer.random(match.deals), dealer.library);
    return { kind: 'deal', at, deal };
  }
  const forced = game.forced?.(match.state);
  return forced ? { kind: 'move', at, ...forced } : null;
}

/** Why this seat may not make this move now; null: it may. The key `notYourTurn` is the table's own. */
export function moveRefusal<G extends Shapes>(
  game: GameDefinition<G>,
  match: Match<G>,
  seat: Seat,
  move: G['move'],
  library: Library,
): string | null {
  if (!seatsThatMay(game, match).includes(seat)) return 'notYourTurn';
  return game.refusal(match.state, seat, move, library);
}

/** Why something may not be done at the table now; null: it may. */
export function tableRefusal<G extends Shapes>(
  game: GameDefinition<G>,
  match: Match<G>,
  entry: TableEntry,
): string | null {
  if (match.result) return 'gameOver';
  if (entry.kind === 'offer') return offerRefusal(game, match, entry);
  if (entry.kind === 'answer') return answerRefusal(match, entry.by, entry.offer, entry.answer);
  if (entry.kind === 'resign' && !game.manners.resign) return 'noResigning';
  if (entry.kind === 'claim') return claimRefusal(match, entry.by);
  if (entry.kind === 'sitIn')
    return match.setup.seats > 2 && !match.satIn.includes(entry.by) ? null : 'notNow';
  if (entry.kind === 'takeSeat') return match.satIn.includes(entry.by) ? null : 'alreadyDone';
  if (entry.kind === 'recover') return match.recovered ? 'alreadyDone' : null;
  if (entry.kind === 'continue') return match.recovered ? null : 'alreadyDone';
  return null;
}

function offerRefusal<G extends Shapes>(
  game: GameDefinition<G>,
  match: Match<G>,
  entry: Offered,
): string | null {
  const { by, offer: kind } = entry;
  if (match.offer) return 'offerOpen';
  if (match.recovered || match.paused !== (kind === 'resume')) return 'notNow';
  if (kind === 'draw' && !game.manners.draw) return 'noDraws';
  if (kind === 'draw' && !match.mayOfferDraw[by]) return 'moveFirst';
  if (kind === 'takeback' && placeToReturn(match.before, entry) === -1) return 'nothingToTakeBack';
  return null;
}

function answerRefusal<G extends Shapes>(
  match: Match<G>,
  by: Seat,
  kind: OfferKind,
  answer: Answer,
): string | null {
  const offer = match.offer;
  if (offer?.kind !== kind) return 'noSuchOffer';
  if ((answer === 'withdraw') !== (offer.by === by)) return 'notYourOffer';
  return offer.accepted.includes(by) && answer === 'accept' ? 'alreadyDone' : null;
}

function claimRefusal<G extends Shapes>(match: Match<G>, by: Seat): string | null {
  if (match.setup.seats !== 2) return 'noClaims';
  const toAct = seatsToAct(match);
  return toAct.includes(1 - by) && !toAct.includes(by) ? null : 'notNow';
}
