// What the other will show next, guessed from the rounds of this match: each predictor gives a weight to every hand.
import type { Seat } from '../../engine/game.ts';
import { beats, type Hand, handIn, type Round, winnerOf } from './hands.ts';

export interface History {
  readonly rounds: readonly Round[];
  /** Whose next hand is guessed. */
  readonly of: Seat;
  readonly hands: readonly Hand[];
}

/** Larger where a hand is more likely; all zero: no idea. */
export type Weights = Readonly<Partial<Record<Hand, number>>>;
export type Predictor = (history: History) => Weights;

const shown = ({ rounds, of }: History): Hand[] => rounds.map((round) => handIn(round, of));

function counted(hands: readonly Hand[]): Weights {
  const counts: Partial<Record<Hand, number>> = {};
  for (const hand of hands) counts[hand] = (counts[hand] ?? 0) + 1;
  return counts;
}

/** What was shown most often comes again. */
export const byFrequency: Predictor = (history) => counted(shown(history));

/** What followed on the same thing before, where `sign` says what is the same. */
const after =
  (sign: (history: History, at: number) => string): Predictor =>
  (history) => {
    const now = history.rounds.length;
    if (now === 0) return {};
    const here = sign(history, now);
    const hands = shown(history);
    return counted(hands.filter((_, at) => at > 0 && sign(history, at) === here));
  };

const lastHands = (many: number) =>
  after((history, at) =>
    shown(history)
      .slice(Math.max(0, at - many), at)
      .join(),
  );

/** What both showed in the round before. */
const lastRound = after(({ rounds }, at) => rounds[at - 1]?.join() ?? '');

const outcomeFor = (round: Round, seat: Seat): 'won' | 'lost' | 'tied' => {
  const winner = winnerOf(round);
  return winner === null ? 'tied' : winner === seat ? 'won' : 'lost';
};

/** A step on from a hand, along the circle of the hands: the same way each time counts as one habit. */
const stepFrom = (from: Hand, to: Hand, hands: readonly Hand[]): number =>
  (hands.indexOf(to) - hands.indexOf(from) + hands.length) % hands.length;

/** The steps that were taken where the round before ended alike, taken again from here. */
const bySteps =
  (whatWasShown: (round: Round, of: Seat) => Hand): Predictor =>
  ({ rounds, of, hands }) => {
    const last = rounds.at(-1);
    if (!last) return {};
    const outcome = outcomeFor(last, of);
    const from = whatWasShown(last, of);
    const next: Hand[] = [];
    for (const [at, round] of rounds.entries()) {
      const before = rounds[at - 1];
      if (!before || outcomeFor(before, of) !== outcome) continue;
      const step = stepFrom(whatWasShown(before, of), handIn(round, of), hands);
      const hand = hands[(hands.indexOf(from) + step) % hands.length];
      if (hand) next.push(hand);
    }
    return counted(next);
  };

/** As people tend to: whoever won stays, whoever lost shows what would have beaten the winning hand. */
const asPeopleDo: Predictor = ({ rounds, of, hands }) => {
  const last = rounds.at(-1);
  if (!last) return { rock: 1 };
  const outcome = outcomeFor(last, of);
  if (outcome === 'won') return { [handIn(last, of)]: 1 };
  const other = handIn(last, 1 - of);
  return counted(hands.filter((hand) => beats(hand, other)));
};

/** From the simplest to the most particular. */
export const predictors: readonly Predictor[] = [
  asPeopleDo,
  byFrequency,
  lastHands(1),
  lastHands(2),
  lastRound,
  bySteps((round, of) => handIn(round, of)),
  bySteps((round, of) => handIn(round, 1 - of)),
];

/** The hand that does best against these weights, by won rounds less lost ones; of equal ones each. */
export function answersTo(weights: Weights, hands: readonly Hand[]): readonly Hand[] {
  const worth = (own: Hand) =>
    hands.reduce((sum, other) => {
      const weight = weights[other] ?? 0;
      return sum + (beats(own, other) ? weight : beats(other, own) ? -weight : 0);
    }, 0);
  const most = Math.max(...hands.map(worth));
  return hands.filter((hand) => worth(hand) === most);
}
