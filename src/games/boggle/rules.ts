// The rules of letter dice: the dealer rolls and solves, all search at once, then what was found is counted.
import type { Entry, GameRules, OwnTime, Result, Seat } from '../../engine/game.ts';
import type { Library } from '../../engine/library.ts';
import type { Random } from '../../engine/random.ts';
import { placesByPoints } from '../../kit/places.ts';
import { pathOf, rolled } from './dice.ts';
import { roundPoints, shortest, totals } from './scoring.ts';
import type { Boggle, Counted, Deal, Move, Rules, State } from './shapes.ts';
import { solve } from './solving.ts';

/** A board with fewer words is rolled again. */
const fewestWords = 20;
const continueMs = 15_000;

/** A round about to be rolled. */
function unrolled(
  rules: Rules,
  seats: number,
  { list, rounds, last }: Pick<State, 'list' | 'rounds'> & { readonly last: Counted | null },
): State {
  const everyone = Array.from({ length: seats });
  return {
    rules,
    list,
    phase: 'rolling',
    round: rounds.length + 1,
    board: [],
    solution: [],
    unsaid: [],
    found: everyone.map(() => []),
    isDone: everyone.map(() => false),
    rounds,
    ...(rules.apart && { apart: { begun: everyone.map(() => null), last } }),
  };
}

export const start = (rules: Rules, seats: number): State =>
  unrolled(rules, seats, { list: null, rounds: [], last: null });

/** Each begins when it suits them, and has the same time from then on. */
const dailyRules = (rules: Rules): Rules => ({ ...rules, apart: true });

/** Whether this seat has the dice before it. */
const hasBegun = ({ apart }: State, seat: Seat): boolean => !apart || apart.begun[seat] !== null;

export function toAct(state: State): readonly (Seat | 'dealer')[] {
  if (state.phase === 'rolling' || state.phase === 'solving') return ['dealer'];
  if (result(state)) return [];
  return state.isDone.flatMap((isDone, seat) => (isDone ? [] : [seat]));
}

function wordRefusal(state: State, seat: Seat, word: string): string | null {
  if (word.length < shortest) return 'tooShort';
  if (state.found[seat]?.includes(word)) return 'alreadyFound';
  if (state.solution.includes(word)) return null;
  return pathOf(state.board, word) ? 'notInList' : 'notOnBoard';
}

export function refusal(state: State, seat: Seat, move: Move): string | null {
  if (move.round !== state.round) return 'otherRound';
  if (!toAct(state).includes(seat)) return 'notYourTurn';
  if (move.kind === 'begin') return hasBegun(state, seat) ? 'alreadyBegun' : null;
  if (!hasBegun(state, seat)) return 'notBegun';
  const goesOn = move.kind === 'continue';
  if (goesOn && state.phase !== 'counting') return 'stillSearching';
  if (!goesOn && state.phase !== 'searching') return 'otherRound';
  if (move.kind !== 'find') return null;
  if (new Set(move.words).size < move.words.length) return 'alreadyFound';
  for (const word of move.words) {
    const why = wordRefusal(state, seat, word);
    if (why !== null) return why;
  }
  return null;
}

const counted = (state: State): State => ({
  ...state,
  phase: 'counting',
  isDone: state.isDone.map(() => false),
  rounds: [...state.rounds, roundPoints(state.found)],
});

function nextRound({ rules, isDone, list, rounds, board, solution, unsaid, found }: State): State {
  const last = { board, solution, unsaid, found };
  return unrolled(rules, isDone.length, { list, rounds, last });
}

/** One looks no further. Where all search together Continue follows; else the next round is there to be begun. */
function done(state: State, seat: Seat): State {
  const next = { ...state, isDone: state.isDone.with(seat, true) };
  if (!next.isDone.every(Boolean)) return next;
  if (state.phase === 'counting') return nextRound(next);
  const after = counted(next);
  return after.apart && !result(after) ? nextRound(after) : after;
}

function began(state: State, seat: Seat, at: number): State {
  const { apart } = state;
  return apart ? { ...state, apart: { ...apart, begun: apart.begun.with(seat, at) } } : state;
}

function act(state: State, seat: Seat, move: Move, at: number): State {
  if (move.kind === 'begin') return began(state, seat, at);
  if (move.kind !== 'find') return done(state, seat);
  return { ...state, found: state.found.with(seat, [...(state.found[seat] ?? []), ...move.words]) };
}

/** The times of those who have begun and search on. */
export function ownTimes({ apart, round, isDone, rules }: State): OwnTime[] {
  const ms = rules.seconds * 1_000;
  return (apart?.begun ?? []).flatMap((since, seat) =>
    since === null || isDone[seat] ? [] : [{ seat, name: `round ${round} seat ${seat}`, ms, since }],
  );
}

function timeUp(state: State, timer: string): State {
  if (!state.apart) return state.phase === 'searching' ? counted(state) : nextRound(state);
  const own = ownTimes(state).find(({ name }) => name === timer);
  return own ? done(state, own.seat) : state;
}

/** Too few words, and the dice are rolled again. */
function dealt(state: State, deal: Deal): State {
  if (deal.kind === 'roll') return { ...state, phase: 'solving', board: deal.faces };
  if (deal.words.length < fewestWords) return { ...state, phase: 'rolling', list: deal.list, board: [] };
  return { ...state, phase: 'searching', list: deal.list, solution: deal.words, unsaid: deal.unsaid };
}

export function play(state: State, entry: Entry<Boggle>): State {
  if (entry.kind === 'deal') return dealt(state, entry.deal);
  if (entry.kind === 'move') return act(state, entry.by, entry.move, entry.at);
  return timeUp(state, entry.timer);
}

export function deal(state: State, random: Random, library: Library): Deal {
  const { language } = state.rules;
  if (state.phase === 'rolling') return { kind: 'roll', faces: rolled(language, random) };
  const list = library.words.get(language);
  if (!list) throw new Error(`no words in ${language}`);
  const solved = solve(state.board, list);
  const words = [...solved.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const unsaid = words.filter((word) => solved.get(word) === 'unsaid');
  return { kind: 'solution', list: list.version, words, unsaid };
}

export function timer(state: State): { readonly name: string; readonly ms: number } | null {
  if (state.apart) return null;
  if (state.phase === 'searching') return { name: `round ${state.round}`, ms: state.rules.seconds * 1_000 };
  if (state.phase !== 'counting' || result(state)) return null;
  return { name: `continue ${state.round}`, ms: continueMs };
}

export function result(state: State): Result | null {
  if (state.phase !== 'counting' || state.rounds.length < state.rules.rounds) return null;
  const sums = totals(state.rounds, state.isDone.length);
  return { places: placesByPoints(sums), reason: 'normal', how: 'most' };
}

export const betweenRounds = (state: State): boolean =>
  state.phase === 'counting' && !state.apart && result(state) === null;

/** What the engine asks of the rules. */
export const rules: GameRules<Boggle> = {
  version: 1,
  ruleSets: { standard: { language: 'en', seconds: 180, rounds: 3 } },
  options: { language: ['en', 'tr'], seconds: [180, 60, 120, 300], rounds: [3, 1, 2, 4, 5] },
  start,
  toAct,
  refusal,
  play,
  deal,
  timer,
  dailyRules,
  ownTimes,
  result,
  betweenRounds,
};
