// The rules of crossing words: lay, exchange or pass; the dealer looks words up, at once or when somebody doubts them.
import type { Entry, Feat, GameRules, Result, Seat } from '../../engine/game.ts';
import type { Library, WordList } from '../../engine/library.ts';
import type { Random } from '../../engine/random.ts';
import { isSpelt } from '../../engine/words/letters.ts';
import { placesByPoints } from '../../kit/places.ts';
import { faultOf, formedBy, laidOn, scoreOf, takenFrom } from './laying.ts';
import type { Deal, Ending, Laid, Move, Placed, Rules, Scrabble, State } from './shapes.ts';
import { emptyBoard } from './squares.ts';
import { blank, rackSize, sorted, tilesOf, without, worth } from './tiles.ts';

const turnMs = 180_000;
const challengeMs = 20_000;
const leastInBag = 7; // for an exchange

export function start(rules: Rules, seats: number): State {
  const everyone = Array.from({ length: seats });
  return {
    rules,
    list: null,
    phase: 'opening',
    board: emptyBoard,
    blanks: [],
    racks: everyone.map(() => ''),
    bag: '',
    scores: everyone.map(() => 0),
    turn: 0,
    turns: 0,
    scoreless: 0,
    skips: everyone.map(() => 0),
    open: null,
    accepted: [],
    challenger: null,
    last: null,
    refused: null,
    ending: null,
  };
}

const seatsOf = (state: State): Seat[] => state.scores.map((_, seat) => seat);

export const rackOf = (state: State, seat: Seat): string => state.racks[seat] ?? '';

export function toAct(state: State): readonly (Seat | 'dealer')[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'playing') return [state.turn];
  if (state.phase !== 'challenging') return ['dealer'];
  return seatsOf(state).filter((seat) => seat !== state.turn && !state.accepted.includes(seat));
}

/** The tiles of the rack that a play needs. */
const needed = (tiles: readonly Placed[]): string[] =>
  tiles.map(({ letter, isBlank }) => (isBlank ? blank : letter));

export function refusal(state: State, seat: Seat, move: Move): string | null {
  if (move.kind === 'challenge' || move.kind === 'accept') {
    if (move.turn !== state.turns || state.phase !== 'challenging') return 'tooLate';
    return toAct(state).includes(seat) ? null : 'notYourTurn';
  }
  if (state.phase !== 'playing' || state.turn !== seat) return 'notYourTurn';
  if (move.kind === 'pass') return null;
  const rack = rackOf(state, seat);
  if (move.kind === 'exchange') {
    if (without(rack, [...move.letters]) === null) return 'notYourTiles';
    return state.bag.length < leastInBag ? 'bagTooSmall' : null;
  }
  if (without(rack, needed(move.tiles)) === null) return 'notYourTiles';
  if (!move.tiles.every(({ letter }) => isSpelt(letter, state.rules.language))) return 'otherAlphabet';
  return faultOf(state.board, move.tiles);
}

const withRack = (state: State, seat: Seat, rack: string): State['racks'] =>
  state.racks.with(seat, sorted(rack, state.rules.language));

/** The scores when it is over: what is left in a rack is lost, and gained by whoever has none left. */
export function reckoned(state: Pick<State, 'scores' | 'racks' | 'rules'>): number[] {
  const left = state.racks.map((rack) => worth(rack, state.rules.language));
  const all = left.reduce((sum, each) => sum + each, 0);
  return state.scores.map((score, seat) =>
    state.racks[seat] === '' ? score + all : score - (left[seat] ?? 0),
  );
}

function ended(state: State, ending: Ending): State {
  return { ...state, phase: 'over', ending, scores: reckoned(state), open: null };
}

/** The next seat to play, past those who have a turn to miss. */
function nextTurn(state: State): State {
  const seats = state.scores.length;
  const clean = { ...state, open: null, accepted: [], challenger: null, turns: state.turns + 1 };
  if (state.scoreless >= 2 * seats) return ended(clean, 'stuck');
  let turn = (state.turn + 1) % seats;
  let { skips } = state;
  for (let left = skips[turn] ?? 0; left > 0; left = skips[turn] ?? 0) {
    skips = skips.with(turn, left - 1);
    turn = (turn + 1) % seats;
  }
  return { ...clean, phase: 'playing', turn, skips };
}

/** From the bag, as many as there are. */
function drawn(state: State, seat: Seat, count: number): State {
  const at = Math.max(0, state.bag.length - count);
  const rack = rackOf(state, seat) + state.bag.slice(at);
  return { ...state, racks: withRack(state, seat, rack), bag: state.bag.slice(0, at) };
}

/** The open play stands: it counts, and its tiles are replaced. */
function stood(state: State, open: Laid): State {
  const full = drawn(state, open.by, open.tiles.length);
  const scores = state.scores.with(open.by, (state.scores[open.by] ?? 0) + open.score);
  const counted = { ...full, scores, scoreless: 0, last: open };
  return rackOf(full, open.by) === ''
    ? ended({ ...counted, turns: state.turns + 1 }, 'out')
    : nextTurn(counted);
}

/** The tiles of the open play go back to their rack. */
function takenBack(state: State, open: Laid): State {
  const rack = rackOf(state, open.by) + needed(open.tiles).join('');
  return { ...state, ...takenFrom(state, open.tiles), racks: withRack(state, open.by, rack), open: null };
}

/** A turn that scored nothing. */
const idle = (state: State): State => nextTurn({ ...state, scoreless: state.scoreless + 1 });

function judged(state: State, bad: readonly string[]): State {
  const { open, challenger } = state;
  if (!open) return state;
  if (bad.length > 0) {
    const back = takenBack(state, open);
    if (challenger !== null) return idle({ ...back, last: null });
    return { ...back, phase: 'playing', refused: { ...open, words: bad } };
  }
  if (challenger === null) return stood(state, open);
  const skips = state.skips.with(challenger, (state.skips[challenger] ?? 0) + 1);
  return stood({ ...state, skips }, open);
}

function laid(state: State, by: Seat, tiles: readonly Placed[]): State {
  const formed = formedBy(state, tiles, state.rules.language);
  const open: Laid = {
    by,
    tiles,
    words: formed.map(({ text }) => text),
    score: scoreOf(formed, tiles.length),
  };
  const rack = without(rackOf(state, by), needed(tiles)) ?? '';
  return {
    ...state,
    ...laidOn(state, tiles),
    racks: withRack(state, by, rack),
    phase: state.rules.check === 'validate' ? 'judging' : 'challenging',
    open,
  };
}

/** New tiles first, then the old ones go back, and the bag is shaken. */
function exchanged(state: State, seat: Seat, letters: string): State {
  const rack = without(rackOf(state, seat), [...letters]) ?? '';
  const full = drawn({ ...state, racks: withRack(state, seat, rack) }, seat, letters.length);
  return { ...full, phase: 'shaking', bag: sorted(full.bag + letters, state.rules.language) };
}

function accepted(state: State, seats: readonly Seat[]): State {
  const next = { ...state, accepted: [...state.accepted, ...seats] };
  return state.open && toAct(next).length === 0 ? stood(next, state.open) : next;
}

function act(before: State, seat: Seat, move: Move): State {
  const state = { ...before, refused: null };
  if (move.kind === 'play') return laid(state, seat, move.tiles);
  if (move.kind === 'exchange') return exchanged(state, seat, move.letters);
  if (move.kind === 'pass') return idle(state);
  if (move.kind === 'accept') return accepted(state, [seat]);
  return { ...state, phase: 'judging', challenger: seat };
}

function dealt(state: State, deal: Deal): State {
  if (deal.kind === 'list') return { ...state, list: deal.version };
  if (deal.kind === 'verdict') return judged(state, deal.bad);
  const full = { ...state, bag: deal.tiles };
  if (state.phase === 'shaking') return idle(full);
  const served = seatsOf(state).reduce((next, seat) => drawn(next, seat, rackSize), full);
  return { ...served, phase: 'playing' };
}

export function play(state: State, entry: Entry<Scrabble>): State {
  if (entry.kind === 'deal') return dealt(state, entry.deal);
  if (entry.kind === 'move') return act(state, entry.by, entry.move);
  if (state.phase === 'playing') return act(state, state.turn, { kind: 'pass' });
  return accepted(
    state,
    toAct(state).filter((seat) => seat !== 'dealer'),
  );
}

function listOf(state: State, library: Library): WordList {
  const list = library.words.get(state.rules.language);
  if (!list) throw new Error(`no words in ${state.rules.language}`);
  return list;
}

/** The dealer opens the list, fills and shakes the bag, and looks words up. */
export function deal(state: State, random: Random, library: Library): Deal {
  if (state.phase === 'judging') {
    const list = listOf(state, library);
    return { kind: 'verdict', bad: [...new Set(state.open?.words)].filter((word) => !list.has(word)) };
  }
  if (state.phase === 'opening' && state.list === null)
    return { kind: 'list', version: listOf(state, library).version };
  const tiles = state.phase === 'shaking' ? state.bag : tilesOf(state.rules.language);
  return { kind: 'bag', tiles: random.shuffle([...tiles]).join('') };
}

/** A play that is refused does not wind the time of its turn up again. */
export function timer(state: State): { readonly name: string; readonly ms: number } | null {
  if (state.phase === 'playing') return { name: `turn ${state.turns}`, ms: turnMs };
  return state.phase === 'challenging' ? { name: `challenge ${state.turns}`, ms: challengeMs } : null;
}

export function result(state: State): Result | null {
  if (state.phase !== 'over' || !state.ending) return null;
  return { places: placesByPoints(state.scores), reason: 'normal', how: state.ending };
}

/** All seven tiles laid, told once the play stands. */
export const feats = ({ last }: State): Feat[] =>
  last?.tiles.length === rackSize ? [{ seat: last.by, key: 'scrabbleBonus' }] : [];

/** Whoever lets a play stand by waiting is not late. */
export const betweenRounds = (state: State): boolean => state.phase === 'challenging';

/** What the engine asks of the rules. */
export const rules: GameRules<Scrabble> = {
  version: 1,
  ruleSets: { standard: { language: 'en', check: 'validate' } },
  options: { language: ['en', 'tr'], check: ['validate', 'challenge'] },
  start,
  toAct,
  refusal,
  play,
  deal,
  timer,
  result,
  betweenRounds,
};
