// A match as a value: the log folded into state, clock, open offer and result.
import { type Clock, cutTurnShort, haltClock, passClock, startClock, type TimeControl } from './clock.ts';
import { agreedDraw, claimed, flagged, left, resigned } from './ending.ts';
import type { Entry, GameDefinition, OwnTime, Result, Seat, Shapes } from './game.ts';
import { isGameEntry, type Logged, type TableEntry, type Turn } from './log.ts';
import { type OpenOffer, opened, placeToReturn, type ReturnPoint } from './offers.ts';
import { lateTurnsUntilBotStays, type TurnDays } from './turnDays.ts';

export interface Setup<G extends Shapes> {
  readonly rules: G['rules'];
  readonly seats: number;
  readonly timer: TimeControl | null;
  /** A move a day: the working days of a turn. Such a match has no clock, and its host keeps the calendar. */
  readonly turnDays?: TurnDays;
}

export const isDaily = ({ setup }: { readonly setup: Setup<Shapes> }): boolean =>
  setup.turnDays !== undefined;

/** A deadline of the rules, counted in match time. */
export interface Deadline {
  readonly name: string;
  readonly ms: number;
  readonly since: number;
  /** Nobody is late by it. */
  readonly isCourse?: true;
  /** How long it goes on after this one. */
  readonly thenMs?: number;
  /** With a move a day: the seat whose own time it is; left out: it is everybody's. */
  readonly by?: Seat;
}

export interface Match<G extends Shapes> {
  readonly setup: Setup<G>;
  readonly turn: number; // of the last turn played; −1 before the first
  readonly at: number; // match time of the last entry
  readonly actedAt: number; // match time of the last act of a player, or the start
  readonly state: G['state'];
  readonly acting: readonly (Seat | 'dealer')[]; // who must act in this state; the rules are asked once
  readonly clock: Clock | null;
  readonly deadline: Deadline | null;
  readonly offer: OpenOffer | null;
  readonly mayOfferDraw: readonly boolean[]; // by seat: no second offer before another move
  readonly paused: boolean;
  readonly recovered: boolean; // after an outage: it waits for its people
  readonly automatic: readonly number[]; // by seat: how often in a row time ran out for it
  readonly satIn: readonly Seat[]; // seats that a bot plays for somebody who is gone
  readonly deals: number; // logged so far, takebacks included; the number picks the luck of the next one
  readonly before: readonly ReturnPoint<G['state']>[]; // where a takeback can return to
  readonly result: Result | null;
}

/** After this many automatic actions in a row a seat is away. */
const automaticUntilAway = 2;

export const people = (acting: readonly (Seat | 'dealer')[]): Seat[] =>
  acting.filter((seat): seat is Seat => seat !== 'dealer');

export const seatsToAct = <G extends Shapes>(match: Match<G>): Seat[] =>
  match.recovered ? [] : seatsOnTurn(match);

/** Whose turn it is, even while the match waits for its people after an outage. */
export const seatsOnTurn = <G extends Shapes>(match: Match<G>): Seat[] =>
  match.result || match.paused ? [] : people(match.acting);

/** Seats that may act though the match does not wait for them. */
export const seatsOptionalToAct = <G extends Shapes>(
  game: GameDefinition<G>,
  match: Match<G>,
): readonly Seat[] => (seatsToAct(match).length > 0 ? (game.optionalToAct?.(match.state) ?? []) : []);

export const seatsThatMay = <G extends Shapes>(game: GameDefinition<G>, match: Match<G>): Seat[] => [
  ...seatsToAct(match),
  ...seatsOptionalToAct(game, match),
];

export const awaySeats = <G extends Shapes>(match: Match<G>): Seat[] =>
  match.automatic.flatMap((times, seat) => (times >= automaticUntilAway ? [seat] : []));

export function startMatch<G extends Shapes>(game: GameDefinition<G>, setup: Setup<G>): Match<G> {
  const everyone = Array.from({ length: setup.seats });
  const state = game.start(setup.rules, setup.seats);
  return settle(game, {
    setup,
    turn: -1,
    at: 0,
    actedAt: 0,
    state,
    acting: game.toAct(state),
    clock: setup.timer && game.manners.clock ? startClock(setup.timer, setup.seats) : null,
    deadline: null,
    offer: null,
    mayOfferDraw: everyone.map(() => true),
    paused: false,
    recovered: false,
    automatic: everyone.map(() => 0),
    satIn: [],
    deals: 0,
    before: [],
    result: null,
  });
}

/** Plays one row of the journal. */
export function playTurn<G extends Shapes>(
  game: GameDefinition<G>,
  match: Match<G>,
  turn: Turn<G>,
): Match<G> {
  let next = match;
  for (const entry of turn) next = playEntry(game, next, entry);
  return { ...next, turn: match.turn + 1 };
}

/** One line of the log; also for those who build a turn line by line. */
export function playEntry<G extends Shapes>(
  game: GameDefinition<G>,
  match: Match<G>,
  entry: Logged<G>,
): Match<G> {
  const now = { ...match, at: entry.at };
  const next = isGameEntry(entry) ? playInGame(game, now, entry) : playAtTable(game, now, entry);
  return settle(game, next.state === match.state ? next : { ...next, acting: game.toAct(next.state) });
}

function playInGame<G extends Shapes>(game: GameDefinition<G>, match: Match<G>, entry: Entry<G>): Match<G> {
  const state = game.play(match.state, entry);
  const next = { ...match, state, result: game.result(state) };
  if (entry.kind === 'deal') return { ...next, deals: match.deals + 1, before: [] };
  if (entry.kind === 'timer') return { ...next, automatic: countAutomatic(game, match) };
  return {
    ...next,
    ...afterSubstitute(game, match, state, entry.by),
    actedAt: entry.at,
    mayOfferDraw: match.mayOfferDraw.with(entry.by, true),
    offer: match.offer && match.offer.by !== entry.by ? null : match.offer,
    before: hasChoice(game, match) ? withPoint(match, entry.by) : match.before,
  };
}

/** At a daily table a substitute plays one turn and gives the seat back; the late turns of its person go on counting. */
function afterSubstitute<G extends Shapes>(
  game: GameDefinition<G>,
  { setup, satIn, automatic }: Match<G>,
  state: G['state'],
  by: Seat,
): Pick<Match<G>, 'satIn' | 'automatic'> {
  const plays = setup.turnDays !== undefined && satIn.includes(by);
  if (!plays) return { satIn, automatic: automatic.with(by, 0) };
  const stays = (automatic[by] ?? 0) >= lateTurnsUntilBotStays || game.toAct(state).includes(by);
  return { satIn: stays ? satIn : satIn.filter((seat) => seat !== by), automatic };
}

const withPoint = <G extends Shapes>({ before, state, acting }: Match<G>, by: Seat): Match<G>['before'] => [
  ...before,
  { by, state, isTurn: acting.includes(by) },
];

/** A move there was no choice about is nothing to come back to. */
const hasChoice = <G extends Shapes>(game: GameDefinition<G>, { state }: Match<G>): boolean =>
  game.manners.takeback && !game.forced?.(state);

function countAutomatic<G extends Shapes>(game: GameDefinition<G>, match: Match<G>): number[] {
  const isOwnTime = match.deadline?.by !== undefined;
  if (isOwnTime || match.deadline?.isCourse || game.betweenRounds?.(match.state)) return [...match.automatic];
  const late = people(match.acting);
  return match.automatic.map((times, seat) => (late.includes(seat) ? times + 1 : times));
}

function playAtTable<G extends Shapes>(
  game: GameDefinition<G>,
  match: Match<G>,
  entry: TableEntry,
): Match<G> {
  const table = { game, state: match.state, seats: match.setup.seats };
  switch (entry.kind) {
    case 'offer':
      return accept(game, { ...match, offer: opened(entry) }, entry.by);
    case 'answer':
      if (entry.answer === 'accept') return accept(game, match, entry.by);
      return { ...match, offer: null, mayOfferDraw: refuseDraw(match, entry.answer === 'decline') };
    case 'resign':
      return conceded(game, match, entry.by) ?? { ...match, result: resigned(table, entry.by) };
    case 'flag':
      return { ...match, result: flagged(table, entry.by) };
    case 'claim':
      return { ...match, result: claimed(table, entry.by, entry.claim) };
    case 'sitIn':
      return {
        ...match,
        satIn: [...match.satIn, entry.by],
        automatic: match.automatic.with(entry.by, isDaily(match) ? (match.automatic[entry.by] ?? 0) + 1 : 0),
      };
    case 'takeSeat':
      return {
        ...match,
        satIn: match.satIn.filter((seat) => seat !== entry.by),
        automatic: match.automatic.with(entry.by, 0),
      };
    case 'abandon':
      return { ...match, result: left(table, people(match.acting)) };
    case 'recover':
      return { ...match, recovered: true };
    case 'continue':
      return { ...match, recovered: false };
  }
}

/** After giving up one game of several the match goes on, unless that decides it; null where the rules do not handle resigning. */
function conceded<G extends Shapes>(game: GameDefinition<G>, match: Match<G>, by: Seat): Match<G> | null {
  const state = game.concede?.(match.state, by);
  if (!state) return null;
  const result = game.result(state);
  return {
    ...match,
    state,
    result: result && { ...result, reason: 'resign' },
    clock: match.clock && cutTurnShort(match.clock, match.at),
  };
}

function refuseDraw<G extends Shapes>(match: Match<G>, declined: boolean): readonly boolean[] {
  const offer = match.offer;
  return declined && offer?.kind === 'draw' ? match.mayOfferDraw.with(offer.by, false) : match.mayOfferDraw;
}

/** An offer takes effect when every seat has said yes to it. */
function accept<G extends Shapes>(game: GameDefinition<G>, match: Match<G>, by: Seat): Match<G> {
  const offer = match.offer;
  if (!offer) return match;
  const accepted = [...offer.accepted, by];
  if (accepted.length < match.setup.seats) return { ...match, offer: { ...offer, accepted } };
  const agreed = { ...match, offer: null };
  if (offer.kind === 'draw') return { ...agreed, result: agreedDraw(match.setup.seats) };
  if (offer.kind === 'takeback') return takeBack(game, agreed, offer);
  return { ...agreed, paused: offer.kind === 'pause' };
}

function takeBack<G extends Shapes>(game: GameDefinition<G>, match: Match<G>, offer: OpenOffer): Match<G> {
  const last = placeToReturn(match.before, offer);
  const point = match.before[last];
  if (!point) return match;
  return {
    ...match,
    state: point.state,
    result: game.result(point.state),
    before: match.before.slice(0, last),
    clock: match.clock && cutTurnShort(match.clock, match.at),
  };
}

/** Clock and deadline follow from who must act now. */
function settle<G extends Shapes>(game: GameDefinition<G>, match: Match<G>): Match<G> {
  return { ...match, clock: settleClock(game, match), deadline: settleDeadline(game, match) };
}

const sameSeats = (some: readonly Seat[], others: readonly Seat[]): boolean =>
  some.length === others.length && some.every((seat) => others.includes(seat));

/** A turn goes on while only the dealer acts, and while another seat answers within it; between rounds no clock runs. */
function settleClock<G extends Shapes>(game: GameDefinition<G>, match: Match<G>): Clock | null {
  const { clock, state, at } = match;
  if (!clock) return null;
  if (match.result || match.paused || match.recovered) return haltClock(clock, at);
  const running = game.betweenRounds?.(state) ? [] : people(match.acting);
  const goesOn = game.answering?.(state) || (running.length === 0 && !game.betweenRounds?.(state));
  const inTurn = goesOn ? clock.inTurn : running;
  const isSame = sameSeats(running, clock.running) && sameSeats(inTurn, clock.inTurn);
  return isSame ? clock : passClock(clock, at, running, inTurn);
}

function settleDeadline<G extends Shapes>(game: GameDefinition<G>, match: Match<G>): Deadline | null {
  if (match.result) return null;
  if (isDaily(match) && !game.betweenRounds?.(match.state)) return firstOwnTime(game, match);
  const timer = game.timer?.(match.state) ?? null;
  if (!timer) return null;
  if (match.deadline?.name === timer.name) return match.deadline;
  return { ...timer, since: match.at };
}

/** The own time of this seat, where turns are begun one by one; null: it has begun none. */
export function ownTimeOf<G extends Shapes>(
  game: GameDefinition<G>,
  match: Match<G>,
  seat: Seat,
): OwnTime | null {
  const own = isDaily(match) && !match.result ? (game.ownTimes?.(match.state) ?? []) : [];
  return own.find((each) => each.seat === seat) ?? null;
}

/** Own times run side by side; the match knows the one that ends first. */
function firstOwnTime<G extends Shapes>(game: GameDefinition<G>, match: Match<G>): Deadline | null {
  const [first] = (game.ownTimes?.(match.state) ?? []).toSorted(
    (one, other) => one.since + one.ms - other.since - other.ms,
  );
  return first ? { name: first.name, ms: first.ms, since: first.since, by: first.seat } : null;
}
