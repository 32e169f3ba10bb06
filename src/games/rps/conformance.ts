// Two worlds that differ in one hidden choice: whoever has not chosen yet, and whoever looks on, must see and hear the same.
import type { Secrets, Step, Worlds } from '../../../tests/conformance/worlds.ts';
import type { Entry } from '../../engine/game.ts';
import { type Random, seededRandom } from '../../engine/random.ts';
import { type Hand, handsOf } from './hands.ts';
import { rps } from './index.ts';
import { type Rps, type Rules, roundOf, type State } from './rules.ts';

const stepsWanted = 16;

const move = (state: State, by: number, hand: Hand): Entry<Rps> => ({
  kind: 'move',
  at: 0,
  by,
  move: { round: roundOf(state), hand },
});

const late: Entry<Rps> = { kind: 'timer', at: 0, timer: 'round' };

/** Seat 1 chooses in secret, by itself or by the dealer after seat 0; sometimes seat 0 lets the time run out then. */
function hiddenRound(state: State, random: Random): { readonly steps: Step<Rps>[]; readonly after: State } {
  const [one = 'rock', other = 'paper'] = random.shuffle(handsOf(state.rules.hands));
  const [own = 'rock'] = random.shuffle(handsOf(state.rules.hands));
  const [a, b] = [one, other].map((hand) => rps.play(state, move(state, 1, hand)));
  if (!a || !b) throw new Error('there are two worlds');
  const chosen: Step<Rps> = {
    a: state,
    b: state,
    entryA: move(state, 1, one),
    entryB: move(state, 1, other),
  };
  const waiting: Step<Rps> = { a, b, entryA: late, entryB: late };
  const isLate = random.below(2) === 0;
  const dealt: Entry<Rps> = { kind: 'deal', at: 0, deal: { seat: 0, hand: own } };
  const after = isLate ? rps.play(rps.play(a, late), dealt) : rps.play(a, move(a, 0, own));
  // The states differ in the first of the two: where a view is a state by mistake, that shows before anything else.
  return { steps: [waiting, chosen], after };
}

function worlds(rules: Rules, seed: string): Worlds<Rps> {
  const random = seededRandom(seed, 'worlds');
  const steps: Step<Rps>[] = [];
  let state = rps.start(rules, 2);
  while (steps.length < stepsWanted) {
    const round = hiddenRound(state, random);
    steps.push(...round.steps);
    state = rps.result(round.after) ? rps.start(rules, 2) : round.after;
  }
  return { blind: [0, 'spectator'], steps };
}

export const secrets: Secrets<Rps> = { game: rps, worlds };
