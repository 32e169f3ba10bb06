// What each audience sees: all rounds that were shown, one's own choice, and of the other's only that it was made.
import type { Audience, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { handsOf, type Round, winnerOf } from './hands.ts';
import {
  awaited,
  type Choices,
  type Move,
  pointsOf,
  type Rps,
  result,
  roundOf,
  type State,
  type View,
} from './rules.ts';

function view(state: State, to: Audience): View {
  const [first, second] = state.choices;
  return {
    rules: { hands: state.rules.hands, bestOf: state.rules.bestOf },
    rounds: state.rounds,
    own: to === 'spectator' ? null : to === 0 ? first : second,
    hasChosen: [first !== null, second !== null],
    points: pointsOf(state),
    isOver: result(state) !== null,
  };
}

export const hasChosen = (seen: View, seat: Seat): boolean => seen.hasChosen[seat === 0 ? 0 : 1];

function legalMoves(seen: View, seat: Seat): readonly Move[] {
  if (seen.isOver || hasChosen(seen, seat)) return [];
  return handsOf(seen.rules.hands).map((hand) => ({ round: roundOf(seen), hand }));
}

/** "Rock crushes scissors", said of whoever showed rock. */
export function tellRound(round: Round): Line {
  const winner = winnerOf(round);
  if (winner === null) return { seat: null, key: `tie.${round[0]}`, values: {} };
  const [one, other] = winner === 0 ? round : [round[1], round[0]];
  return { seat: winner, key: `beats.${one}.${other}`, values: {} };
}

/** A first choice is not told; the second one shows both. */
function tellChoice({ choices }: State, seat: Seat, hand: Round[number]): Line | null {
  const [first, second]: Choices = seat === 0 ? [hand, choices[1]] : [choices[0], hand];
  return first === null || second === null ? null : tellRound([first, second]);
}

function tell(before: State, entry: Entry<Rps>): Line | null {
  if (entry.kind === 'move') return tellChoice(before, entry.by, entry.move.hand);
  if (entry.kind === 'deal') return tellChoice(before, entry.deal.seat, entry.deal.hand);
  const [seat = null, ...others] = awaited(before);
  return { seat: others.length > 0 ? null : seat, key: 'timeUp', values: {} };
}

/** What is shown and told. */
export const views: GameViews<Rps> = {
  view,
  legalMoves,
  scores: pointsOf,
  tell,
};
