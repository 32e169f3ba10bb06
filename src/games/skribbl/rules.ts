// The rules of sketch and guess: one chooses a word and draws it, the others guess; the sooner, the more points.
import type { Entry, GameRules, Result, Seat } from '../../engine/game.ts';
import type { Library } from '../../engine/library.ts';
import type { Random } from '../../engine/random.ts';
import { placesByPoints } from '../../kit/places.ts';
import { folded, judged, lettersIn } from './comparing.ts';
import { mostInk } from './ink.ts';
import { hintsFor, partsOf, pointsForGuess } from './scoring.ts';
import { type Deal, type Move, type Rules, type Skribbl, type State, wordSources } from './shapes.ts';
import { drawerOf, ended, followed, guessers, guessesOf, inkOf, mostGuesses, opened } from './turns.ts';
import { offered } from './words/offer.ts';
import { teamWords } from './words/teamWords.ts';

export const chooseMs = 20_000;
export const shownMs = 15_000;

export const start = (rules: Rules, seats: number): State =>
  opened(rules, seats, { turn: 0, points: Array.from({ length: seats }, () => 0), used: [] });

const waiting = ({ ready }: State): Seat[] => ready.flatMap((isReady, seat) => (isReady ? [] : [seat]));

export function toAct(state: State): readonly (Seat | 'dealer')[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'offering') return ['dealer'];
  if (state.phase === 'choosing') return [drawerOf(state)];
  if (state.phase === 'shown') return waiting(state);
  const drawer = state.isDrawn ? [] : [drawerOf(state)];
  return [...drawer, ...guessers(state)].toSorted((a, b) => a - b);
}

/** A drawing that was called complete may be added to. */
const optionalToAct = (state: State): readonly Seat[] =>
  state.phase === 'drawing' && state.isDrawn ? [drawerOf(state)] : [];

function drawRefusal(
  state: State,
  seat: Seat,
  move: Extract<Move, { kind: 'draw' | 'drawn' }>,
): string | null {
  if (seat !== drawerOf(state)) return 'notDrawer';
  if (move.kind === 'drawn') return state.phase === 'drawing' && !state.isDrawn ? null : 'notNow';
  // What was drawn in the last moment comes after the end of the turn.
  if (state.phase !== 'drawing' && state.phase !== 'shown') return 'notNow';
  if (state.word === null) return 'notNow';
  if (move.at !== inkOf(state)) return 'otherDrawing';
  return move.at + move.ink.length > mostInk ? 'fullDrawing' : null;
}

/** A wrong guess is read by everybody, and a right one by nobody. */
const isOffensive = ({ word, rules: { language } }: State, text: string, library: Library): boolean =>
  judged(text, word ?? '', language) !== 'right' && library.holdsUnsaid(text, language);

function guessRefusal(state: State, seat: Seat, text: string, library: Library): string | null {
  if (seat === drawerOf(state)) return 'drawerGuesses';
  if (state.phase !== 'drawing') return 'notNow';
  if (state.gained[seat] !== null) return 'alreadyFound';
  if (guessesOf(state, seat) >= mostGuesses) return 'tooManyGuesses';
  const { language } = state.rules;
  const asked = folded(text, language);
  if (asked === '') return 'emptyGuess';
  const isAgain = state.guesses.some(
    (guess) => guess.seat === seat && folded(guess.text, language) === asked,
  );
  if (isAgain) return 'guessedBefore';
  return isOffensive(state, text, library) ? 'offensive' : null;
}

export function refusal(state: State, seat: Seat, move: Move, library: Library): string | null {
  if (move.turn !== state.turn) return 'otherTurn';
  if (move.kind === 'guess') return guessRefusal(state, seat, move.text, library);
  if (move.kind === 'draw' || move.kind === 'drawn') return drawRefusal(state, seat, move);
  if (move.kind === 'continue') return state.phase === 'shown' && !state.ready[seat] ? null : 'notNow';
  if (seat !== drawerOf(state)) return 'notDrawer';
  if (state.phase !== 'choosing') return 'notNow';
  return move.kind === 'pass' || move.word < state.offered.length ? null : 'notOffered';
}

/** The turn is over once nobody is left to guess. */
const afterGuess = (state: State): State => (guessers(state).length === 0 ? ended(state) : state);

function guessed(state: State, seat: Seat, text: string, at: number): State {
  const kind = judged(text, state.word ?? '', state.rules.language);
  const next = { ...state, guesses: [...state.guesses, { seat, text, kind }] };
  if (kind !== 'right') return afterGuess(next);
  const points = pointsForGuess(at - state.since, state.rules.seconds);
  return afterGuess({ ...next, gained: next.gained.with(seat, points) });
}

function moved(state: State, seat: Seat, move: Move, at: number): State {
  switch (move.kind) {
    case 'choose':
      return {
        ...state,
        phase: 'drawing',
        word: state.offered[move.word] ?? null,
        order: orderOf(state, move.word),
        since: at,
      };
    case 'pass':
      return ended(state);
    case 'draw':
      return { ...state, ink: [...state.ink, move.ink] };
    case 'drawn':
      return { ...state, isDrawn: true };
    case 'guess':
      return guessed(state, seat, move.text, at);
    case 'continue': {
      const next = { ...state, ready: state.ready.with(seat, true) };
      return waiting(next).length === 0 ? followed(next) : next;
    }
  }
}

/** Orders of all words offered lie one after the other until one of them is chosen. */
function orderOf({ offered, order }: State, word: number): readonly number[] {
  const before = offered.slice(0, word).reduce((sum, each) => sum + lettersIn(each).length, 0);
  const count = lettersIn(offered[word] ?? '').length;
  return order.slice(before, before + count);
}

/** Whoever does not choose in time is passed over; in a drawing a letter is revealed, and at last the turn ends. */
function timeUp(state: State): State {
  if (state.phase === 'choosing') return ended(state);
  if (state.phase === 'shown') return followed(state);
  if (state.phase !== 'drawing') return state;
  return state.revealed < hintsFor(state.word ?? '')
    ? { ...state, revealed: state.revealed + 1 }
    : ended(state);
}

export function play(state: State, entry: Entry<Skribbl>): State {
  if (entry.kind === 'move') return moved(state, entry.by, entry.move, entry.at);
  if (entry.kind === 'timer') return timeUp(state);
  const { words, orders } = entry.deal;
  return { ...state, phase: 'choosing', offered: words, order: orders.flat() };
}

export function deal({ rules, used }: State, random: Random): Deal {
  const words = offered(rules, used, random);
  return { words, orders: words.map((word) => random.shuffle(lettersIn(word))) };
}

export function timer(state: State) {
  const { turn, phase, word, revealed, rules } = state;
  if (phase === 'choosing') return { name: `choose ${turn}`, ms: chooseMs };
  if (phase === 'shown') return { name: `continue ${turn}`, ms: shownMs };
  if (phase !== 'drawing' || word === null) return null;
  const [ms = 0, ...later] = partsOf(word, rules.seconds).slice(revealed);
  const thenMs = later.reduce((sum, each) => sum + each, 0);
  return { name: `draw ${turn} ${revealed}`, ms, isCourse: true as const, thenMs };
}

export const result = ({ phase, points }: State): Result | null =>
  phase === 'over' ? { places: placesByPoints(points), reason: 'normal', how: 'most' } : null;

export const betweenRounds = ({ phase }: State): boolean => phase === 'shown';

/** What the drawer adds is seen by everybody before it is stored. */
const isPreviewed = (state: State, seat: Seat, move: Move): boolean =>
  move.kind === 'draw' &&
  state.phase === 'drawing' &&
  move.turn === state.turn &&
  seat === drawerOf(state) &&
  move.at >= inkOf(state) &&
  move.at + move.ink.length <= mostInk;

/** What the engine asks of the rules. */
export const rules: GameRules<Skribbl> = {
  version: 1,
  ruleSets: { standard: { language: 'en', level: 'easy', rounds: 1, seconds: 80 } },
  options: {
    language: ['en', 'tr'],
    level: ['easy', 'medium', 'hard'],
    words: wordSources,
    rounds: [1, 2, 3],
    seconds: [80, 60, 120],
  },
  start,
  toAct,
  optionalToAct,
  refusal,
  play,
  deal,
  timer,
  result,
  betweenRounds,
  isPreviewed,
  teamWords,
};
