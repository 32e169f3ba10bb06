// What each audience sees: the drawing and the length of the word; the word itself only who draws or has found it.
import type { Audience, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { judged, masked } from './comparing.ts';
import { feats } from './feats.ts';
import { hintsFor, pointsForGuess } from './scoring.ts';
import type { Guess, Move, SeenGuess, Skribbl, State, View } from './shapes.ts';
import { drawerOf, guessers, mostGuesses, revealedIn, roundOf } from './turns.ts';

const guessesShown = 10;

const knowsWord = (state: State, to: Audience): boolean =>
  state.phase === 'shown' ||
  state.phase === 'over' ||
  (to !== 'spectator' && (to === drawerOf(state) || state.gained[to] !== null));

/** That a guess was near is told to whoever made it, and that it was right without the word. */
const seenGuess = ({ seat, text, kind }: Guess, to: Audience): SeenGuess => ({
  seat,
  text: kind === 'right' ? null : text,
  kind: kind === 'near' && to !== seat ? 'wrong' : kind,
});

export function view(state: State, to: Audience): View {
  const { rules, phase, turn, word } = state;
  const { language, level, rounds, seconds } = rules;
  const drawer = drawerOf(state);
  return {
    rules: { language, level, rounds, seconds },
    phase,
    turn,
    round: roundOf(state),
    drawer,
    offered: phase === 'choosing' && to === drawer ? state.offered : null,
    word: knowsWord(state, to) ? word : null,
    mask: word === null ? '' : masked(word, revealedIn(state)),
    ink: state.ink,
    isDrawn: state.isDrawn,
    guesses: state.guesses.slice(-guessesShown).map((guess) => seenGuess(guess, to)),
    own: state.guesses.filter(({ seat }) => seat === to).map(({ text }) => text),
    gained: state.gained,
    points: state.points,
    ready: state.ready,
  };
}

export const mayGuess = ({ phase, drawer, gained, own }: View, seat: Seat): boolean =>
  phase === 'drawing' && seat !== drawer && gained[seat] === null && own.length < mostGuesses;

/** Guesses and strokes are too many to list. */
export function legalMoves(seen: View, seat: Seat): readonly Move[] | null {
  const { phase, turn, drawer, offered, ready, word } = seen;
  if (phase === 'drawing') return seat === drawer || mayGuess(seen, seat) ? null : [];
  if (phase === 'shown') {
    if (ready[seat]) return [];
    return seat === drawer && word !== null ? null : [{ kind: 'continue', turn }];
  }
  if (phase !== 'choosing' || seat !== drawer) return [];
  const words = (offered ?? []).map((_, word): Move => ({ kind: 'choose', turn, word }));
  return [...words, { kind: 'pass', turn }];
}

/** The guess that ends the turn tells the word to everybody. */
function tellGuess(before: State, by: Seat, text: string, at: number, to: Audience): Line {
  const word = before.word ?? '';
  const kind = judged(text, word, before.rules.language);
  if (kind !== 'right')
    return { seat: by, key: kind === 'near' && to === by ? 'near' : 'wrong', values: { text } };
  const points = pointsForGuess(at - before.since, before.rules.seconds);
  const isLast = guessers(before).every((seat) => seat === by);
  return isLast
    ? { seat: by, key: 'rightLast', values: { points, word } }
    : { seat: by, key: 'right', values: { points } };
}

function tellTime({ phase, word, revealed, ...before }: State): Line | null {
  if (phase === 'choosing') return { seat: drawerOf(before), key: 'late', values: {} };
  if (phase !== 'drawing' || word === null) return null;
  const hasMore = revealed < hintsFor(word);
  return { seat: null, key: hasMore ? 'hint' : 'timeUp', values: hasMore ? {} : { word } };
}

export function tell(before: State, entry: Entry<Skribbl>, to: Audience): Line | null {
  const drawer = drawerOf(before);
  if (entry.kind === 'timer') return tellTime(before);
  if (entry.kind === 'deal') return { seat: drawer, key: 'draws', values: { round: roundOf(before) } };
  const { move, by } = entry;
  if (move.kind === 'choose') return { seat: drawer, key: 'chosen', values: {} };
  if (move.kind === 'pass') return { seat: drawer, key: 'passed', values: {} };
  return move.kind === 'guess' ? tellGuess(before, by, move.text, entry.at, to) : null;
}

/** What is shown and told. */
export const views: GameViews<Skribbl> = {
  view,
  legalMoves,
  tell,
  scores: ({ points }) => points,
  feats,
};
