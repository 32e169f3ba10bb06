// Two worlds that differ in one hidden choice: whoever watches and whoever looks on must see and hear the same.
import type { Secrets, Step, Worlds } from '../../../tests/conformance/worlds.ts';
import type { Entry, Seat } from '../../engine/game.ts';
import { emptyLibrary } from '../../engine/library.ts';
import { type Random, seededRandom } from '../../engine/random.ts';
import { sideOf } from './duel.ts';
import { type Hand, handsOf } from './hands.ts';
import { rps } from './index.ts';
import { awaited, duelOf, roundOf } from './knockout.ts';
import type { Rps, Rules, State } from './shapes.ts';

const stepsWanted = 16;

const move = (state: State, by: Seat, hand: Hand): Entry<Rps> => ({
  kind: 'move',
  at: 0,
  by,
  move: { round: roundOf(state), hand },
});

const late: Entry<Rps> = { kind: 'timer', at: 0, timer: 'round' };

/** Whatever the dealer does now, and after a stage everybody goes on. */
function ready(state: State, random: Random): State {
  let after = state;
  while (!rps.result(after)) {
    const [seat] = rps.toAct(after);
    const round = roundOf(after);
    if (seat === 'dealer')
      after = rps.play(after, {
        kind: 'deal',
        at: 0,
        deal: rps.deal?.(after, random, emptyLibrary) ?? { lot: 0 },
      });
    else if (rps.betweenRounds?.(after))
      after = rps.play(after, { kind: 'move', at: 0, by: seat ?? 0, move: { kind: 'continue', round } });
    else return after;
  }
  return after;
}

const anyHand = (state: State, random: Random): Hand =>
  random.shuffle(handsOf(state.rules.hands))[0] ?? 'rock';

/** Somebody other than the watcher, whose opponent has not chosen. */
function hider(state: State, watcher: Seat, random: Random): Seat | null {
  const seats = awaited(state).filter((seat) => {
    const duel = duelOf(state, seat);
    return seat !== watcher && duel?.choices[1 - sideOf(duel, seat)] === null;
  });
  return random.shuffle(seats)[0] ?? null;
}

/** One chooses in secret; then the time runs out, or somebody in another duel chooses. */
function hiddenChoice(
  state: State,
  by: Seat,
  random: Random,
): { readonly steps: Step<Rps>[]; readonly after: State } {
  const [one = 'rock', other = 'paper'] = random.shuffle(handsOf(state.rules.hands));
  const a = rps.play(state, move(state, by, one));
  const b = rps.play(state, move(state, by, other));
  const chosen: Step<Rps> = {
    a: state,
    b: state,
    entryA: move(state, by, one),
    entryB: move(state, by, other),
  };
  const [elsewhere] = awaited(a).filter((seat) => !duelOf(a, by)?.seats.includes(seat));
  const isLate = elsewhere === undefined || random.below(2) === 0;
  const next = isLate ? late : move(a, elsewhere, anyHand(a, random));
  // The states differ in the first of the two: where a view is a state by mistake, that shows before anything else.
  return { steps: [{ a, b, entryA: next, entryB: next }, chosen], after: rps.play(a, next) };
}

/** The rest of the round, chosen by everybody or by the dealer. */
function completed(state: State, random: Random): State {
  let after = state;
  const round = roundOf(state);
  while (!rps.result(after) && roundOf(after) === round && awaited(after).length > 0) {
    const [seat = 0] = awaited(after);
    after = after.isLate ? ready(after, random) : rps.play(after, move(after, seat, anyHand(after, random)));
  }
  return ready(after, random);
}

function worlds(rules: Rules, seed: string): Worlds<Rps> {
  const random = seededRandom(seed, 'worlds');
  const seats = 2 + random.below(7);
  const watcher = random.below(seats);
  const begun = () => ready(rps.start(rules, seats), random);
  const steps: Step<Rps>[] = [];
  let state = begun();
  while (steps.length < stepsWanted) {
    const by = hider(state, watcher, random);
    const hidden = by === null ? null : hiddenChoice(state, by, random);
    steps.push(...(hidden?.steps ?? []));
    const after = completed(hidden?.after ?? state, random);
    state = rps.result(after) ? begun() : after;
  }
  return { blind: [watcher, 'spectator'], steps };
}

export const secrets: Secrets<Rps> = { game: rps, worlds };
