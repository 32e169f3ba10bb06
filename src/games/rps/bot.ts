// Three players: one who shows what comes to hand, one who counts what the other shows, one who looks for habits.
import type { Bot, Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { beats, type Hand, handIn, handsOf } from './hands.ts';
import { answersTo, byFrequency, type History, type Predictor, predictors } from './predictors.ts';
import { ownDuel } from './seen.ts';
import { type DuelView, isKnockout, type Move, type Rps, type View } from './shapes.ts';
import { roundIn } from './view.ts';

const anyOf = (hands: readonly Hand[], random: Random): Hand => random.shuffle(hands)[0] ?? 'rock';

const historyOf = ({ rounds, rules }: DuelView, of: Seat): History => ({
  rounds,
  of,
  hands: handsOf(rules.hands),
});

type Choose = (view: DuelView, seat: Seat, random: Random) => Hand;

/** As people do who want to look random: rarely the same hand twice in a row. */
const careless: Choose = ({ rounds, rules }, seat, random) => {
  const hands = handsOf(rules.hands);
  const last = rounds.at(-1);
  const others = last ? hands.filter((hand) => hand !== handIn(last, seat)) : hands;
  return anyOf(random.below(4) > 0 ? others : hands, random);
};

/** The answer to what was shown most often, two times out of three. */
const counting: Choose = (view, seat, random) => {
  const history = historyOf(view, 1 - seat);
  const known = random.below(3) > 0 ? answersTo(byFrequency(history), history.hands) : history.hands;
  return anyOf(known, random);
};

/** What happened lately says more than what happened long ago. */
const fading = 0.85;

/** How well a predictor would have done so far, from about −1 to 1: its answers against what was shown then. */
function recordOf(predictor: Predictor, history: History): number {
  let [sum, weight] = [0, 2]; // two rounds of no use: one lucky guess is no habit
  for (let at = 1; at < history.rounds.length; at++) {
    const round = history.rounds[at];
    if (!round) continue;
    const before: History = { rounds: history.rounds.slice(0, at), of: history.of, hands: history.hands };
    const came = handIn(round, history.of);
    const answers = answersTo(predictor(before), history.hands);
    const points = answers.map((hand) => (beats(hand, came) ? 1 : beats(came, hand) ? -1 : 0));
    const share = 1 / answers.length;
    sum = sum * fading + points.reduce<number>((all, point) => all + point * share, 0);
    weight = weight * fading + 1;
  }
  return sum / weight;
}

/** Follows the predictor that has done best, and shows anything where none has done well. */
const observant: Choose = (view, seat, random) => {
  const history = historyOf(view, 1 - seat);
  const [guess] = predictors
    .map((predictor) => ({ predictor, record: recordOf(predictor, history) }))
    .toSorted((one, other) => other.record - one.record);
  const isNew = history.rounds.length < 2; // nothing is known yet but how people are
  if (!guess || (!isNew && guess.record < 0.1)) return anyOf(history.hands, random);
  const weights = guess.predictor(history);
  return anyOf(answersTo(weights, history.hands), random);
};

const pauses = { least: 600, spread: 1_600 };

/** In a knock-out only one's own duel counts: everybody begins a duel knowing nothing of the other. */
function moveOf(view: View, seat: Seat, random: Random, choose: Choose): Move {
  const round = roundIn(view);
  if (!isKnockout(view)) return { round, hand: choose(view, seat, random) };
  if (view.phase === 'between') return { kind: 'continue', round };
  const own = ownDuel(view, seat);
  return { round, hand: own ? choose(own.view, own.side, random) : anyOf(handsOf(view.rules.hands), random) };
}

const player = (choose: Choose): Bot<Rps> => ({
  choose: (view, seat, random) => moveOf(view, seat, random, choose),
  pauseMs: (_view, _seat, _move, random) => pauses.least + random.below(pauses.spread),
});

export const bots: readonly Bot<Rps>[] = [player(careless), player(counting), player(observant)];
